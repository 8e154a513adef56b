import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../../kernel/config/config.js';
import type { RunningJob } from '../../../kernel/jobs/job.js';
import { readInProcess, type SentRow } from '../../../kernel/spreadsheet/process/read-in-process.js';
import type { SheetEvidence } from '../../../kernel/spreadsheet/sheet-numbers.js';
import type { SpreadsheetFormat } from '../../../kernel/spreadsheet/sheet.js';
import { ImportFiles } from '../runs/import-files.js';
import { ImportRows } from '../rows/import-rows.js';
import type { ImportRunEntity } from '../runs/import-run.entity.js';
import { ImportRuns } from '../runs/import-runs.js';
import { importTooLong } from '../runs/import.refusals.js';
import type { StoredSheet } from '../rows/import-sheet.js';

const ROWS_AT_ONCE = 2_000;

export interface ReadFile {
  file: SpreadsheetFormat;
  sheets: StoredSheet[];
}

/** Stores the rows of an uploaded file, which a child process reads. */
@Injectable()
export class FileReading {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: ImportFiles,
    private readonly rows: ImportRows,
    private readonly runs: ImportRuns,
    private readonly config: Config,
  ) {}

  /**
   * Begun again after a kill it reads the file anew and stores what is missing. Once all rows are stored, the file is not needed.
   *
   * @throws SPREADSHEET_…, IMPORT_TOO_LONG
   */
  async read(job: RunningJob, run: ImportRunEntity): Promise<void> {
    await this.files.withLocal(run.id, async (path) => {
      const reading = await readInProcess(path, { signal: job.signal });
      try {
        await this.storeRows(job, run, reading.rows);
      } finally {
        reading.close();
      }
      const { format, sheets } = reading.opened;
      const numbers = reading.numbers();
      await job.chunk((transaction) =>
        this.runs.update(transaction, run.id, {
          isRead: true,
          format: { file: format, numberStyle: 'turkish' },
          sheets: sheets.map((sheet) => unrecognized(sheet, numbers[sheet.position] ?? {})),
        }),
      );
    });
    await this.files.remove(run.id);
  }

  /** The next rows are read while some are stored. */
  private async storeRows(
    job: RunningJob,
    run: ImportRunEntity,
    batches: AsyncIterable<SentRow[]>,
  ): Promise<void> {
    const stored = await this.rows.counts(this.dataSource, run.id);
    // In the order of the file, which need not be that of their numbers.
    const left = new Map([...stored].map(([sheet, { rows }]) => [sheet, rows]));
    let waiting: SentRow[] = [];
    let done = 0;
    let saving: Promise<void> = Promise.resolve();
    const save = async () => {
      await saving;
      const rows = waiting;
      waiting = [];
      saving = job.chunk((transaction) => this.rows.add(transaction, run.id, rows), {
        stage: 'reading',
        done,
      });
      // The next await reports the failure; this only prevents an unhandled rejection.
      saving.catch(() => undefined);
    };
    for await (const batch of batches) {
      done += batch.length;
      if (done > this.config.importMaxRows) throw importTooLong({ limit: this.config.importMaxRows });
      waiting.push(...batch.filter(({ sheet }) => isMissing(left, sheet)));
      if (waiting.length >= ROWS_AT_ONCE) await save();
    }
    if (waiting.length > 0) await save();
    await saving;
  }
}

/** Passes over as many rows of a sheet as are stored. */
function isMissing(left: Map<number, number>, sheet: number): boolean {
  const stored = left.get(sheet) ?? 0;
  if (stored > 0) left.set(sheet, stored - 1);
  return stored === 0;
}

const unrecognized = (sheet: { name: string; position: number }, numbers: SheetEvidence): StoredSheet => ({
  ...sheet,
  kind: null,
  headings: [],
  missingHeadings: [],
  headingRowNumber: 0,
  rowCount: 0,
  numbers,
});
