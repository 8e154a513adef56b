import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { CatalogExportEntity } from './catalog-export.entity.js';

/** By the name under which audit entries and jobs have it. */
export const CATALOG_EXPORT = 'catalog-export';

/** The record of a job that ended, but whose end could not be noted here. */
const CLOSE_ABANDONED = `
  UPDATE catalog_export SET status = 'failed', failure = $1, finished_at = now()
  WHERE status = 'writing' AND NOT EXISTS (
    SELECT FROM job WHERE job.id = catalog_export.job_id AND job.finished_at IS NULL)`;

export const NOT_WRITTEN = 'Katalog dosyası yazılamadı. Lütfen yeniden deneyin.';

/** What is stored of exports. */
@Injectable()
export class CatalogExportRecords {
  constructor(private readonly dataSource: DataSource) {}

  async add(transaction: EntityManager, record: CatalogExportEntity): Promise<void> {
    await transaction.insert(CatalogExportEntity, record);
  }

  async find(id: string): Promise<CatalogExportEntity | null> {
    return isUuid(id) ? this.dataSource.manager.findOneBy(CatalogExportEntity, { id }) : null;
  }

  /** The one that is being written; there is never more than one. */
  async findWriting(): Promise<CatalogExportEntity | null> {
    await this.dataSource.query(CLOSE_ABANDONED, [NOT_WRITTEN]);
    return this.dataSource.manager.findOneBy(CatalogExportEntity, { status: 'writing' });
  }

  newest(take: number): Promise<CatalogExportEntity[]> {
    return this.dataSource.manager.find(CatalogExportEntity, {
      order: { requestedAt: 'DESC', id: 'DESC' },
      take,
    });
  }

  async update(transaction: EntityManager, id: string, patch: Partial<CatalogExportEntity>): Promise<void> {
    await transaction.update(CatalogExportEntity, { id }, patch);
  }
}
