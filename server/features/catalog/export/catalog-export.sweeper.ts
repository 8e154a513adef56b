import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import type { Sweeper } from '../../../kernel/sweeping/sweeper.js';
import { CatalogExportFiles } from './catalog-export.files.js';

const DAY_MS = 86_400_000;
const EXPORTS_STAY_MS = 7 * DAY_MS;

/** When an export that ended is deleted, with its file. */
export const endOfExport = (finishedAt: Date): Date => new Date(finishedAt.getTime() + EXPORTS_STAY_MS);

/** Exports of the catalog that ended a week ago. */
@Injectable()
export class CatalogExportSweeper implements Sweeper {
  readonly what = 'catalog exports';
  private readonly files: CatalogExportFiles;

  constructor(
    disk: Disk,
    private readonly clock: Clock,
  ) {
    this.files = new CatalogExportFiles(disk);
  }

  /** Files first: a row without its file is not found and swept the next time, a file without its row would stay for ever. */
  async sweep(transaction: EntityManager, limit: number): Promise<number> {
    const rows = await transaction.query<{ id: string }[]>(
      'SELECT id FROM catalog_export WHERE finished_at <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED',
      [new Date(this.clock.now().getTime() - EXPORTS_STAY_MS), limit],
    );
    for (const { id } of rows) await this.files.removeAll(id);
    await transaction.query('DELETE FROM catalog_export WHERE id = ANY($1)', [rows.map(({ id }) => id)]);
    return rows.length;
  }
}
