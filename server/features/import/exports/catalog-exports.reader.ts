import { Injectable } from '@nestjs/common';
import { historyActor } from '../../../kernel/actor/history-actor.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { paceOf } from '../../../kernel/jobs/job.pace.js';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import {
  type CatalogExportEntity,
  catalogFileName,
  CatalogExports,
  endOfExport,
} from '../../catalog/index.js';
import type { CatalogExport } from './catalog-export.type.js';

/** Exports of the catalog as staff see them. */
@Injectable()
export class CatalogExportsReader {
  constructor(
    private readonly exports: CatalogExports,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async newest(): Promise<CatalogExport[]> {
    const records = await this.exports.newest();
    return Promise.all(records.map((record) => this.shown(record)));
  }

  async find(id: string): Promise<CatalogExport | null> {
    const record = await this.exports.find(id);
    return record && this.shown(record);
  }

  /** @throws NOT_FOUND */
  async get(id: string): Promise<CatalogExport> {
    const found = await this.find(id);
    if (!found) throw notFound();
    return found;
  }

  async shown(record: CatalogExportEntity): Promise<CatalogExport> {
    const { id, status, requestedAt, categories, products, bytes, finishedAt, failure, jobId } = record;
    const job = status === 'writing' ? await this.jobs.find(jobId) : null;
    return {
      id,
      status,
      requestedAt,
      categories,
      products,
      bytes,
      finishedAt,
      failure,
      jobId,
      fileName: catalogFileName(requestedAt),
      requestedBy: historyActor(record.requestedByKind, record.requestedById),
      progress: job && paceOf(job, this.clock.now()),
      expiresAt: status === 'ready' && finishedAt ? endOfExport(finishedAt) : null,
    };
  }
}
