import { compiledEntry } from '../../concurrency/test-compiled-entry.js';

/** The child's entry as JavaScript, for specs. */
export const compiledChild = (): string =>
  compiledEntry('kernel/spreadsheet/process/child.ts', ['kernel/spreadsheet', 'kernel/refusal']);
