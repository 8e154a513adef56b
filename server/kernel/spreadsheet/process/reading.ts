import type { Readable } from 'node:stream';
import type { SheetEvidence } from '../sheet-numbers.js';
import { spreadsheetTooComplex } from '../spreadsheet.refusals.js';
import type { StartedChild } from './child-process.js';
import { failureOf, type Line, type OpenedSpreadsheet, parseLine, type SentRow } from './sent-lines.js';

const MAX_BATCH = 500;
/** Of rows that are read at once: some hundred of a catalog. */
const BATCH_CHARACTERS = 128 * 1024;
/** That a child takes long to start is for a busy machine to blame, not for its file. */
const START_MILLISECONDS = 120_000;
/** Reports before the first row, each read as soon as it comes. */
const FIRST_REPORTS = 2;
/** These end a child from outside, as Ctrl-C does; with any other signal it ended because of its file. */
const FROM_OUTSIDE: ReadonlySet<string> = new Set(['SIGINT', 'SIGTERM', 'SIGHUP']);
/** The exit code of Node without memory, where there are no signals. */
const ABORTED = 134;
/** The longest time of a timer. */
const MAX_MILLISECONDS = 2 ** 31 - 1;

/** What a child reads, as its parent sees it. A child that ends without a last report was ended at one of its limits. */
export class Reading {
  private readonly lines: AsyncGenerator<Line[], undefined>;
  /** What came together with a report. */
  private early: Line[] = [];
  private isClosed = false;
  /** Known once all rows were read. */
  numbers: SheetEvidence[] = [];
  private readonly kill = () => this.child.kill();

  constructor(
    private readonly child: StartedChild,
    private leftMilliseconds: number,
    private readonly signal: AbortSignal | undefined,
  ) {
    this.lines = linesOf(child.output);
    signal?.addEventListener('abort', this.kill);
  }

  /** @throws what keeps the file from being opened */
  async open(milliseconds: number): Promise<OpenedSpreadsheet> {
    try {
      const started = await this.report(START_MILLISECONDS);
      if (!('started' in started)) throw failureOf(started);
      const report = await this.report(milliseconds);
      if (!('opened' in report)) throw failureOf(report);
      return report.opened;
    } catch (error) {
      this.close();
      throw error;
    }
  }

  async *rows(): AsyncGenerator<SentRow[]> {
    try {
      let lines: Line[] | undefined = this.early;
      while (lines) {
        const rows = lines.filter(isRow);
        for (let start = 0; start < rows.length; start += MAX_BATCH) {
          yield rows.slice(start, start + MAX_BATCH);
        }
        const last = lines.at(-1);
        if (last && 'end' in last) {
          this.numbers = last.numbers;
          return;
        }
        if (last && !isRow(last)) throw failureOf(last);
        lines = await this.next();
      }
      if (!this.isClosed) throw await this.earlyEnd();
    } finally {
      this.close();
    }
  }

  close(): void {
    this.isClosed = true;
    this.signal?.removeEventListener('abort', this.kill);
    this.child.kill();
    this.child.output.destroy();
  }

  /** The next line of those that come one at a time. */
  private async report(milliseconds: number): Promise<Line> {
    if (this.early.length === 0) this.early = (await this.next(milliseconds)) ?? [];
    return this.early.shift() ?? Promise.reject(await this.earlyEnd());
  }

  /** What came next; undefined when there is no more. Kills a child that is out of time. */
  private async next(milliseconds = MAX_MILLISECONDS): Promise<Line[] | undefined> {
    const begun = performance.now();
    const timer = setTimeout(this.kill, Math.min(milliseconds, this.leftMilliseconds, MAX_MILLISECONDS));
    try {
      const next = await this.lines.next();
      return next.done ? undefined : next.value;
    } finally {
      clearTimeout(timer);
      this.leftMilliseconds -= performance.now() - begun;
    }
  }

  private async earlyEnd(): Promise<Error> {
    const { code, signal, complaint } = await this.child.ended;
    if (this.signal?.aborted) return this.signal.reason as Error;
    const isOutOfBounds = code === ABORTED || (signal !== null && !FROM_OUTSIDE.has(signal));
    if (isOutOfBounds) return spreadsheetTooComplex({});
    return new Error(`The process that reads a spreadsheet ended with ${signal ?? code}: ${complaint}`);
  }
}

const isRow = (line: Line): line is SentRow => 'cells' in line;

/** The first reports as soon as they come, then some hundred lines at a time. A row may be longer than many chunks. */
async function* linesOf(output: Readable): AsyncGenerator<Line[], undefined> {
  let complete = '';
  let begun: string[] = [];
  let given = 0;
  try {
    for await (const chunk of output.setEncoding('utf8') as AsyncIterable<string>) {
      const end = chunk.lastIndexOf('\n');
      if (end === -1) {
        begun.push(chunk);
        continue;
      }
      complete += `${begun.join('')}${chunk.slice(0, end + 1)}`;
      begun = [chunk.slice(end + 1)];
      if (given >= FIRST_REPORTS && complete.length < BATCH_CHARACTERS) continue;
      const lines = parseLines(complete);
      [complete, given] = ['', given + lines.length];
      yield lines;
    }
    if (complete !== '') yield parseLines(complete);
  } catch (error) {
    // Closed while it was read.
    if (!output.destroyed) throw error;
  }
}

const parseLines = (text: string) => text.slice(0, -1).split('\n').map(parseLine);
