import type { Delimiter } from '../sheet.js';

/** In the order of preference: what a Turkish Excel writes comes first. */
const CANDIDATES: readonly Delimiter[] = [';', '\t', ',', '|'];
const RECORDS_LOOKED_AT = 50;

/**
 * The delimiter of a text by its beginning: the one that splits most records into the same, greatest number of fields.
 * Excel's own first line `sep=;` decides at once.
 */
export function detectDelimiter(sample: string): Delimiter {
  const announced = announcedDelimiter(sample);
  if (announced) return announced;
  const records = recordsOf(sample).slice(0, RECORDS_LOOKED_AT);
  const scored = CANDIDATES.map((delimiter) => ({ delimiter, score: agreement(records, delimiter) }));
  return scored.reduce((best, candidate) => (candidate.score > best.score ? candidate : best)).delimiter;
}

function announcedDelimiter(sample: string): Delimiter | undefined {
  const [, announced] = /^sep=(.)\r?\n/i.exec(sample) ?? [];
  return CANDIDATES.find((delimiter) => delimiter === announced);
}

/** Records without what stands between quotes; the last one may be cut off and is left out where there are others. */
function recordsOf(sample: string): string[] {
  const records = sample
    .replace(/"(?:[^"]|"")*(?:"|$)/g, '')
    .split(/\r\n|\n|\r/)
    .filter((record) => record.trim() !== '');
  return records.length > 1 ? records.slice(0, -1) : records;
}

/** Share of the records that have the most frequent number of delimiters, times that number. */
function agreement(records: readonly string[], delimiter: Delimiter): number {
  const frequencies = new Map<number, number>();
  for (const record of records) {
    const count = record.split(delimiter).length - 1;
    frequencies.set(count, (frequencies.get(count) ?? 0) + 1);
  }
  let best = 0;
  for (const [count, frequency] of frequencies) best = Math.max(best, (count * frequency) / records.length);
  return best;
}
