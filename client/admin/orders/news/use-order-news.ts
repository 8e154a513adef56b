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
      }
    }
  }
`);

/**
 * What has become of the orders since a list was loaded; undefined when nothing has.
 *
 * @param shown the counts that were loaded with the list
 */
export function useOrderNews(shown: OrderCounts | undefined): string | undefined {
  const client = useClient();
  const [news, setNews] = useState<{ since: OrderCounts; counts: OrderCounts }>();
  useOrderChanges(async () => {
    if (!shown) return;
    const { data } = await client.query(OrderCountsQuery, {}, IN_BACKGROUND).toPromise();
    if (data) setNews({ since: shown, counts: data.adminOrderCounts });
  });
  // What was found before the list was loaded anew stands in the list.
  return news && news.since === shown ? orderNewsText(news.since, news.counts) : undefined;
}
