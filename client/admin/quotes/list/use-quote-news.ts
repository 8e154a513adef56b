import { useState } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { IN_BACKGROUND } from '../../../graphql/in-background';
import { formatCount } from '../../../shop/format';
import { useLiveTopics } from '../../live/use-live-topics';
import { type QuoteCounts } from './quotes.query';

const QuoteNewsQuery = graphql(`
  query QuoteNews {
    adminQuoteCounts {
      total
    }
  }
`);

/** How many quotes came since the list was loaded, in words; undefined while there are none. @param shown the counts that were loaded with the list */
export function useQuoteNews(shown: QuoteCounts | undefined): string | undefined {
  const client = useClient();
  const [news, setNews] = useState<{ since: QuoteCounts; total: number }>();
  useLiveTopics(async () => {
    if (!shown) return;
    const { data } = await client.query(QuoteNewsQuery, {}, IN_BACKGROUND).toPromise();
    if (data) setNews({ since: shown, total: data.adminQuoteCounts.total });
  }, 'quotes');
  // What was found before the list was loaded anew stands in the list.
  if (!shown || news?.since !== shown) return undefined;
  const added = news.total - shown.total;
  return added > 0 ? `${formatCount(added)} yeni teklif talebi geldi` : undefined;
}
