import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { openSpreadsheet } from '../open-spreadsheet.js';
import { SheetNumbers } from '../sheet-numbers.js';
import type { SpreadsheetLimits } from '../sheet.js';
import { spreadsheetTooComplex } from '../spreadsheet.refusals.js';
import { failureReport, type Report, reportLine, rowLine } from './sent-lines.js';

/** What the child is started with, as JSON in its only argument. */
export interface ChildTask {
  path: string;
  limits: Partial<SpreadsheetLimits>;
  /** Resident memory beyond which the child ends itself: buffers do not count to the heap. */
  residentBytes: number;
  /** Without which the child ends itself, also where that was gone before the child had started. */
  parent: number;
}

/** What the watchdog looks at. */
export type Watched = Pick<ChildTask, 'residentBytes' | 'parent'>;

/** What a file says may be far more than its bytes, as a text it has once may stand in many cells: so much is taken of it. */
const CHARACTERS_OF_A_BYTE = 200;
const CHARACTERS_OF_ANY_FILE = 16 * 1024 * 1024;
/** Characters that are sent at once. */
const CHUNK_CHARACTERS = 64 * 1024;

/** The process that reads one file for the process that started it: rows and reports as lines on its standard output. */
async function readForParent({ path: file, limits, ...watched }: ChildTask): Promise<void> {
  dieWithParent(watched);
  await send(reportLine({ started: true }));
  const report = await readAll(file, limits).catch(failureReport);
  process.stdout.write(reportLine(report), () => process.exit());
}

async function readAll(file: string, limits: Partial<SpreadsheetLimits>): Promise<Report> {
  const { format, sheets } = await openSpreadsheet({ path: file }, limits);
  const named = sheets.map(({ name, position }) => ({ name, position }));
  await send(reportLine({ opened: { format, sheets: named } }));
  const numbers = sheets.map(() => new SheetNumbers());
  const most = Math.max(CHARACTERS_OF_ANY_FILE, (await stat(file)).size * CHARACTERS_OF_A_BYTE);
  let chunk = '';
  let sent = 0;
  try {
    for (const sheet of sheets) {
      for await (const row of sheet.rows()) {
        numbers[sheet.position]?.add(row);
        chunk += rowLine(sheet.position, row);
        if (chunk.length < CHUNK_CHARACTERS) continue;
        sent += chunk.length;
        if (sent > most) throw spreadsheetTooComplex({});
        await send(chunk);
        chunk = '';
      }
    }
  } finally {
    // The rows before an error are sent, too.
    await send(chunk);
  }
  return { end: true, numbers: numbers.map(({ evidence }) => evidence) };
}

/** Waits for a parent that takes its time, so that what it has not read yet stays in the file. */
async function send(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

function dieWithParent(watched: Watched): void {
  // A terminal and some supervisors signal all processes at once: the parent decides when its child ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.stdin.on('close', () => process.exit()).resume();
  process.stdout.on('error', () => process.exit());
  // A loop that never ends would not see its input close: another thread watches, too.
  const watchdog = new URL('./watchdog.js', import.meta.url);
  new Worker(watchdog, {
    workerData: watched,
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  }).unref();
}

await readForParent(JSON.parse(process.argv[2] ?? '') as ChildTask);
