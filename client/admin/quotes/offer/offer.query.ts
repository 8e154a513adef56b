import { type Params } from 'react-router-dom';
import { type Client } from 'urql';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { prefetch } from '../../navigation/prefetch';

/** What an offer starts from: the lines of the request at today's prices, or those of the newest offer. */
export const OfferDraftQuery = graphql(`
  query OfferDraft($id: ID!) {
    adminQuote(id: $id) {
      id
      number
      version
      status
      buyer {
        name
        email
        company
      }
      offer {
        number
      }
    }
    quoteDraft(id: $id) {
      lines {
        askedLineId
        alternativeOf
        productId
        productName
        sku
        selectedVariations {
          attributeId
          attributeName
          variationId
          variationName
        }
        description
        quantity
        unit
        listPrice
        unitPrice
        discount
        deliveryTime
      }
      shipping
      taxRate
      validUntil
      paymentTermDays
      terms
      note
    }
  }
`);

export type OfferDraft = ResultOf<typeof OfferDraftQuery>['quoteDraft'];
export type OfferedQuote = NonNullable<ResultOf<typeof OfferDraftQuery>['adminQuote']>;

export const OfferPreviewQuery = graphql(`
  query OfferPreview($input: QuotePreviewInput!) {
    quotePreview(input: $input) {
      listTotal
      subtotal
      tax
      taxRate
      shipping
      total
    }
  }
`);

export const GiveQuoteMutation = graphql(`
  mutation GiveQuote($input: GiveQuoteInput!) {
    giveQuote(input: $input) {
      id
      number
      version
      status
    }
  }
`);

/** Asks for what the form starts from, for the screen to find. */
export async function prefetchOffer(
  client: Client,
  _parameters: URLSearchParams,
  { quoteId: id = '' }: Readonly<Params>,
): Promise<null> {
  await prefetch(client, OfferDraftQuery, { id });
  return null;
}
