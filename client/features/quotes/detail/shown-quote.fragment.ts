import { graphql, type ResultOf } from '../../../graphql/graphql';
import { QuoteStateFragment } from '../status/quote-status';
import { AskedLineFragment } from './asked-lines-list';
import { OfferLineFragment } from './quote-lines';
import { QuoteThreadFragment } from './quote-thread';

/** A quote as its buyer sees it. */
export const ShownQuoteFragment = graphql(
  `
    fragment ShownQuote on Quote @_unmask {
      id
      number
      version
      isAcceptable
      responseDueAt
      linkToken
      buyer {
        name
        email
        phone
        company
      }
      purchaseReferences {
        purchaseOrder
        project
        requisition
      }
      lines {
        ...AskedLine
      }
      offers {
        number
        sentAt
        validUntil
        daysLeft
        isNewest
        subtotal
        tax
        taxRate
        shipping
        total
        paymentTermDays
        terms
        note
        lines {
          ...OfferLine
        }
      }
      acceptedOrder {
        id
        number
      }
      ...QuoteState
      ...QuoteThread
    }
  `,
  [AskedLineFragment, OfferLineFragment, QuoteStateFragment, QuoteThreadFragment],
);

export type ShownQuote = ResultOf<typeof ShownQuoteFragment>;
export type ShownOffer = ShownQuote['offers'][number];
