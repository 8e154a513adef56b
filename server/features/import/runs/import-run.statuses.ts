/** How far an import has come, each with its description in the schema. */
export const IMPORT_STATUSES = {
  planning: 'The file is being read and compared with the catalog.',
  ready: 'It can be seen what would change; nothing has changed yet.',
  applying: 'Its rows are being written into the catalog.',
  applied: 'It was applied, wholly or in part: see the result.',
  undoing: 'What it changed is being taken back.',
  undone: 'It was taken back as far as that was possible: see `undo`.',
  failed: 'It could not be read, or ended with an error: see `failure`.',
  cancelled:
    'Somebody stopped it. What was applied before stays, and can be taken back; of one that is to be applied wholly or not at all nothing stays.',
} as const;

export type ImportStatus = keyof typeof IMPORT_STATUSES;

/** Which part of a file is applied. */
export const IMPORT_PARTS = {
  everything: 'New products and categories, and what changed.',
  only_new: 'New products and categories only; what the shop has stays.',
  prices_and_stock: 'Prices and stock of products the shop has; nothing else.',
} as const;

export type ImportPart = keyof typeof IMPORT_PARTS;

/** How the texts of a file write numbers, as staff say it. */
export const NUMBER_NOTATIONS = {
  detected: 'As its own numbers tell, each column by itself; else in Turkish.',
  turkish: '15.000,50',
  english: '15,000.50',
} as const;

export type NumberNotation = keyof typeof NUMBER_NOTATIONS;
