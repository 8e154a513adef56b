import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../../kernel/actor/actor.js';
import { askedUnderProven, provenEmails } from '../../../kernel/actor/proven-emails.js';
import { Conditions } from '../../../kernel/database/conditions.js';
import { prepared } from '../../../kernel/database/prepared.js';
import { containsPattern } from '../../../kernel/database/like-pattern.js';
import { emailKey } from '../../../kernel/mail/email-address.js';
import type { OrderStatus, PaymentStatus } from '../history/order.statuses.js';
import { typedNumber } from '../history/order.number.js';
import type { OrderSnapshot } from '../history/order.snapshot.js';
import {
  addOpenNotice,
  addOpenWithdrawal,
  addOverdue,
  addPartiallyPaid,
  type OverdueTerms,
} from './overdue-payments.js';

const ORDER_COLUMNS = `
  id, number, version, customer_id AS "customerId", company_id AS "companyId", channel, quote_id AS "quoteId", status,
  payment_status AS "paymentStatus", payment_method AS "paymentMethod",
  buyer, shipping_address AS "shippingAddress", billing_address AS "billingAddress", recipient, notes,
  purchase_references AS "references", subtotal_kurus AS "subtotalKurus", tax_kurus AS "taxKurus", tax_rate_basis_points AS "taxRateBasisPoints",
  shipping_kurus AS "shippingKurus", total_kurus AS "totalKurus", accepted_documents AS "acceptedDocuments",
  marketing_consent AS "marketingConsent",
  placed_at AS "createdAt", updated_at AS "updatedAt", link_version AS "linkVersion",
  payment_due_at AS "paymentDueAt", received_kurus AS "receivedKurus", payments,
  payment_notices AS "paymentNotices", withdrawals, CASE WHEN status = 'delivered' THEN closed_at END AS "deliveredAt", shipped_at AS "shippedAt",
  CASE WHEN shipped_at IS NOT NULL THEN json_build_object('carrier', carrier,
    'trackingNumber', tracking_number) END AS shipment`;

const LINE_COLUMNS = `
  position, product_id AS "productId", product, description, unit, is_made_to_measure AS "isMadeToMeasure", selected_variations AS "selectedVariations",
  quantity, back_ordered AS "backOrdered", delivery, unit_price_kurus AS "unitPriceKurus",
  total_price_kurus AS "totalPriceKurus", tax_rate_basis_points AS "taxRateBasisPoints"`;

const BY_ID = prepared(`
  SELECT ${ORDER_COLUMNS}, (SELECT coalesce(json_agg(line), '[]') FROM (
    SELECT ${LINE_COLUMNS} FROM order_line WHERE order_id = orders.id ORDER BY position) AS line) AS lines
  FROM orders WHERE id = $1`);

const LINES = `
  SELECT order_id AS "orderId", ${LINE_COLUMNS}
  FROM order_line WHERE order_id = ANY($1::uuid[]) ORDER BY order_id, position`;

const BUYER_TOTALS = `
  SELECT count(*) AS "orderCount", coalesce(sum(total_kurus), 0)::bigint AS "totalKurus", min(placed_at) AS "firstOrderAt"
  FROM orders WHERE status <> 'cancelled'
    AND (customer_id = $1 OR (customer_id IS NULL AND buyer_email_key = $2))`;

export interface BuyerTotals {
  orderCount: number;
  totalKurus: number;
  /** Null when all of them were cancelled. */
  firstOrderAt: Date | null;
}

type OrderRow = Omit<OrderSnapshot, 'lines'>;

/** An order has to meet all conditions that are given. */
export interface OrderConditions {
  /** Part of the number, with or without #. */
  text?: string | null;
  statuses?: readonly OrderStatus[] | null;
  paymentStatuses?: readonly PaymentStatus[] | null;
  createdFrom?: Date | null;
  createdBefore?: Date | null;
  /** Bank transfers that are overdue, or are not. */
  isPaymentOverdue?: boolean | null;
  /** Some of the money was received but not all, or none or all of it. */
  isPartiallyPaid?: boolean | null;
  /** The buyer says that they have paid, and nobody has settled it. */
  hasOpenPaymentNotice?: boolean | null;
  /** The buyer has withdrawn, and nobody has settled it. */
  hasOpenWithdrawal?: boolean | null;
}

interface Page {
  skip: number;
  take: number;
}

interface ListPage extends Page {
  overdue: OverdueTerms;
}

/** Hand-written reads of orders. */
@Injectable()
export class OrdersQueries {
  constructor(private readonly dataSource: DataSource) {}

  async byId(id: string): Promise<OrderSnapshot | null> {
    const [found] = await this.dataSource.query<OrderSnapshot[]>(BY_ID, [id]);
    return found ?? null;
  }

