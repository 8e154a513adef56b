import { graphql, type ResultOf } from '../../../graphql/graphql';

export const QuoteRowFragment = graphql(`
  fragment QuoteRow on Quote {
    id
    number
    version
    createdAt
    status
    isExpired
    isOverdue
    acceptedOrder {
      id
    }
    responseDueAt
    buyer {
      name
      email
      phone
      company
    }
    lines {
      id
    }
    offer {
      number
      validUntil
      daysLeft
      total
    }
  }
`);

/** One quote as the list shows it. */
export type QuoteRow = ResultOf<typeof QuoteRowFragment>;

/** How many quotes there are of each status, late, and no longer valid. */
export const AdminQuoteCountsFragment = graphql(`
  fragment AdminQuoteCounts on AdminQuoteCounts @_unmask {
    total
    isTotalExact
    overdue
    expired
    byStatus {
      status
      count
      isCountExact
    }
  }
`);

export const PanelQuotesQuery = graphql(
  `
    query PanelQuotes($filter: AdminQuoteFilter, $sort: QuoteSort!, $skip: Int!, $take: Int!) {
      adminQuotes(filter: $filter, sort: $sort, skip: $skip, take: $take) {
        total
        isTotalExact
        items {
          id
          ...QuoteRow
        }
      }
      adminQuoteCounts {
        ...AdminQuoteCounts
      }
    }
  `,
  [QuoteRowFragment, AdminQuoteCountsFragment],
);

export type QuoteCounts = ResultOf<typeof PanelQuotesQuery>['adminQuoteCounts'];
