import { choiceField, listState, textField } from '../../ui/navigation/list-state';

export const MAX_SEARCH_LENGTH = 100;

const PARTS = { ALL: 'hepsi', ACTIVE: 'aktif', PASSIVE: 'pasif' } as const;

/** What the address says of the tree. */
export interface CategoriesState {
  readonly text: string;
  readonly part: keyof typeof PARTS;
}

const STATE = listState<CategoriesState>({
  text: textField('arama', MAX_SEARCH_LENGTH),
  part: choiceField('durum', PARTS, 'ALL'),
});

export const readCategoriesState = STATE.parse;

/** The parameters of the tree, narrowed to something. */
export const categoriesParameters = (narrowed: Partial<CategoriesState>): URLSearchParams =>
  STATE.serialize({ text: '', part: 'ALL', ...narrowed });
