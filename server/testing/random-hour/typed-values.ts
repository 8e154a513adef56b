import fc from 'fast-check';

const LONGEST_TEXT = 2_000;

/** What people paste into fields, and what attackers do. */
const ODD_TEXTS = [
  '',
  '   ',
  '«Işıl»ın siparişi: ğüşöçİı 🚚',
  'satır\r\nsonu\tsekme',
  '=HYPERLINK("http://kotu.example")',
  "Robert'); DROP TABLE orders;--",
  '<script>alert(1)</script>',
  '\u202Etersten',
  'boş\u0000bayt',
  '\uD800',
  'ş'.repeat(LONGEST_TEXT),
  'ş'.repeat(LONGEST_TEXT + 1),
];

const ODD_AMOUNTS = [0, -1, 1, 33_333, 135_000.5, 9_007_199_254_740_991, 1e300, null];
const ODD_DAYS = ['2026-02-30', '0000-00-00', '9999-12-31', '1970-01-01', 'bugün', '', null];
const UNKNOWN_ID = '0198a000-0000-7000-8000-00000000ffff';

/** How many milliseconds a day has. */
const DAY_MS = 86_400_000;
const dayFromToday = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

export const text = fc.oneof(
  { weight: 8, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom(...ODD_TEXTS) },
);
/** Kuruş. */
export const amount = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 1_000_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(...ODD_AMOUNTS) },
);
export const day = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(-1, 0, 0, 0, 0, 1).map(dayFromToday) },
  { weight: 1, arbitrary: fc.constantFrom<string | null>(...ODD_DAYS) },
);
export const choice = fc.constantFrom(true, false, null);
export const status = fc.constantFrom(
  'PENDING',
  'CONFIRMED',
  'PROCESSING',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
);

/** What is added to the version that somebody knows: mostly nothing, sometimes they know an older one. */
export const versionShift = fc.oneof(
  { weight: 17, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.constantFrom(-2, -1, 1, 2_147_483_647, -1_000) },
);

/** Which of the known orders; now and then one that nobody placed. */
export const orderChoice = fc.oneof(
  { weight: 40, arbitrary: fc.nat() },
  { weight: 1, arbitrary: fc.constantFrom(UNKNOWN_ID, 'x') },
);