  /** Null for an order of another buyer, as for one that does not exist. */
  ownById(actor: Actor, id: string): Promise<OrderSnapshot | null> {
    const conditions = ownedBy(actor);
    return this.one(conditions.add(`id = ${conditions.value(id)}`));
  }

  listOwn(
    actor: Actor,
    filter: OrderConditions,
    page: ListPage,
  ): Promise<{ items: OrderSnapshot[]; total: number }> {
    return this.list(narrowed(ownedBy(actor), filter, page.overdue), page);
  }

  /** These orders, in the order of the ids; those that do not exist are left out. */
  async byIds(ids: readonly string[]): Promise<OrderSnapshot[]> {
    const rows = await this.dataSource.query<OrderRow[]>(
      `SELECT ${ORDER_COLUMNS} FROM orders WHERE id = ANY($1::uuid[])`,
      [ids],
    );
    const orders = new Map((await this.withLines(rows)).map((order) => [order.id, order]));
    return ids.flatMap((id) => orders.get(id) ?? []);
  }

  /**
   * What the buyer of an order has ordered in all, without cancelled orders: those of the account, and those of guests with its e-mail
   * address. Null once the buyer of a guest's order was erased.
   */
  async ofBuyer({
    customerId,
    buyer,
  }: Pick<OrderSnapshot, 'customerId' | 'buyer'>): Promise<BuyerTotals | null> {
    if (customerId === null && buyer === null) return null;
    const [totals] = await this.dataSource.query<BuyerTotals[]>(BUYER_TOTALS, [
      customerId,
      buyer && emailKey(buyer.email),
    ]);
    return totals ?? null;
  }

  private async one(conditions: Conditions): Promise<OrderSnapshot | null> {
    const [found] = await this.read(conditions, { skip: 0, take: 1 });
    return found ?? null;
  }

  private async list(conditions: Conditions, page: Page): Promise<{ items: OrderSnapshot[]; total: number }> {
    const [items, counted] = await Promise.all([
      this.read(conditions, page),
      this.dataSource.query<{ total: number }[]>(
        `SELECT count(*) AS total FROM orders WHERE ${conditions.sql}`,
        conditions.values,
      ),
    ]);
    return { items, total: counted[0]?.total ?? 0 };
  }

  /** Newest first. */
  private async read({ sql, values }: Conditions, { skip, take }: Page): Promise<OrderSnapshot[]> {
    const place = values.length;
    const rows = await this.dataSource.query<OrderRow[]>(
      `SELECT ${ORDER_COLUMNS} FROM orders WHERE ${sql}
       ORDER BY placed_at DESC, id LIMIT $${place + 1} OFFSET $${place + 2}`,
      [...values, take, skip],
    );
    return this.withLines(rows);
  }

  private async withLines(orders: readonly OrderRow[]): Promise<OrderSnapshot[]> {
    const lines = await this.dataSource.query<(OrderSnapshot['lines'][number] & { orderId: string })[]>(
      LINES,
      [orders.map(({ id }) => id)],
    );
    const ofOrders = new Map<string, OrderSnapshot['lines']>(orders.map(({ id }) => [id, []]));
    for (const { orderId, ...line } of lines) ofOrders.get(orderId)?.push(line);
    return orders.map((order) => ({ ...order, lines: ofOrders.get(order.id) ?? [] }));
  }
}

/** A customer's own orders, and those placed as a guest under an e-mail address that the customer has verified. */
export function ownedBy(actor: Actor): Conditions {
  const conditions = new Conditions();
  const customer = conditions.value(actor.id);
  const proven = conditions.value(JSON.stringify(provenEmails(actor)));
  const ofGuest = askedUnderProven(proven, { email: 'buyer_email_key', time: 'placed_at' });
  return conditions.add(`customer_id = ${customer} OR (customer_id IS NULL AND ${ofGuest})`);
}

/** Adds the conditions of a filter. */
function narrowed(conditions: Conditions, filter: OrderConditions, overdue: OverdueTerms): Conditions {
  const add = (sql: (place: string) => string, value: unknown) => {
    if (value !== null && value !== undefined) conditions.add(sql(conditions.value(value)));
  };
  add((place) => `number LIKE ${place}`, numberPattern(filter.text));
  add((place) => `status = ANY(${place})`, filter.statuses);
  add((place) => `payment_status = ANY(${place})`, filter.paymentStatuses);
  add((place) => `placed_at >= ${place}`, filter.createdFrom);
  add((place) => `placed_at < ${place}`, filter.createdBefore);
  addOverdue(conditions, filter.isPaymentOverdue, overdue);
  addPartiallyPaid(conditions, filter.isPartiallyPaid);
  addOpenNotice(conditions, filter.hasOpenPaymentNotice);
  addOpenWithdrawal(conditions, filter.hasOpenWithdrawal);
  return conditions;
}

function numberPattern(text: string | null | undefined): string | null {
  const number = typedNumber(text ?? '');
  return number === '' ? null : containsPattern(number);
}
