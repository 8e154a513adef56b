import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../../../kernel/config/config.js';
import { allAnswered } from '../../../kernel/database/joined-statements.js';
import { prepared } from '../../../kernel/database/prepared.js';
import { MasterKey } from '../../../kernel/keys/master-key.js';
import { mailboxKey } from '../../../kernel/mail/email-address.js';
import { networksOf } from '../../../kernel/rate-limit/client-networks.js';
import type { SiteSettings } from '../../settings/index.js';
import { openOrdersExceeded } from './checkout.refusals.js';

/** An order that is being placed by a buyer the shop does not know, its stock taken. */
export interface HeldOrder {
  id: string;
  email: string;
  /** Of the client. */
  address: string;
  totalKurus: number;
  lines: readonly { productId: string; product: { name: string } }[];
  /** In the order of the lines: what was ordered, and how much of it the stock did not have. */
  allocations: readonly { quantity: number; backOrdered: number }[];
  bounds: SiteSettings['openOrders'];
  contact: { phone: string; whatsappNumber: string | null };
}

/** Somebody whose open orders count together. */
interface Holder {
  key: Buffer;
  /** How many times the bounds all its buyers may use together. */
  allowance: number;
}

/** What the open orders of a holder have, in the order of the holders. */
interface Held {
  totalKurus: number;
  /** By id of the product. */
  units: Record<string, number>;
}

const PERCENT = 100;
/** Of a product that has little stock, so that the last pieces are not kept from those who need them. */
const FREE_UNITS = 10;

/** An order is open until staff work on it or money for it arrives. */
const HELD = prepared(`
  WITH held AS (SELECT order_id, array_agg(key) AS keys FROM order_hold WHERE key = ANY($1::bytea[]) GROUP BY order_id),
  open_order AS MATERIALIZED (
    SELECT o.id, o.total_kurus, held.keys FROM held JOIN orders AS o ON o.id = held.order_id
    WHERE o.status = 'pending' AND o.payment_status = 'pending' AND o.received_kurus = 0),
  total AS (SELECT key, sum(total_kurus)::bigint AS kurus FROM open_order, unnest(keys) AS key GROUP BY key),
  taken AS (
    SELECT open_order.keys, line.product_id, sum(line.quantity - line.back_ordered) AS units
    FROM open_order JOIN order_line AS line ON line.order_id = open_order.id AND line.product_id = ANY($2::uuid[])
    GROUP BY open_order.keys, line.product_id),
  units AS (
    SELECT key, json_object_agg(product_id, units) AS units FROM (
      SELECT key, product_id, sum(units) AS units FROM taken, unnest(keys) AS key GROUP BY key, product_id) AS of_key
    GROUP BY key)
  SELECT coalesce(total.kurus, 0)::bigint AS "totalKurus", coalesce(units.units, '{}') AS units
  FROM unnest($1::bytea[]) WITH ORDINALITY AS holder (key, place)
  LEFT JOIN total ON total.key = holder.key LEFT JOIN units ON units.key = holder.key ORDER BY place`);

const STOCK = prepared(
  'SELECT product_id AS "productId", quantity FROM product_stock WHERE product_id = ANY($1::uuid[])',
);

const HOLD = prepared('INSERT INTO order_hold (order_id, key) SELECT $1, unnest($2::bytea[])');

/**
 * Bounds what the open orders of one mailbox and of one network hold together. Orders of one product come one after the other
 * here, as their stock is locked; of several at once the sum may be exceeded by those under way.
 */
@Injectable()
export class OpenOrders {
  constructor(
    private readonly config: Config,
    private readonly keys: MasterKey,
  ) {}

  /** @throws OPEN_ORDERS_EXCEEDED */
  async hold(transaction: EntityManager, order: HeldOrder): Promise<void> {
    const holders = this.holdersOf(order);
    const ofHolders = holders.map(({ key }) => key);
    const productIds = [...new Set(order.lines.map(({ productId }) => productId))];
    const [held, stock] = await allAnswered([
      transaction.query<Held[]>(HELD, [ofHolders, productIds]),
      transaction.query<{ productId: string; quantity: number }[]>(STOCK, [productIds]),
    ]);
    const left = new Map(stock.map(({ productId, quantity }) => [productId, quantity]));
    for (const [place, { allowance }] of holders.entries()) {
      const ofHolder = held[place] ?? { totalKurus: 0, units: {} };
      refuseBeyond(order, ofHolder, { left, times: allowance * this.config.rateLimitFactor });
    }
    await transaction.query(HOLD, [order.id, ofHolders]);
  }

  private holdersOf({ email, address }: HeldOrder): Holder[] {
    const hashed = (text: string) => this.keys.hash('open-orders', text);
    return [
      { key: hashed(`mailbox ${mailboxKey(email)}`), allowance: 1 },
      ...networksOf(address).map(({ name, allowance }) => ({ key: hashed(`network ${name}`), allowance })),
    ];
  }
}

function refuseBeyond(
  { totalKurus, lines, allocations, bounds, contact }: HeldOrder,
  held: Held,
  { left, times }: { left: ReadonlyMap<string, number>; times: number },
): void {
  const maximum = bounds.totalKurus * times;
  if (held.totalKurus + totalKurus > maximum) {
    throw openOrdersExceeded({ limit: 'TOTAL', maximum, productName: null, ...contact });
  }
  const share = Math.min(1, (bounds.stockPercent * times) / PERCENT);
  for (const [productId, taken] of takenOf(lines, allocations)) {
    const units = taken.units + (held.units[productId] ?? 0);
    const most = Math.max(FREE_UNITS, Math.floor(share * ((left.get(productId) ?? 0) + units)));
    if (units > most) {
      const { productName } = taken;
      throw openOrdersExceeded({ limit: 'STOCK_SHARE', maximum: most, productName, ...contact });
    }
  }
}

/** What was taken from the stock of each product, on all lines together. */
function takenOf(lines: HeldOrder['lines'], allocations: HeldOrder['allocations']) {
  const taken = new Map<string, { productName: string; units: number }>();
  for (const [index, { productId, product }] of lines.entries()) {
    const { quantity, backOrdered } = allocations[index] ?? { quantity: 0, backOrdered: 0 };
    const before = taken.get(productId)?.units ?? 0;
    taken.set(productId, { productName: product.name, units: before + quantity - backOrdered });
  }
  return taken;
}
