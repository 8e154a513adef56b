import { type ChildProcessByStdio, spawn } from 'node:child_process';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { ChildTask, Watched } from './child.js';

const BYTES_PER_MEGABYTE = 1024 * 1024;
/** Resident memory beyond the heap: the program itself, and what is read in buffers. */
const MEGABYTES_BESIDE_HEAP = 256;
/** Of what a failing child says to its standard error. */
const MAX_COMPLAINT = 2_000;

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** What it wrote to its standard error, from the beginning. */
  complaint: string;
}

export interface StartedChild {
  output: Readable;
  /** Resolves once it is gone. @throws when it could not be started */
  ended: Promise<Ended>;
  kill(): void;
}

/** Starts the child that reads a file; it knows neither the secrets of this process nor its options. */
export async function startChild(
  task: Omit<ChildTask, keyof Watched>,
  heapMegabytes: number,
): Promise<StartedChild> {
  const residentBytes = (heapMegabytes + MEGABYTES_BESIDE_HEAP) * BYTES_PER_MEGABYTE;
  const watched: Watched = { residentBytes, parent: process.pid };
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${heapMegabytes}`, await entry(), JSON.stringify({ ...task, ...watched })],
    { env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot }, stdio: 'pipe', windowsHide: true },
  );
  return { output: child.stdout, ended: endOf(child), kill: () => void child.kill('SIGKILL') };
}

/** Compiled, it lies beside this file; specs run TypeScript. */
async function entry(): Promise<string> {
  if (!import.meta.filename.endsWith('.ts')) return path.join(import.meta.dirname, 'child.js');
  return (await import('./test-compiled-child.js')).compiledChild();
}

function endOf(child: ChildProcessByStdio<Writable, Readable, Readable>): Promise<Ended> {
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    if (complaint.length < MAX_COMPLAINT) complaint += text.slice(0, MAX_COMPLAINT);
  });
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, complaint }));
  });
  // Who waits for the end gets the error; it must not end this process before.
  ended.catch(() => undefined);
  return ended;
}
