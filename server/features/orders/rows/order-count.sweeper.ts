import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Sweeper } from '../../../kernel/sweeping/sweeper.js';

/** Rows that another worker has locked are left to it. Counts are locked in one order, so that two workers never wait in a ring. */
const FOLD = `
  WITH next AS MATERIALIZED (SELECT ctid FROM order_count_change LIMIT $1 FOR UPDATE SKIP LOCKED),
  taken AS (
    DELETE FROM order_count_change AS change USING next WHERE change.ctid = next.ctid RETURNING change.*),
  folded AS (
    INSERT INTO order_count
    SELECT day, status, payment_status, sum(orders) FROM taken GROUP BY 1, 2, 3 HAVING sum(orders) <> 0 ORDER BY 1, 2, 3
    ON CONFLICT (day, status, payment_status) DO UPDATE SET orders = order_count.orders + excluded.orders)
  SELECT count(*) AS folded FROM taken`;

/** Folds what transactions changed into the counts of orders, so that few rows are summed. The sums stay what they are. */
@Injectable()
export class OrderCountSweeper implements Sweeper {
  readonly what = 'changes of order counts';

  async sweep(transaction: EntityManager, limit: number): Promise<number> {
    const [row] = await transaction.query<[{ folded: number }]>(FOLD, [limit]);
    return row.folded;
  }
}
