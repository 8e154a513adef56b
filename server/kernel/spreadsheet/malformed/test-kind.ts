import type { CellValue } from '../sheet.js';

/** The code of a refusal, or the rows of the first sheet. */
export type Outcome = string | CellValue[][];

/** A kind of malformed file, and what its reading leads to. */
export type Kind = [kind: string, name: string, bytes: () => Buffer, outcome: Outcome];
