import { parentPort, workerData } from 'node:worker_threads';
import { printDocument, type PrintedDocument } from './print-document.js';

/** What the thread answers: the file, or why there is none. */
export type Printed = { pdf: Uint8Array<ArrayBuffer> } | { error: string };

const { fontFolder } = workerData as { fontFolder: string };

/** The entry of the thread: a document in, a file out, one after the other. */
parentPort?.on('message', (document: PrintedDocument) => {
  void printDocument(document, fontFolder)
    .then((written): Printed => ({ pdf: Uint8Array.from(written) }))
    .catch((error: unknown): Printed => ({
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }))
    .then((printed) => parentPort?.postMessage(printed, 'pdf' in printed ? [printed.pdf.buffer] : []));
});
