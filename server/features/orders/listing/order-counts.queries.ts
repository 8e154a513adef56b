import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { prepared } from '../../../kernel/database/prepared.js';
import type { OrderStatus, PaymentStatus } from '../history/order.statuses.js';

/** Orders of one status and payment status. */
export interface OrderCount {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  orders: number;
}

/** From one date-time until before another; null is without a bound. */
interface Period {
  createdFrom?: Date | null;
  createdBefore?: Date | null;
}

const ALL = prepared(`
  SELECT status, payment_status AS "paymentStatus", sum(orders)::bigint AS orders
  FROM (TABLE order_count UNION ALL TABLE order_count_change) AS counted GROUP BY 1, 2`);

/** Whole days from the counts, the rest of the first and the last day from the orders; $1 from, $2 before. */
const OF_PERIOD = prepared(`
  WITH given AS (
    SELECT coalesce($1::timestamptz, '-infinity') AS since, coalesce($2::timestamptz, 'infinity') AS before),
  days AS (
    SELECT since, before, order_day(since - interval '1 microsecond') + 1 AS first, order_day(before) AS last FROM given),
  period AS (
    SELECT *, CASE WHEN first <= last THEN first::timestamp AT TIME ZONE 'Europe/Istanbul' ELSE before END AS first_end,
      CASE WHEN first <= last THEN last::timestamp AT TIME ZONE 'Europe/Istanbul' ELSE before END AS last_begin
    FROM days)
  SELECT status, payment_status AS "paymentStatus", sum(orders)::bigint AS orders FROM (
    SELECT status, payment_status, orders FROM order_count, period WHERE day >= first AND day < last
    UNION ALL
    SELECT status, payment_status, orders FROM order_count_change, period WHERE day >= first AND day < last
    UNION ALL
    SELECT status, payment_status, 1 FROM orders, period WHERE placed_at >= since AND placed_at < first_end
    UNION ALL
    SELECT status, payment_status, 1 FROM orders, period WHERE placed_at >= last_begin AND placed_at < before
  ) AS counted GROUP BY 1, 2`);

/** How many orders there are, without reading them. */
@Injectable()
export class OrderCounts {
  constructor(private readonly dataSource: DataSource) {}

  ofPeriod({ createdFrom, createdBefore }: Period): Promise<OrderCount[]> {
    if (!createdFrom && !createdBefore) return this.dataSource.query<OrderCount[]>(ALL);
    return this.dataSource.query<OrderCount[]>(OF_PERIOD, [createdFrom, createdBefore]);
  }
}

export const sumOf = (counts: readonly OrderCount[]): number =>
  counts.reduce((sum, { orders }) => sum + orders, 0);
