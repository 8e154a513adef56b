import { FileText } from 'lucide-react';
import { graphql } from '../../graphql/graphql';
import { declareSection, sectionCount } from '../navigation/section';

export const NewQuotesQuery = graphql(`
  query NewQuotes {
    adminQuoteCounts {
      byStatus {
        status
        count
      }
    }
  }
`);

/** Requests for a price, the offers that answer them, and what became of these. */
export const quotesSection = declareSection({
  path: 'teklifler',
  title: 'Teklifler',
  icon: FileText,
  group: 'sales',
  permission: 'QUOTES',
  count: sectionCount({
    query: NewQuotesQuery,
    read: ({ adminQuoteCounts }) =>
      adminQuoteCounts.byStatus.find(({ status }) => status === 'NEW')?.count ?? 0,
    noun: 'yeni teklif talebi',
    topics: ['quotes'],
  }),
  screens: {
    '': () => import('./list/quotes-screen'),
    yeni: () => import('./new/new-quote-screen'),
    ':quoteId': () => import('./detail/quote-screen'),
    ':quoteId/kabul': () => import('./acceptance/acceptance-screen'),
    ':quoteId/teklif': () => import('./offer/offer-screen'),
  },
  palette: () => import('./palette/quotes-palette').then(({ quotesPalette }) => quotesPalette),
  searchable: { things: ['teklif'], by: ['teklif numarası', 'ad', 'firma'] },
});
