import { useState } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { IN_BACKGROUND } from '../../../graphql/in-background';
import { type OrderCounts, orderNewsText } from './order-news-text';
import { useOrderChanges } from './use-order-changes';

const OrderCountsQuery = graphql(`
  query OrderCounts {
    adminOrderCounts {
      total
      byStatus {
        status
        count
        isCountExact
      }
    }
  }
`);

/**
 * How many orders there are by now, and what of that a list does not show that was loaded earlier; undefined when it shows all.
 *
 * @param shown the counts that were loaded with the list
 * @param isNarrowed the list leaves orders out, which may depend on their state
 */
export function useOrderNews<Counts extends OrderCounts>(
  shown: Counts | undefined,
  isNarrowed: boolean,
): { counts: Counts | undefined; text: string | undefined } {
  const client = useClient();
  const [news, setNews] = useState<{ since: Counts; counts: OrderCounts }>();
  useOrderChanges(async () => {
    if (!shown) return;
    const { data } = await client.query(OrderCountsQuery, {}, IN_BACKGROUND).toPromise();
    if (data) setNews({ since: shown, counts: data.adminOrderCounts });
  });
  // What was found before the list was loaded anew stands in the list.
  if (!shown || news?.since !== shown) return { counts: shown, text: undefined };
  return { counts: { ...shown, ...news.counts }, text: orderNewsText(shown, news.counts, isNarrowed) };
}
