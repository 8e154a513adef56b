import path from 'node:path';

/** Where the fonts lie, beside this file. */
export const FONT_FOLDER = path.join(import.meta.dirname, 'fonts');

/** The light palette of the shop. */
export const COLORS = {
  text: '#12252d',
  muted: '#4a5f69',
  line: '#d3dbdf',
  petrol: '#0b5563',
  tint: '#e1eff1',
  danger: '#a8231c',
} as const;

/** Points; A4 is 595.28 wide. */
const PAGE_WIDTH = 595.28;
export const MARGIN = { left: 44, top: 44, right: 44, bottom: 58 } as const;
export const CONTENT_WIDTH = PAGE_WIDTH - MARGIN.left - MARGIN.right;
/** Between columns that stand beside each other. */
export const GAP = 20;

export const SIZES = {
  small: 7.5,
  figures: 8.5,
  text: 9,
  name: 10,
  wordmark: 15,
  title: 19,
  total: 11,
} as const;

/** Digits as wide as each other, so that amounts stand under each other; never in codes, where they tear the hyphens apart. */
export const TABULAR = { fontFeatures: ['tnum' as const] };
