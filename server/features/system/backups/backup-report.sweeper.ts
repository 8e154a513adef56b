import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { deleteEnded, type Sweeper } from '../../../kernel/sweeping/sweeper.js';

/** Reports of backups a year after they were made, but for the last one of each outcome. */
@Injectable()
export class BackupReportSweeper implements Sweeper {
  readonly what = 'backup reports';

  sweep(transaction: EntityManager, limit: number): Promise<number> {
    return deleteEnded(transaction, {
      table: 'backup_report',
      where: `finished_at < now() - interval '1 year' AND EXISTS (SELECT FROM backup_report AS newer
        WHERE newer.has_failed = backup_report.has_failed AND newer.finished_at > backup_report.finished_at)`,
      values: [],
      limit,
    });
  }
}
