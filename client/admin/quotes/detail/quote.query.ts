import { type Params } from 'react-router-dom';
import { type Client } from 'urql';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { today } from '../../../shop/days';
import { prefetch } from '../../navigation/prefetch';
import { quotesFilter, readQuotesState } from '../quotes-state';
import { QuoteCustomerFragment } from './quote-customer';
import { QuoteHistoryFragment } from './quote-history';
import { QuoteOffersFragment } from './quote-offers';
import { QuoteRequestFragment } from './quote-request';
import { QuoteThreadFragment } from '../thread/quote-thread';
import { readVersion } from '../../record/shown-version';

export const PanelQuoteQuery = graphql(
  `
    query PanelQuote($id: ID!, $version: Int) {
      adminQuote(id: $id, version: $version) {
        id
        number
        version
        status
        isExpired
        isOverdue
        createdAt
        responseDueAt
        buyer {
          email
        }
        offer {
          number
          validUntil
          daysLeft
        }
        declined {
          reason
          message
          at
        }
        isAcceptable
        acceptedOrder {
          id
          number
        }
        history {
          version
          type
          at
          text
          actor {
            name
          }
          ...QuoteHistory
        }
        ...QuoteRequest
        ...QuoteOffers
        ...QuoteThread
        ...QuoteCustomer
      }
    }
  `,
  [
    QuoteHistoryFragment,
    QuoteRequestFragment,
    QuoteOffersFragment,
    QuoteThreadFragment,
    QuoteCustomerFragment,
  ],
);

export type PanelQuote = NonNullable<ResultOf<typeof PanelQuoteQuery>['adminQuote']>;

export const QuoteNeighborsQuery = graphql(`
  query QuoteNeighbors($id: ID!, $filter: AdminQuoteFilter, $sort: QuoteSort!) {
    adminQuoteNeighbors(id: $id, filter: $filter, sort: $sort) {
      previousId
      nextId
      position
      total
      isTotalExact
    }
  }
`);

export function neighborVariables(id: string, parameters: URLSearchParams) {
  const state = readQuotesState(parameters);
  return { id, filter: quotesFilter(state, today()), sort: state.sort };
}

/** Asks for the quote that an address names, for the screen to find. */
export async function prefetchQuote(
  client: Client,
  parameters: URLSearchParams,
  { quoteId: id = '' }: Readonly<Params>,
): Promise<null> {
  await Promise.all([
    prefetch(client, PanelQuoteQuery, { id, version: readVersion(parameters) }),
    prefetch(client, QuoteNeighborsQuery, neighborVariables(id, parameters)),
  ]);
  return null;
}
