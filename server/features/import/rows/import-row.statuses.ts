/** What a row of a file is about. */
export const IMPORT_SUBJECTS = {
  category: 'A category.',
  product: 'A product, with its technical specs and variations in the file.',
  detail: 'Technical specs and variations of a product that has no row of its own in the file.',
} as const;

export type ImportSubject = keyof typeof IMPORT_SUBJECTS;

/** What a row would do. */
export const IMPORT_ROW_KINDS = {
  new: 'Adds a product or category.',
  changed: 'Changes what the shop has.',
  unchanged: 'Equals what the shop has, or is outside of the part that is applied.',
  invalid: 'Cannot be applied: see its problems.',
} as const;

export type ImportRowKind = keyof typeof IMPORT_ROW_KINDS;

/** What became of a row. */
export const IMPORT_OUTCOMES = {
  added: 'A product or category was added.',
  updated: 'A product or category was changed.',
  unchanged: 'It came to no change after all.',
  failed: 'It could not be saved: see its problems.',
  outdated: 'Its product or category changed after it was shown what the row would do: it was left alone.',
} as const;

export type ImportOutcome = keyof typeof IMPORT_OUTCOMES;

/** What taking an import back did to a row. */
export const UNDO_BUCKETS = {
  reversed: 'It is as it was before the import.',
  kept: 'Left alone, because it was edited, its stock was sold, or it holds other products or categories by now.',
  impossible: 'It could not be taken back: it was ordered meanwhile, is gone, or the catalog refused it.',
} as const;

export type UndoBucket = keyof typeof UNDO_BUCKETS;
