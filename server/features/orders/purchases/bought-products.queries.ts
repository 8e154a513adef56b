import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../../kernel/actor/actor.js';
import { ownedBy } from '../rows/orders.queries.js';

/** The newest orders of a customer that are read: what was bought before them is known to nobody any more. */
const MAX_ORDERS = 500;
const MAX_PRODUCTS = 1_000;

export interface BoughtProduct {
  productId: string;
  /** When it was last ordered. */
  orderedAt: Date;
}

/** What customers bought before. */
@Injectable()
export class BoughtProducts {
  constructor(private readonly dataSource: DataSource) {}

  /** Those of a customer, what was ordered last first; orders that were cancelled bought nothing. */
  async of(actor: Actor): Promise<BoughtProduct[]> {
    const own = ownedBy(actor);
    return this.dataSource.query<BoughtProduct[]>(
      `SELECT product_id AS "productId", max(placed_at) AS "orderedAt"
       FROM (SELECT id, placed_at FROM orders WHERE (${own.sql}) AND status <> 'cancelled'
             ORDER BY placed_at DESC, id LIMIT ${MAX_ORDERS}) AS own
       JOIN order_line AS line ON line.order_id = own.id
       WHERE product_id IS NOT NULL GROUP BY product_id
       ORDER BY max(placed_at) DESC, product_id LIMIT ${MAX_PRODUCTS}`,
      own.values,
    );
  }
}
