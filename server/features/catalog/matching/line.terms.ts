import { fold } from '../../../kernel/turkish/fold.js';
import { readMeasures } from '../drafts/measures.js';
import { bareCode } from '../search/search.words.js';

/** Some words of a line that may be a part number. */
export interface CodeTerm {
  /** Folded, as it stands in the line. */
  folded: string;
  /** Without punctuation. */
  bare: string;
  /** Its words by their places, the last one not included. */
  start: number;
  end: number;
}

const MAX_WORDS_OF_CODE = 4;
const LENGTH = { min: 3, max: 40 };
/** Shorter numbers are sizes and quantities more often than part numbers. */
const MIN_DIGITS = 4;
const MAX_ZEROS = 6;

/** What of a line may be a part number: up to four words in a row, measures left out. */
export function codeTerms(text: string): CodeTerm[] {
  const words = fold(text)
    .split(/[\s;,]+/)
    .filter((word) => word !== '');
  const terms: CodeTerm[] = [];
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 1; end <= Math.min(words.length, start + MAX_WORDS_OF_CODE); end++) {
      const folded = words
        .slice(start, end)
        .join(' ')
        .replace(/^[("']+|[)"'.:]+$/g, '');
      const bare = bareCode(folded).replaceAll(' ', '');
      const isWhole = start === 0 && end === words.length;
      if (isCode(folded, bare, isWhole)) terms.push({ folded, bare, start, end });
    }
  }
  return terms;
}

/** A number at the beginning of a line with the zeros that a spreadsheet may have cut off: of 45 045, 0045 … */
export function withLeadingZeros(text: string): string[] {
  const [number = ''] = /^\d{1,8}(?=\s|$)/.exec(text.trim()) ?? [];
  return number === '' ? [] : Array.from({ length: MAX_ZEROS }, (_, zeros) => '0'.repeat(zeros + 1) + number);
}

function isCode(folded: string, bare: string, isWhole: boolean): boolean {
  if (bare.length > LENGTH.max || bare === '') return false;
  if (isWhole) return true;
  if (bare.length < LENGTH.min || !/\d/.test(bare)) return false;
  if (/^\d+$/.test(bare) && bare.length < MIN_DIGITS) return false;
  return readMeasures(folded).rest.replace(/[;\s]/g, '') !== '';
}

/** Nominal sizes of pipes in inches and in millimetres: the same pipe by two names. */
const NOMINAL: Readonly<Record<string, string>> = {
  'in0.25': 'dn8',
  'in0.375': 'dn10',
  'in0.5': 'dn15',
  'in0.75': 'dn20',
  in1: 'dn25',
  'in1.25': 'dn32',
  'in1.5': 'dn40',
  in2: 'dn50',
  'in2.5': 'dn65',
  in3: 'dn80',
  in4: 'dn100',
  in5: 'dn125',
  in6: 'dn150',
  in8: 'dn200',
  in10: 'dn250',
  in12: 'dn300',
};
const INVERSE = Object.fromEntries(Object.entries(NOMINAL).map(([inch, dn]) => [dn, inch]));

/** The other name of a nominal size; null for any other measure. */
export function nominalTwin(measure: string): string | null {
  return NOMINAL[measure] ?? INVERSE[measure] ?? null;
}

/** `dn50` as a text writes it: DN 50; `in1.5`: 1.5". */
export const spelledSize = (measure: string) =>
  measure.startsWith('dn') ? `dn ${measure.slice(2)}` : `${measure.slice(2)}"`;
