import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { type EndedJob, type JobHandler, type RunningJob, RunsJob } from '../../../kernel/jobs/job.js';
import type { CatalogExportEntity } from './catalog-export.entity.js';
import { CatalogExportFiles } from './catalog-export.files.js';
import { CATALOG_EXPORT, CatalogExportRecords, NOT_WRITTEN } from './catalog-export.records.js';
import { CatalogWorkbook } from './catalog.workbook.js';

/** Often enough for a bar that moves, and to keep the job; seldom enough not to write more than the file does. */
const BEAT_MS = 500;
/** Longer than a disk rests; the snapshot of a worker that was stopped would hold up the vacuum for ever. */
const SNAPSHOT = `SET TRANSACTION READ ONLY; SET LOCAL idle_in_transaction_session_timeout = '60s'`;

type Written = Required<Pick<CatalogExportEntity, 'fileKey' | 'bytes' | 'categories' | 'products'>> & {
  rows: number;
};

/**
 * Writes the catalog into a file that can be downloaded afterwards. There is no cursor: a file that was not finished is begun again,
 * and what there is of it is never offered.
 */
@RunsJob(CATALOG_EXPORT, { isRepeatable: false })
@Injectable()
export class WriteCatalogExport implements JobHandler {
  constructor(
    private readonly dataSource: DataSource,
    private readonly workbook: CatalogWorkbook,
    private readonly records: CatalogExportRecords,
    private readonly files: CatalogExportFiles,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async run(job: RunningJob): Promise<void> {
    const record = await this.records.find(job.subjectId);
    // Its worker may have been killed after the file was finished.
    if (record?.status !== 'writing') return;
    const { rows, ...written } = await this.write(job);
    try {
      await job.chunk((transaction) => this.end(job, transaction, { status: 'ready', ...written }), {
        stage: 'writing',
        done: rows,
        total: rows,
      });
    } catch (error) {
      await this.removeUnlessOffered(job.subjectId, written.fileKey);
      throw error;
    }
  }

  async onFailed(job: EndedJob, transaction: EntityManager): Promise<void> {
    await this.end(job, transaction, { status: 'failed', failure: NOT_WRITTEN });
    await this.files.removeAll(job.subjectId).catch(() => undefined);
  }

  async onCancelled(job: EndedJob, transaction: EntityManager): Promise<void> {
    await this.end(job, transaction, { status: 'cancelled' });
    await this.files.removeAll(job.subjectId).catch(() => undefined);
  }

  /**
   * From one snapshot, so that the sheets belong together. That is cheap here, unlike where a reader takes the file: the disk is as
   * fast as the database.
   */
  private write(job: RunningJob): Promise<Written> {
    return this.dataSource.transaction('REPEATABLE READ', async (snapshot) => {
      await snapshot.query(SNAPSHOT);
      const { categories, products, specs, variations } = await this.workbook.count(snapshot);
      const rows = categories + products + specs + variations;
      const content = this.workbook.file({ reader: snapshot, onRows: beatingFor(job, rows) });
      const stored = await this.files.store(job.subjectId, content, job.signal);
      return { ...stored, categories, products, rows };
    });
  }

  private async end(
    { subjectId, cause }: EndedJob,
    transaction: EntityManager,
    ended: Partial<CatalogExportEntity> & Pick<CatalogExportEntity, 'status'>,
  ): Promise<void> {
    await this.records.update(transaction, subjectId, { ...ended, finishedAt: this.clock.now() });
    const { status, categories, products } = ended;
    await this.audit.add(transaction, {
      ...cause,
      what: `${CATALOG_EXPORT}-ended`,
      subject: `${CATALOG_EXPORT} ${subjectId}`,
      after: { status, ...(status === 'ready' && { categories, products }) },
    });
  }

  /** After a lost connection nobody knows whether it is; then the sweeper removes it. */
  private async removeUnlessOffered(id: string, fileKey: string | null): Promise<void> {
    try {
      const record = await this.records.find(id);
      if (fileKey !== null && record?.fileKey !== fileKey) await this.files.remove(fileKey);
    } catch {
      // What ended the job is what is to be known.
    }
  }
}

/** Tells how far the file is, now and then; ends it once the job belongs to somebody else or is to end. */
function beatingFor(job: RunningJob, total: number): (rows: number) => Promise<void> {
  let done = 0;
  let beatAt = -Infinity;
  return async (rows) => {
    if (performance.now() - beatAt >= BEAT_MS) {
      beatAt = performance.now();
      await job.beat({ stage: 'writing', done, total });
    }
    done += rows;
  };
}
