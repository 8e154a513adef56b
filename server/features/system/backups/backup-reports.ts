import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { addressWithoutSecrets } from '../address-without-secrets.js';

/** What the script that backs the shop up says of it. */
export interface BackupReport {
  finishedAt: Date;
  hasFailed: boolean;
  /** Where it lies, in the operator's words. */
  place: string | null;
  sizeBytes: number | null;
}

export interface BackupState {
  /** The newest that did not fail. */
  last: BackupReport | null;
  /** The newest that failed, when it is newer than that. */
  failed: BackupReport | null;
  /** No good one for longer than a day and some hours, though there was one or one was tried. */
  isOverdue: boolean;
}

/** A daily backup, and time for it to be late. */
const OVERDUE_MS = 30 * 60 * 60 * 1_000;

const COLUMNS = `finished_at AS "finishedAt", has_failed AS "hasFailed", place, size_bytes AS "sizeBytes"`;

/** The shop does not back itself up: it shows what its operators report. */
@Injectable()
export class BackupReports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async add({ finishedAt, hasFailed, place, sizeBytes }: BackupReport): Promise<void> {
    await this.dataSource.query(
      'INSERT INTO backup_report (finished_at, has_failed, place, size_bytes) VALUES ($1, $2, $3, $4)',
      [finishedAt, hasFailed, place === null ? null : addressWithoutSecrets(place), sizeBytes],
    );
  }

  async state(): Promise<BackupState> {
    const last = await this.newest(false);
    const failed = await this.newest(true);
    const isFailing = failed !== null && (last === null || failed.finishedAt > last.finishedAt);
    const since = this.clock.now().getTime() - OVERDUE_MS;
    return {
      last,
      failed: isFailing ? failed : null,
      isOverdue: last === null ? failed !== null : last.finishedAt.getTime() < since,
    };
  }

  private async newest(hasFailed: boolean): Promise<BackupReport | null> {
    const [report] = await this.dataSource.query<BackupReport[]>(
      `SELECT ${COLUMNS} FROM backup_report WHERE has_failed = $1 ORDER BY finished_at DESC, id DESC LIMIT 1`,
      [hasFailed],
    );
    return report ?? null;
  }
}
