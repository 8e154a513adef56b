import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import type { Sweeper } from '../../../kernel/sweeping/sweeper.js';
import { ImportFiles } from './import-files.js';

const DAY_MS = 86_400_000;

/** How long an import can be taken back: as long as its rows are kept. */
const ROWS_STAY_MS = 90 * DAY_MS;

/** One whose rows are being deleted, which takes several sweeps where it has many. */
const BEGUN = `
  SELECT id FROM import_run WHERE NOT is_kept AND NOT is_swept ORDER BY uploaded_at LIMIT 1 FOR UPDATE SKIP LOCKED`;

/**
 * Before any of its rows is deleted: an import without some of them could be taken back in part only. One that waits for somebody to
 * apply it is put away, so that nobody applies what is being deleted.
 */
const PUT_AWAY = `
  WITH old AS MATERIALIZED (
    SELECT id FROM import_run
    WHERE is_kept AND status IN ('ready', 'applied', 'undone', 'failed', 'cancelled')
      AND coalesce(undo_finished_at, finished_at, uploaded_at) <= $1
    ORDER BY uploaded_at LIMIT 1 FOR UPDATE SKIP LOCKED)
  UPDATE import_run SET is_kept = false, status = CASE status WHEN 'ready' THEN 'cancelled' ELSE status END,
    finished_at = coalesce(finished_at, $2)
  FROM old WHERE import_run.id = old.id RETURNING import_run.id`;

const TABLES = ['import_picture', 'import_outcome', 'import_item', 'import_row'];

/** The rows of imports that ended 90 days ago. That there was an import, whose, and what came of it, stays. */
@Injectable()
export class ImportSweeper implements Sweeper {
  readonly what = 'rows of imports';

  private readonly files: ImportFiles;

  constructor(
    disk: Disk,
    private readonly clock: Clock,
  ) {
    this.files = new ImportFiles(disk);
  }

  /** As many imports as the limit has room for; each counts as a row itself. */
  async sweep(transaction: EntityManager, limit: number): Promise<number> {
    let swept = 0;
    while (swept < limit) {
      const id = await this.next(transaction);
      if (id === undefined) break;
      swept += await deleteRows(transaction, id, limit - swept);
      if (swept < limit) {
        await this.finish(transaction, id);
        swept += 1;
      }
    }
    return swept;
  }

  private async next(transaction: EntityManager): Promise<string | undefined> {
    const [begun] = await transaction.query<{ id: string }[]>(BEGUN);
    if (begun) return begun.id;
    const now = this.clock.now();
    const until = new Date(now.getTime() - ROWS_STAY_MS);
    const [[old]] = await transaction.query<[{ id: string }[], number]>(PUT_AWAY, [until, now]);
    return old?.id;
  }

  /** The file is left where a worker was killed between storing its last rows and removing it. */
  private async finish(transaction: EntityManager, id: string): Promise<void> {
    await transaction.query('UPDATE import_run SET is_swept = true WHERE id = $1', [id]);
    await this.files.remove(id).catch(() => undefined);
  }
}

/** @returns how many were deleted; fewer than the limit when none is left */
async function deleteRows(transaction: EntityManager, runId: string, limit: number): Promise<number> {
  let deleted = 0;
  for (const table of TABLES) {
    const [, rows] = await transaction.query<[unknown[], number]>(
      `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE run_id = $1 LIMIT $2))`,
      [runId, limit - deleted],
    );
    deleted += rows;
    if (deleted >= limit) break;
  }
  return deleted;
}
