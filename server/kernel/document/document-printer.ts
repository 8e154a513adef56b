import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { FONT_FOLDER } from './document-style.js';
import type { Printed } from './document-thread.js';
import type { PrintedDocument } from './print-document.js';

const HEAP_MEGABYTES = 256;
const TIMEOUT_MS = 20_000;
/** It holds some sixty megabytes, which nobody needs while nothing is printed. */
const IDLE_MS = 60_000;

/** A thread that prints, started with the first document and ended after a minute without one. Prints one at a time. */
export class DocumentPrinter {
  private thread: Worker | null = null;
  private idle: NodeJS.Timeout | undefined;

  async print(document: PrintedDocument): Promise<Buffer> {
    clearTimeout(this.idle);
    const thread = (this.thread ??= await this.start());
    try {
      const printed = await answerOf(thread, document);
      if ('error' in printed) throw new Error(`The document was not printed: ${printed.error}`);
      this.idle = setTimeout(() => void this.end(), IDLE_MS).unref();
      return Buffer.from(printed.pdf.buffer);
    } catch (error) {
      await this.end();
      throw error;
    }
  }

  async end(): Promise<void> {
    clearTimeout(this.idle);
    const { thread } = this;
    this.thread = null;
    await thread?.terminate();
  }

  private async start(): Promise<Worker> {
    const thread = new Worker(await entry(), {
      workerData: { fontFolder: FONT_FOLDER },
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    });
    // An error of a thread that nobody waits for must not end this process; the next document starts another.
    thread.on('error', () => undefined);
    thread.once('exit', () => {
      if (this.thread === thread) this.thread = null;
    });
    thread.unref();
    return thread;
  }
}

/** Compiled, it lies beside this file; specs run TypeScript. */
async function entry(): Promise<string> {
  if (!import.meta.filename.endsWith('.ts')) return path.join(import.meta.dirname, 'document-thread.js');
  return (await import('./test-compiled-thread.js')).compiledThread();
}

async function answerOf(thread: Worker, document: PrintedDocument): Promise<Printed> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const ended = once(thread, 'exit', { signal }).then(() => {
    throw new Error('The thread that prints ended');
  });
  // After an answer nobody waits for it.
  ended.catch(() => undefined);
  thread.ref();
  try {
    // Rejects with an error of the thread too.
    const answered = once(thread, 'message', { signal }) as Promise<[Printed]>;
    thread.postMessage(document);
    const [printed] = await Promise.race([answered, ended]);
    return printed;
  } finally {
    over.abort();
    thread.unref();
  }
}
