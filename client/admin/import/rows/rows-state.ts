import { choiceField, flagField, listState, pageField, textField } from '../../../ui/navigation/list-state';
import { type RowFilter } from './rows.query';

export const ROWS_PER_PAGE = 50;
export const MAX_SEARCH_LENGTH = 100;

/** Parts of the rows of an import; the address spells them. */
const VIEWS = {
  ALL: 'tumu',
  NEW_CATEGORY: 'yeni-kategori',
  NEW_PRODUCT: 'yeni-urun',
  CHANGED: 'degisen',
  UNCHANGED: 'ayni',
  INVALID: 'hatali',
  PRICE_JUMP: 'fiyat-sicramasi',
  CLEARING: 'silinecek',
  LEFT_OUT: 'cikarilan',
  ADDED: 'eklenen',
  UPDATED: 'guncellenen',
  FAILED: 'kaydedilemeyen',
  REVERSED: 'geri-alinan',
  KEPT: 'korunan',
  IMPOSSIBLE: 'geri-alinamayan',
  STAYED: 'kalan',
} as const;

export type RowsView = keyof typeof VIEWS;

/** What the address asks of an import and its rows. */
export interface RowsState {
  /** The one that the import is at where the address names none. */
  readonly step: 'COLUMNS' | 'PREVIEW' | 'FIRST';
  /** The first one of the screen where the address names none. */
  readonly view: RowsView | 'FIRST';
  readonly hasWarnings: boolean;
  readonly text: string;
  readonly page: number;
}

export const { parse: readRowsState, serialize: writeRowsState } = listState<RowsState>({
  step: choiceField('adim', { COLUMNS: 'sutunlar', PREVIEW: 'on-izleme', FIRST: '' }, 'FIRST'),
  view: choiceField('goster', { ...VIEWS, FIRST: '' }, 'FIRST'),
  hasWarnings: flagField('uyarili', 'evet'),
  text: textField('arama', MAX_SEARCH_LENGTH),
  page: pageField('sayfa', ROWS_PER_PAGE),
});

/** The figures that lead to planned rows do not count those that were left out, which have a view of their own. */
const KEPT: RowFilter = { isLeftOut: false };

const FILTERS: Readonly<Record<RowsView, RowFilter>> = {
  ALL: {},
  NEW_CATEGORY: { ...KEPT, kinds: ['NEW'], subjects: ['CATEGORY'] },
  NEW_PRODUCT: { ...KEPT, kinds: ['NEW'], subjects: ['PRODUCT', 'DETAIL'] },
  CHANGED: { ...KEPT, kinds: ['CHANGED'] },
  UNCHANGED: { ...KEPT, kinds: ['UNCHANGED'] },
  INVALID: { ...KEPT, kinds: ['INVALID'] },
  PRICE_JUMP: { ...KEPT, isPriceJump: true },
  CLEARING: { ...KEPT, clearsFields: true },
  LEFT_OUT: { isLeftOut: true },
  ADDED: { outcomes: ['ADDED'] },
  UPDATED: { outcomes: ['UPDATED'] },
  FAILED: { outcomes: ['FAILED', 'OUTDATED'] },
  REVERSED: { undoBuckets: ['REVERSED'] },
  KEPT: { undoBuckets: ['KEPT'] },
  IMPOSSIBLE: { undoBuckets: ['IMPOSSIBLE'] },
  STAYED: { undoBuckets: ['KEPT', 'IMPOSSIBLE'] },
};

/**
 * Which rows the server is asked for.
 *
 * @param firstView what a screen shows where the address names no view
 */
export function rowsVariables(id: string, { view, hasWarnings, text, page }: RowsState, firstView: RowsView) {
  return {
    id,
    filter: {
      ...FILTERS[view === 'FIRST' ? firstView : view],
      ...(hasWarnings && { hasWarnings }),
      ...(text && { text }),
    },
    skip: (page - 1) * ROWS_PER_PAGE,
    take: ROWS_PER_PAGE,
  };
}
