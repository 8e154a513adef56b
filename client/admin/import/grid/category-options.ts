import { fold } from '../../../shop/fold';

/** What may be meant by the text of a category cell. */
export interface CategoryOption {
  /** `new`: a category of this name is opened. */
  readonly kind: 'known' | 'new';
  readonly category: string;
}

const MAX_SHOWN = 7;

/**
 * Categories that a text may stand for, the nearest one first; last the way to open one of that name, where there is none.
 *
 * @param nearest the most similar one, as long as nothing else was typed
 */
export function categoryOptions(
  text: string,
  categories: readonly string[],
  nearest: string | null,
): readonly CategoryOption[] {
  const typed = fold(text.trim());
  const isSame = (category: string) => fold(category) === typed;
  const matching = categories.filter((category) => category !== nearest && fold(category).includes(typed));
  const sorted = [...matching].sort((one, other) => Number(isSame(other)) - Number(isSame(one)));
  const shown = [...(nearest === null ? [] : [nearest]), ...sorted].slice(0, MAX_SHOWN);
  const known = shown.map((category) => ({ kind: 'known' as const, category }));
  if (typed === '' || categories.some(isSame)) return known;
  return [...known, { kind: 'new', category: text.trim() }];
}
