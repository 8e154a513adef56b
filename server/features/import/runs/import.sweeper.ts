import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import type { Sweeper } from '../../../kernel/sweeping/sweeper.js';

const DAY_MS = 86_400_000;

/** How long an import can be taken back: as long as its rows are kept. */
const ROWS_STAY_MS = 90 * DAY_MS;

/** One that waits for somebody to apply it is put away, so that nobody applies what is being deleted. */
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

  constructor(private readonly clock: Clock) {}

  /** One import at a time, whole: an import without some of its rows could be taken back in part only. */
  async sweep(transaction: EntityManager, limit: number): Promise<number> {
    const now = this.clock.now();
    const until = new Date(now.getTime() - ROWS_STAY_MS);
    const [runs] = await transaction.query<[{ id: string }[], number]>(PUT_AWAY, [until, now]);
    for (const { id } of runs) {
      for (const table of TABLES) await transaction.query(`DELETE FROM ${table} WHERE run_id = $1`, [id]);
    }
    return runs.length === 0 ? 0 : limit;
  }
}
