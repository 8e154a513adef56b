import { FileSearch } from 'lucide-react';
import { readFragment } from '../../../graphql/graphql';
import { paths } from '../../../paths';
import { today } from '../../../shop/days';
import { DECLINE_REASONS, NO_DECLINE_REASON } from '../../../shop/quote-labels';
import { amountFilter } from '../../list/amount-filter';
import { choiceFilter } from '../../list/choice-filter';
import { declareList } from '../../list/declare-list';
import { periodFilter } from '../../list/period-filter';
import { prefetchQuote } from '../detail/quote.query';
import {
  MAX_SEARCH_LENGTH,
  QUOTES_PER_PAGE,
  QUOTES_STATE,
  quotesVariables,
  writeQuotesState,
} from '../quotes-state';
import { QUOTE_COLUMNS } from './quote-columns';
import { PanelQuotesQuery, QuoteRowFragment } from './quotes.query';

/** All quotes of the shop. */
export const QUOTES = declareList({
  name: 'teklifler',
  title: 'Teklifler',
  noun: 'teklif',
  address: paths.adminQuotes,
  state: QUOTES_STATE,
  pageSize: QUOTES_PER_PAGE,
  query: PanelQuotesQuery,
  variables: (state) => quotesVariables(state, today()),
  typename: 'Quote',
  read: ({ adminQuotes }) => ({ ...adminQuotes, items: readFragment(QuoteRowFragment, adminQuotes.items) }),
  columns: QUOTE_COLUMNS,
  row: { id: ({ id }) => id, name: ({ number }) => number },
  sorts: {
    NEWEST: ['createdAt', 'desc'],
    OLDEST: ['createdAt', 'asc'],
    DUE: ['responseDueAt', 'asc'],
    VALID_UNTIL: ['validUntil', 'asc'],
    TOTAL_DESC: ['total', 'desc'],
    TOTAL_ASC: ['total', 'asc'],
  },
  search: {
    label: 'Numara, müşteri, firma, stok kodu',
    placeholder: 'Numara, müşteri',
    maxLength: MAX_SEARCH_LENGTH,
  },
  filters: [
    periodFilter('Tarih'),
    choiceFilter({
      field: 'deadline',
      label: 'Süre',
      any: 'ANY',
      options: { ANY: 'Tümü', OVERDUE: 'Yanıtı geciken', EXPIRED: 'Süresi Doldu' },
    }),
    choiceFilter({
      field: 'loss',
      label: 'Ret nedeni',
      any: 'ANY',
      options: { ANY: 'Tümü', ...DECLINE_REASONS, NONE: NO_DECLINE_REASON },
    }),
    amountFilter('totalLira', 'Tutar'),
  ],
  prefetch: (client, { id }, state) =>
    Promise.all([
      prefetchQuote(client, writeQuotesState(state), { quoteId: id }),
      import('../detail/quote-screen'),
    ]),
  // The server changes and exports no more at once.
  maxSelected: 100,
  rowKeys: { S: 'Durumu değiştir' },
  empty: {
    icon: FileSearch,
    none: ['Henüz teklif talebi yok', 'Mağazadan gelen ilk talep burada görünür.'],
    unmatched: ['Bu ölçütlere uyan teklif yok', 'Aramayı kısaltın ya da filtreleri gevşetin.'],
  },
});
