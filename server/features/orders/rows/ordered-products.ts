import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { prepared } from '../../../kernel/database/prepared.js';

/** One search for each product, which ends at its first order: how many orders there were meanwhile does not matter. */
const AMONG = `
  SELECT given.id FROM unnest($1::uuid[]) AS given (id) CROSS JOIN LATERAL (
    SELECT FROM order_line AS line JOIN orders AS placed ON placed.id = line.order_id
    WHERE line.product_id = given.id AND placed.placed_at >= $2 LIMIT 1) AS found`;

const OF_ORDER = prepared(
  'SELECT DISTINCT product_id AS id FROM order_line WHERE order_id = $1 AND product_id IS NOT NULL',
);

/** Which products somebody ordered. */
@Injectable()
export class OrderedProducts {
  /** Those of these products that are in an order placed since; orders of any status count. */
  async among(
    reader: Pick<EntityManager, 'query'>,
    productIds: readonly string[],
    since: Date,
  ): Promise<Set<string>> {
    if (productIds.length === 0) return new Set();
    const rows = await reader.query<{ id: string }[]>(AMONG, [productIds, since]);
    return new Set(rows.map(({ id }) => id));
  }

  /** Those of an order; some may no longer exist. */
  async of(reader: Pick<EntityManager, 'query'>, orderId: string): Promise<string[]> {
    const rows = await reader.query<{ id: string }[]>(OF_ORDER, [orderId]);
    return rows.map(({ id }) => id);
  }
}
