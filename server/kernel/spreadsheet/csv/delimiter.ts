import type { Delimiter } from '../sheet.js';

/** In order of preference: the delimiter of Turkish Excel comes first. */
const CANDIDATES: readonly Delimiter[] = [';', '\t', ',', '|'];
const SAMPLE_RECORDS = 50;

/**
 * Detects the delimiter from the beginning of a text: the one that splits most records into the same, largest number of
 * fields. Excel's `sep=;` first line takes precedence.
 */
export function detectDelimiter(sample: string): Delimiter {
  const declared = declaredDelimiter(sample);
  if (declared) return declared;
  const records = recordsOf(sample).slice(0, SAMPLE_RECORDS);
  const scored = CANDIDATES.map((delimiter) => ({ delimiter, score: consistency(records, delimiter) }));
  return scored.reduce((best, candidate) => (candidate.score > best.score ? candidate : best)).delimiter;
}

function declaredDelimiter(sample: string): Delimiter | undefined {
  const [, declared] = /^sep=(.)\r?\n/i.exec(sample) ?? [];
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

/** The share of records with the most frequent number of delimiters, times that number. */
function consistency(records: readonly string[], delimiter: Delimiter): number {
  const frequencies = new Map<number, number>();
  for (const record of records) {
    const count = record.split(delimiter).length - 1;
    frequencies.set(count, (frequencies.get(count) ?? 0) + 1);
  }
  let best = 0;
  for (const [count, frequency] of frequencies) best = Math.max(best, (count * frequency) / records.length);
  return best;
}
