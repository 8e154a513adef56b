import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ahead } from '../../../kernel/concurrency/ahead.js';
import { type EndedJob, type JobHandler, type RunningJob, RunsJob } from '../../../kernel/jobs/job.js';
import { Refusal } from '../../../kernel/refusal/refusal.js';
import { catalogNotRecognized } from '../../catalog/index.js';
import { PLAN_IMPORT } from '../runs/import-jobs.js';
import { ImportEndings } from '../runs/import-endings.js';
import { failureOf } from '../runs/import-failure.js';
import { ImportItems } from '../rows/import-items.js';
import type { ImportRunEntity } from '../runs/import-run.entity.js';
import { ImportRows } from '../rows/import-rows.js';
import { ImportRuns } from '../runs/import-runs.js';
import { RememberedHeadings } from '../runs/remembered-headings.js';
import { FileReading } from './file-reading.js';
import { ImportPlans } from './import-plans.js';
import type { PlannedItem } from './row-item.js';
import { SheetKinds } from './sheet-kinds.js';

const ROWS_AT_ONCE = 500;

/** Reads an uploaded file and compares it with the catalog. Writes nothing but the record of the import. */
@RunsJob(PLAN_IMPORT, { isRepeatable: false })
@Injectable()
export class PlanImport implements JobHandler {
  constructor(
    private readonly dataSource: DataSource,
    private readonly runs: ImportRuns,
    private readonly endings: ImportEndings,
    private readonly items: ImportItems,
    private readonly headings: RememberedHeadings,
    private readonly reading: FileReading,
    private readonly rows: ImportRows,
    private readonly sheets: SheetKinds,
    private readonly plans: ImportPlans,
  ) {}

  /** A file that is refused ends its import as failed; the work on it was done. */
  async run(job: RunningJob): Promise<void> {
    const uploaded = await this.runs.get(job.subjectId);
    if (uploaded.jobId !== job.id) return;
    try {
      await this.plan(job, uploaded);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const refused = { status: 'failed' as const, failure: failureOf(error) };
      await job.chunk((transaction) => this.endings.planningStopped(transaction, job, refused));
    }
  }

  /** @throws SPREADSHEET_…, IMPORT_TOO_LONG, CATALOG_NOT_RECOGNIZED */
  private async plan(job: RunningJob, uploaded: ImportRunEntity): Promise<void> {
    if (!uploaded.isRead) await this.reading.read(job, uploaded);
    const run = await this.recognize(job);
    if (run.sheets.every(({ kind }) => kind === null)) throw catalogNotRecognized();
    await this.compare(job, run);
    await this.items.analyze(this.dataSource);
    await job.chunk((transaction) => this.endings.planned(transaction, job));
  }

  async onFailed(job: EndedJob, transaction: EntityManager, error: unknown): Promise<void> {
    const stopped = { status: 'failed' as const, failure: failureOf(error) };
    await this.endings.planningStopped(transaction, job, stopped);
  }

  async onCancelled(job: EndedJob, transaction: EntityManager): Promise<void> {
    await this.endings.planningStopped(transaction, job, { status: 'cancelled', failure: null });
  }

  private async recognize(job: RunningJob): Promise<ImportRunEntity> {
    const run = await this.runs.get(job.subjectId);
    const remembered = await this.headings.of(this.dataSource, run.supplier);
    const { samples, ...recognized } = await this.sheets.recognize(run, remembered);
    await job.chunk(async (transaction) => {
      await this.runs.update(transaction, run.id, recognized);
      await this.rows.leaveOutAt(transaction, run.id, samples);
    });
    return Object.assign(run, recognized);
  }

  /**
   * After a kill the rows are compared from the first one on; what a row claimed, which later
   * rows depend on, is more than its item says, and the catalog may have changed since.
   */
  private async compare(job: RunningJob, run: ImportRunEntity): Promise<void> {
    await job.chunk((transaction) => this.items.removeAll(transaction, run.id));
    const writing = new ItemWriting(job, this.items, { runId: run.id, total: rowsOf(run) });
    for await (const items of ahead(this.planned(run))) await writing.add(items);
  }

  /** What the rows of a file would do, some at a time. */
  private async *planned(run: ImportRunEntity): AsyncGenerator<PlannedItem[]> {
    const { file, plan } = this.plans.open(run, 'compare');
    const categories = await plan.categories(this.dataSource);
    const unread = await plan.readDetails();
    yield [...categories.map(({ item }) => item), ...unread];
    for await (const page of file.productRows()) {
      for (let index = 0; index < page.length; index += ROWS_AT_ONCE) {
        const rows = page.slice(index, index + ROWS_AT_ONCE);
        const planned = await plan.products(this.dataSource, rows);
        yield planned.map(({ item }) => item);
      }
    }
    for await (const details of plan.remainingDetails(this.dataSource, ROWS_AT_ONCE)) {
      yield details.map(({ item }) => item);
    }
  }
}

/** Gives items their numbers and stores some at a time. */
class ItemWriting {
  private last = 0;

  constructor(
    private readonly job: RunningJob,
    private readonly items: ImportItems,
    private readonly place: { runId: string; total: number },
  ) {}

  async add(planned: readonly PlannedItem[]): Promise<void> {
    const { runId, total } = this.place;
    const items = planned.map((item) => ({ ...item, number: (this.last += 1) }));
    const progress = { stage: 'comparing', done: Math.min(this.last, total), total };
    await this.job.chunk((transaction) => this.items.put(transaction, runId, items), progress);
  }
}

/** Rows that become items: specs and variations mostly belong to a product. */
const rowsOf = ({ sheets }: ImportRunEntity) =>
  sheets
    .filter(({ kind }) => kind === 'categories' || kind === 'products')
    .reduce((sum, { rowCount }) => sum + rowCount, 0);
