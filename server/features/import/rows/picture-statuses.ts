/** What became of an address that an import names. */
export const PICTURE_STATUSES = {
  waiting: 'It is still to be fetched.',
  fetched: 'Its picture is stored.',
  failed: 'It gave no picture: see `error`.',
  left_out: 'The import names too many.',
  dropped: 'No product or category names it any more.',
} as const;

export type PictureStatus = keyof typeof PICTURE_STATUSES;
