import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** One search for each product, which ends at its first order: how many orders there were meanwhile does not matter. */
const AMONG = `
  SELECT given.id FROM unnest($1::uuid[]) AS given (id) CROSS JOIN LATERAL (
    SELECT FROM order_line AS line JOIN orders AS placed ON placed.id = line.order_id
    WHERE line.product_id = given.id AND placed.placed_at >= $2 LIMIT 1) AS found`;

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
}
