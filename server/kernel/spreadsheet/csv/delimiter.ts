import type { Delimiter } from '../sheet.js';

/** In order of preference: the delimiter of Turkish Excel comes first. */
const CANDIDATES: readonly Delimiter[] = [';', '\t', ',', '|'];
const SAMPLE_RECORDS = 50;

/**
 * Detects the delimiter from the beginning of a text: the one that stands in most records, and splits most of them into the same
 * number of fields, as commas within texts and prices do not. Excel's `sep=;` first line takes precedence.
 */
export function detectDelimiter(sample: string): Delimiter {
  const declared = declaredDelimiter(sample);
  if (declared) return declared;
  const records = recordsOf(sample).slice(0, SAMPLE_RECORDS);
  const scored = CANDIDATES.map((delimiter) => ({ delimiter, ...judged(records, delimiter) }));
  const isBetter = (one: (typeof scored)[number], other: (typeof scored)[number]) =>
    one.score === other.score ? one.count > other.count : one.score > other.score;
  return scored.reduce((best, next) => (isBetter(next, best) ? next : best)).delimiter;
}

function declaredDelimiter(sample: string): Delimiter | undefined {
  const [, declared] = /^"?sep=(.)"?(?:\r\n|\n|\r|$)/i.exec(sample) ?? [];
  return CANDIDATES.find((delimiter) => delimiter === declared);
}

/** Records without their quoted text. The last record may be cut off and is dropped unless it is the only one. */
function recordsOf(sample: string): string[] {
  const records = sample
    .replace(/"(?:[^"]|"")*(?:"|$)/g, '')
    .split(/\r\n|\n|\r/)
    .filter((record) => record.trim() !== '');
  return records.length > 1 ? records.slice(0, -1) : records;
}

/**
 * The share of records that have the delimiter, and the share of those that have it as often as most do; and how often that is.
 */
function judged(records: readonly string[], delimiter: Delimiter): { score: number; count: number } {
  const frequencies = new Map<number, number>();
  for (const record of records) {
    const count = record.split(delimiter).length - 1;
    if (count > 0) frequencies.set(count, (frequencies.get(count) ?? 0) + 1);
  }
  const present = [...frequencies.values()].reduce((sum, frequency) => sum + frequency, 0);
  const [count, most] = [...frequencies].sort(([, one], [, other]) => other - one)[0] ?? [0, 0];
  return { score: (present + most) / Math.max(records.length, 1), count };
}
