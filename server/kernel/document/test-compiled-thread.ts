import { compiledEntry } from '../concurrency/test-compiled-entry.js';

/** The entry of the thread as JavaScript, for specs. */
export const compiledThread = (): string =>
  compiledEntry('kernel/document/document-thread.ts', [
    'kernel/document',
    'kernel/clock',
    'kernel/input',
    'kernel/money',
    'kernel/refusal',
  ]);
