import { useQuery } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { today } from '../../../shop/days';
import { formatCount } from '../../../shop/format';
import { type QuoteStatus } from '../../../shop/quote-labels';
import { countText, filterKey } from '../../list/declare-list';
import { QUOTES_STATE, quotesFilter, type QuotesState } from '../quotes-state';
import { AdminQuoteCountsFragment, type QuoteCounts } from './quotes.query';

export const FoundQuotesQuery = graphql(
  `
    query FoundQuotes($filter: AdminQuoteFilter!) {
      adminQuoteCounts(filter: $filter) {
        ...AdminQuoteCounts
      }
    }
  `,
  [AdminQuoteCountsFragment],
);

const CONTEXT = { additionalTypenames: ['Quote'] };
const EVERYTHING = filterKey(QUOTES_STATE.parse(new URLSearchParams()));

/**
 * How many quotes each tab leads to: those that the search and the filters find; undefined while they are not known.
 *
 * @param all quotes of the shop, as they are loaded with the list
 */
export function useQuoteCounts(state: QuotesState, all: QuoteCounts | undefined) {
  const anyTab = { ...state, statuses: [], deadline: 'ANY' as const };
  const isNarrowed = filterKey(anyTab) !== EVERYTHING;
  const [{ data }] = useQuery({
    query: FoundQuotesQuery,
    variables: { filter: quotesFilter(anyTab, today()) },
    context: CONTEXT,
    pause: !isNarrowed,
  });
  const counts = isNarrowed ? data?.adminQuoteCounts : all;
  if (!counts) return undefined;
  return {
    total: countText(counts),
    overdue: formatCount(counts.overdue),
    expired: formatCount(counts.expired),
    ofStatus: (status: QuoteStatus): string => {
      const { count = 0, isCountExact = true } = counts.byStatus.find((one) => one.status === status) ?? {};
      return countText({ total: count, isTotalExact: isCountExact });
    },
  };
}
