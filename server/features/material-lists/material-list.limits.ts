import type { UploadLimit } from '../../kernel/files/upload-limit.js';
import type { RateLimit } from '../../kernel/rate-limit/rate-limits.js';
import { spreadsheetTooLarge } from '../../kernel/spreadsheet/spreadsheet.refusals.js';

const MAX_BYTES = 5 * 1024 * 1024;

/** Of a file; what a pasted text may have is less. */
export const MATERIAL_LIST_UPLOAD: UploadLimit = {
  maxBytes: MAX_BYTES,
  tooLarge: () => spreadsheetTooLarge({ limitBytes: MAX_BYTES }),
};

/** Rows of a file that are read, headings and blank ones included. */
export const MAX_ROWS = 2_000;

/** Things that one list asks for: a cart takes 200 of them, a quote 100. */
export const MAX_LINES = 500;

/** Characters of a pasted list: also of letters of two bytes it fits into the body of a request. What is longer comes as a file. */
export const MAX_TEXT = 40_000;

/** Characters of one line; what is longer is cut. */
export const MAX_LINE_TEXT = 300;

/** Days that a list is kept. */
export const LIFE_DAYS = 30;

/** A list needs no account: without a limit one network could keep the shop searching. */
export const LISTS_OF_ADDRESS: RateLimit = { name: 'material-lists', points: 60, seconds: 3_600 };

/** Lists that one process matches at once, and how many more wait. */
export const MATCHING = { concurrency: 2, maxWaiting: 20 };

/** An answer may hold 500 products with five candidates each, where an ordinary root field costs 450. */
export const LIST_COST = 2_000;
