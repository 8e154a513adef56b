import { EXPIRED_QUOTE, QUOTE_STATUSES, type QuoteStatus } from '../../shop/quote-labels';
import { kurusOf, readLira } from '../../shop/read-lira';
import {
  choiceField,
  choicesField,
  dayField,
  listState,
  pageField,
  type Range,
  rangeField,
  textField,
} from '../../ui/navigation/list-state';
import { PERIODS, type PeriodState, periodTimes } from '../list/period-filter';

export const QUOTES_PER_PAGE = 50;
export const MAX_SEARCH_LENGTH = 100;

/** The orders of a list of quotes; the address spells them. */
const SORTS = {
  NEWEST: 'yeni',
  OLDEST: 'eski',
  DUE: 'yanit',
  VALID_UNTIL: 'gecerlilik',
  TOTAL_DESC: 'tutar-azalan',
  TOTAL_ASC: 'tutar-artan',
} as const;

type QuotesSort = keyof typeof SORTS;

/** What depends on the time: an answer that is late, an offer that is no longer valid. */
const DEADLINES = { ANY: 'hepsi', OVERDUE: 'geciken', EXPIRED: EXPIRED_QUOTE.parameter } as const;

/** Why buyers declined; `NONE` where none of them said why. */
const LOSSES = {
  ANY: 'hepsi',
  PRICE: 'fiyat',
  DELIVERY_TIME: 'teslim-suresi',
  TECHNICAL: 'teknik',
  OTHER_SUPPLIER: 'baska-firma',
  POSTPONED: 'ertelendi',
  OTHER: 'diger',
  NONE: 'belirtilmedi',
} as const;

export type QuoteLoss = keyof typeof LOSSES;

export type QuoteDeadline = keyof typeof DEADLINES;

/** What the address of the list asks for. */
export interface QuotesState extends PeriodState {
  readonly text: string;
  /** None: all of them. */
  readonly statuses: readonly QuoteStatus[];
  readonly deadline: QuoteDeadline;
  readonly loss: QuoteLoss;
  /** Of the newest offer, with tax, in whole lira. */
  readonly totalLira: Range;
  readonly sort: QuotesSort;
  readonly page: number;
}

const STATUS_SPELLING = Object.fromEntries(
  Object.entries(QUOTE_STATUSES).map(([status, { parameter }]) => [status, parameter]),
) as Record<QuoteStatus, string>;

export const QUOTES_STATE = listState<QuotesState>({
  text: textField('arama', MAX_SEARCH_LENGTH),
  statuses: choicesField('durum', STATUS_SPELLING),
  deadline: choiceField('sure', DEADLINES, 'ANY'),
  loss: choiceField('neden', LOSSES, 'ANY'),
  period: choiceField('tarih', PERIODS, 'ANY'),
  from: dayField('baslangic'),
  to: dayField('bitis'),
  totalLira: rangeField('en-az', 'en-cok', readLira),
  sort: choiceField('sirala', SORTS, 'NEWEST'),
  page: pageField('sayfa', QUOTES_PER_PAGE),
});

export const { parse: readQuotesState, serialize: writeQuotesState } = QUOTES_STATE;

/** The filter of a list as the server takes it. @param today the day in Istanbul, from which periods count back */
export function quotesFilter(state: QuotesState, today: string) {
  const { text, statuses, deadline, loss, totalLira } = state;
  const { from, before } = periodTimes(state, today);
  return {
    ...(text && { text }),
    ...(statuses.length > 0 && { statuses: [...statuses] }),
    ...(deadline === 'OVERDUE' && { isOverdue: true }),
    ...(deadline === 'EXPIRED' && { isExpired: true }),
    ...(loss === 'NONE' && { hasDeclineReason: false }),
    ...(loss !== 'ANY' && loss !== 'NONE' && { declineReasons: [loss] }),
    ...(from && { createdFrom: from }),
    ...(before && { createdBefore: before }),
    ...(totalLira.min !== null && { minTotal: kurusOf(totalLira.min) }),
    ...(totalLira.max !== null && { maxTotal: kurusOf(totalLira.max) }),
  };
}

export function quotesVariables(state: QuotesState, today: string) {
  return {
    filter: quotesFilter(state, today),
    sort: state.sort,
    skip: (state.page - 1) * QUOTES_PER_PAGE,
    take: QUOTES_PER_PAGE,
  };
}
