import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** By the time of the orders, which are few beside all lines that ever were. */
const AMONG = `
  SELECT DISTINCT line.product_id AS id
  FROM orders AS placed JOIN order_line AS line ON line.order_id = placed.id
  WHERE placed.placed_at >= $2 AND line.product_id = ANY($1::uuid[])`;

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
