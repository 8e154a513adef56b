import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../kernel/actor/actor.js';
import type { OrderStatus, PaymentStatus } from './order.events.js';
import { typedNumber } from './order.number.js';
import type { OrderSnapshot } from './order.snapshot.js';

const ORDER_COLUMNS = `
  id, number, version, customer_id AS "customerId", channel, quote_id AS "quoteId", status,
  payment_status AS "paymentStatus", payment_method AS "paymentMethod",
  CASE WHEN buyer_email IS NOT NULL THEN jsonb_build_object('name', buyer_name, 'email', buyer_email,
    'phone', buyer_phone, 'company', buyer_company, 'taxNumber', buyer_tax_number, 'taxOffice', buyer_tax_office)
  END AS buyer,
  shipping_address AS "shippingAddress", billing_address AS "billingAddress", notes,
  subtotal_kurus AS "subtotalKurus", tax_kurus AS "taxKurus", tax_rate_basis_points AS "taxRateBasisPoints",
  shipping_kurus AS "shippingKurus", total_kurus AS "totalKurus", accepted_documents AS "acceptedDocuments",
  placed_at AS "createdAt", updated_at AS "updatedAt"`;

const LINES = `
  SELECT order_id AS "orderId", position, product_id AS "productId", product_name AS "productName", brand, model, sku,
    slug, picture_ids AS "pictureIds", unit, delivery_time AS "deliveryTime",
    selected_variations AS "selectedVariations", quantity, back_ordered AS "backOrdered",
    unit_price_kurus AS "unitPriceKurus", total_price_kurus AS "totalPriceKurus",
    tax_rate_basis_points AS "taxRateBasisPoints"
  FROM order_line WHERE order_id = ANY($1::uuid[]) ORDER BY order_id, position`;

/** A customer's own, and those he placed as a guest once his address is proved to be his. */
const OWN = `(customer_id = $1 OR (customer_id IS NULL AND $2::text IS NOT NULL AND lower(buyer_email) = lower($2)))`;

/** Narrows a list; conditions are combined with and. */
export interface OrderConditions {
  /** Part of the number, with or without #. */
  text?: string | null;
  statuses?: readonly OrderStatus[] | null;
  paymentStatuses?: readonly PaymentStatus[] | null;
  placedFrom?: Date | null;
  placedBefore?: Date | null;
}

interface Page {
  skip: number;
  take: number;
}

interface Condition {
  sql: string;
  values: unknown[];
}

const LIKE_SIGNS = /[\\%_]/g;

/** Hand-written reads of orders. */
@Injectable()
export class OrdersQueries {
  constructor(private readonly dataSource: DataSource) {}

  byId(id: string): Promise<OrderSnapshot | null> {
    return this.one({ sql: 'id = $1', values: [id] });
  }

  /** Nothing for an order of somebody else, as for one that does not exist. */
  ownById(actor: Actor, id: string): Promise<OrderSnapshot | null> {
    return this.one({ sql: `${OWN} AND id = $3`, values: [...ownerValues(actor), id] });
  }

  own(actor: Actor, filter: OrderConditions, page: Page): Promise<{ items: OrderSnapshot[]; total: number }> {
    return this.list(narrowed({ sql: OWN, values: ownerValues(actor) }, filter), page);
  }

  all(filter: OrderConditions, page: Page): Promise<{ items: OrderSnapshot[]; total: number }> {
    return this.list(narrowed({ sql: 'true', values: [] }, filter), page);
  }

  private async one(condition: Condition): Promise<OrderSnapshot | null> {
    const [found] = await this.read(condition, { skip: 0, take: 1 });
    return found ?? null;
  }

  private async list(condition: Condition, page: Page): Promise<{ items: OrderSnapshot[]; total: number }> {
    const [items, counted] = await Promise.all([
      this.read(condition, page),
      this.dataSource.query<{ total: number }[]>(
        `SELECT count(*) AS total FROM orders WHERE ${condition.sql}`,
        condition.values,
      ),
    ]);
    return { items, total: counted[0]?.total ?? 0 };
  }

  private async read({ sql, values }: Condition, { skip, take }: Page): Promise<OrderSnapshot[]> {
    const place = values.length;
    const orders = await this.dataSource.query<Omit<OrderSnapshot, 'lines'>[]>(
      `SELECT ${ORDER_COLUMNS} FROM orders WHERE ${sql}
       ORDER BY placed_at DESC, id LIMIT $${place + 1} OFFSET $${place + 2}`,
      [...values, take, skip],
    );
    const lines = await this.dataSource.query<(OrderSnapshot['lines'][number] & { orderId: string })[]>(
      LINES,
      [orders.map(({ id }) => id)],
    );
    return orders.map((order) => ({
      ...order,
      lines: lines.filter(({ orderId }) => orderId === order.id).map(({ orderId: _id, ...line }) => line),
    }));
  }
}

function ownerValues({ id, email, isVerified }: Actor): unknown[] {
  return [id, isVerified ? email : null];
}

function narrowed(condition: Condition, filter: OrderConditions): Condition {
  const values = [...condition.values];
  const parts = [condition.sql];
  const add = (sql: (place: string) => string, value: unknown) => {
    if (value === null || value === undefined) return;
    parts.push(sql(`$${values.push(value)}`));
  };
  add((place) => `number LIKE ${place}`, numberPattern(filter.text));
  add((place) => `status = ANY(${place})`, filter.statuses);
  add((place) => `payment_status = ANY(${place})`, filter.paymentStatuses);
  add((place) => `placed_at >= ${place}`, filter.placedFrom);
  add((place) => `placed_at < ${place}`, filter.placedBefore);
  return { sql: parts.join(' AND '), values };
}

function numberPattern(text: string | null | undefined): string | null {
  const number = typedNumber(text ?? '');
  return number === '' ? null : `%${number.replace(LIKE_SIGNS, '\\$&')}%`;
}
