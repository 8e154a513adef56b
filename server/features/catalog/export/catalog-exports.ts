import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Cause } from '../../../kernel/actor/cause.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { dayInIstanbul } from '../../../kernel/clock/istanbul.js';
import { isUniqueViolation } from '../../../kernel/database/transaction-retry.js';
import { RecordedExports, type SendFile } from '../../../kernel/exports/recorded-exports.js';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import type { CatalogExportEntity } from './catalog-export.entity.js';
import { CatalogExportFiles } from './catalog-export.files.js';
import { CATALOG_EXPORT, CatalogExportRecords } from './catalog-export.records.js';
import { CatalogWorkbook } from './catalog.workbook.js';

const NEWEST = 5;

interface FinishedExport {
  fileKey: string;
  bytes: number;
  requestedAt: Date;
}

export interface DownloadedExport {
  fileName: string;
  bytes: number;
  content: Readable;
}

/** The catalog as a file: at once, or written by a worker and downloaded afterwards. */
@Injectable()
export class CatalogExports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly workbook: CatalogWorkbook,
    private readonly records: CatalogExportRecords,
    private readonly files: CatalogExportFiles,
    private readonly sending: RecordedExports,
    private readonly jobs: Jobs,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws EXPORTS_RUNNING, SERVICE_BUSY, UNAVAILABLE */
  sendNow(cause: Cause, sendFile: SendFile): Promise<void> {
    const begun = {
      file: (progress: { rows: number }) =>
        this.workbook.file({ onRows: (rows) => void (progress.rows += rows) }),
    };
    const begin = () => Promise.resolve(begun);
    return this.sending.send({ name: CATALOG_EXPORT, cause, begin }, sendFile);
  }

  /** Has a worker write the file. One is written at a time: somebody who asks meanwhile gets that one. */
  async start(cause: Cause): Promise<CatalogExportEntity> {
    for (;;) {
      const writing = await this.records.findWriting();
      if (writing) return writing;
      try {
        return await this.add(cause);
      } catch (error) {
        if (!isUniqueViolation(error, 'catalog_export_writing')) throw error;
      }
    }
  }

  /**
   * Asks for one to end that is being written, before long; another is left as it is.
   *
   * @throws NOT_FOUND
   */
  async cancel(id: string, cause: Cause): Promise<void> {
    const record = await this.records.find(id);
    if (!record) throw notFound();
    await this.dataSource.transaction(async (transaction) => {
      if ((await this.jobs.requestCancel(transaction, record.jobId)) === 'requested') {
        const subject = `${CATALOG_EXPORT} ${id}`;
        await this.audit.add(transaction, { ...cause, what: `${CATALOG_EXPORT}-cancelled`, subject });
      }
    });
  }

  find(id: string): Promise<CatalogExportEntity | null> {
    return this.records.find(id);
  }

  /** Those that were asked for last. */
  newest(): Promise<CatalogExportEntity[]> {
    return this.records.newest(NEWEST);
  }

  /**
   * Opens a finished file, which the audit log has as a download.
   *
   * @throws NOT_FOUND also while it is being written, and once it was swept
   */
  async download(id: string, cause: Cause): Promise<DownloadedExport> {
    const record = await this.finished(id);
    const content = await this.files.open(record.fileKey);
    if (!content) throw notFound();
    const subject = `${CATALOG_EXPORT} ${id}`;
    await this.dataSource.transaction((transaction) =>
      this.audit.add(transaction, { ...cause, what: `${CATALOG_EXPORT}-downloaded`, subject }),
    );
    return { fileName: catalogFileName(record.requestedAt), bytes: record.bytes, content };
  }

  /** @throws NOT_FOUND */
  async finished(id: string): Promise<FinishedExport> {
    const record = await this.records.find(id);
    if (record?.status !== 'ready' || record.fileKey === null || record.bytes === null) throw notFound();
    return { fileKey: record.fileKey, bytes: record.bytes, requestedAt: record.requestedAt };
  }

  private add(cause: Cause): Promise<CatalogExportEntity> {
    const id = uuidv7();
    return this.dataSource.transaction(async (transaction) => {
      const jobId = await this.jobs.add(transaction, { kind: CATALOG_EXPORT, subjectId: id, cause });
      const { kind, id: actorId } = cause.actor;
      const record: CatalogExportEntity = {
        id,
        jobId,
        status: 'writing',
        requestedAt: this.clock.now(),
        requestedByKind: kind,
        requestedById: actorId,
        fileKey: null,
        categories: null,
        products: null,
        bytes: null,
        finishedAt: null,
        failure: null,
      };
      await this.records.add(transaction, record);
      const subject = `${CATALOG_EXPORT} ${id}`;
      await this.audit.add(transaction, { ...cause, what: `${CATALOG_EXPORT}-started`, subject });
      return record;
    });
  }
}

/** By the day in Istanbul. */
export const catalogFileName = (at: Date): string => `katalog-${dayInIstanbul(at)}.xlsx`;
