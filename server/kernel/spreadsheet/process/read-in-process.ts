import type { SheetEvidence } from '../sheet-numbers.js';
import type { SpreadsheetLimits } from '../sheet.js';
import { startChild } from './child-process.js';
import { Reading } from './reading.js';
import type { OpenedSpreadsheet, SentRow } from './sent-lines.js';

export type { OpenedSpreadsheet, SentRow } from './sent-lines.js';

export interface SpreadsheetProcessLimits {
  /** Of JavaScript objects; resident memory may be 256 MB more. */
  heapMegabytes: number;
  /** For the whole reading, without the time in which its rows wait for who takes them. */
  milliseconds: number;
  /** From the start of the child until the file is opened. */
  firstRowMilliseconds: number;
}

export const DEFAULT_PROCESS_LIMITS: SpreadsheetProcessLimits = {
  heapMegabytes: 256,
  milliseconds: 300_000,
  firstRowMilliseconds: 10_000,
};

export interface ReadingOptions {
  limits?: Partial<SpreadsheetLimits>;
  process?: Partial<SpreadsheetProcessLimits>;
  /** Ends the child and fails the reading with the reason of the signal. */
  signal?: AbortSignal;
}

export interface SpreadsheetReading {
  opened: OpenedSpreadsheet;
  /** Some hundred rows at a time, sheet after sheet; to be read once. The child waits while nobody takes them. */
  rows: AsyncIterable<SentRow[]>;
  /** How each sheet writes numbers, by its position; to be asked once all rows were read. */
  numbers(): SheetEvidence[];
  /** Ends the child; rows that are still being read end here. Needed only where they are not read to their end. */
  close(): void;
}

/**
 * Reads all visible sheets of a local file in a child process, sheet after sheet: a file that takes memory without end, or
 * time, ends the child and not this process. The child ends with this process, however that ends.
 *
 * @throws {Refusal} SPREADSHEET_… as openSpreadsheet does, here or while rows are read, and SPREADSHEET_TOO_COMPLEX when the
 * child runs out of memory or time; other errors are system errors (missing file, no process to be had)
 */
export async function readInProcess(
  path: string,
  { limits = {}, process: bounds = {}, signal }: ReadingOptions = {},
): Promise<SpreadsheetReading> {
  signal?.throwIfAborted();
  const { heapMegabytes, milliseconds, firstRowMilliseconds } = { ...DEFAULT_PROCESS_LIMITS, ...bounds };
  const child = await startChild({ path, limits }, heapMegabytes);
  const reading = new Reading(child, milliseconds, signal);
  const opened = await reading.open(firstRowMilliseconds);
  return { opened, rows: reading.rows(), numbers: () => reading.numbers, close: () => reading.close() };
}
