import type { ProjectionSum } from '../../../kernel/event-store/projection.js';

/** How many orders there are of each day, status and payment status, kept by triggers: see the migration. */
export const ORDER_COUNTS: ProjectionSum = {
  table: 'order_count',
  differences: `
    SELECT day, status, payment_status, sum(orders)::bigint AS orders FROM (
      SELECT order_day(placed_at) AS day, status, payment_status, count(*) AS orders FROM orders GROUP BY 1, 2, 3
      UNION ALL SELECT day, status, payment_status, -orders FROM order_count
      UNION ALL SELECT day, status, payment_status, -orders FROM order_count_change
    ) AS counted GROUP BY 1, 2, 3 HAVING sum(orders) <> 0`,
  correctionsTo: 'order_count_change',
};
