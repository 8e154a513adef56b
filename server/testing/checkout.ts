import { randomUUID } from 'node:crypto';
import { guestVisit } from '../kernel/actor/test-visit.js';
import type { Visit } from '../kernel/actor/visit.js';
import { AuditVerification } from '../kernel/event-audit/audit-verification.js';
import { openTestShop, type TestShop } from './shop.js';

const ADDRESS = {
  streetAddress: 'Atatürk Caddesi No: 5',
  district: 'Kadıköy',
  province: 'İstanbul',
  postalCode: '34710',
};

export const DRAFT = {
  buyer: { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '0532 111 22 33' },
  shippingAddress: ADDRESS,
  paymentMethod: 'BANK_TRANSFER',
};

export interface PlacedOrder {
  id: string;
  number: string;
  version: number;
  userId: string;
  status: string;
  paymentStatus: string;
  subtotal: number;
  tax: number;
  shipping: number;
  total: number;
  trackingToken: string;
  items: { productName: string; quantity: number; backOrdered: number; unitPrice: number }[];
}

export const ADD_ORDER = `
  mutation ($input: AddOrderInput!) {
    addOrder(input: $input) {
      id number version userId status paymentStatus subtotal tax shipping total trackingToken
      items { productName quantity backOrdered unitPrice }
    }
  }`;

const DOCUMENTS = `
  query ($input: OrderDraftInput!) { orderDocuments(input: $input) { slug version hash } }`;

const SUM = `
  query { cart { totals { total } } }`;

interface Line {
  productId: string;
  quantity: number;
}

export type TestCheckout = Awaited<ReturnType<typeof openTestCheckout>>;

/** A shop in which buyers order. */
export async function openTestCheckout() {
  const shop = await openTestShop();

  async function found(statement: string, id: string): Promise<number | undefined> {
    const [row] = await shop.dataSource.query<{ found: number }[]>(statement, [id]);
    return row?.found;
  }

  return {
    ...shop,
    checkout: checkoutOf(shop),
    pump: (change: object = {}) =>
      shop.add({ name: 'Sirkülasyon Pompası', basePriceKurus: 100_000, stockQuantity: 10, ...change }),
    stockOf: (productId: string) =>
      found('SELECT stock_quantity AS found FROM product WHERE id = $1', productId),
    ordersOf: (productId: string) =>
      found('SELECT count(*) AS found FROM order_line WHERE product_id = $1', productId),
    /** Fails when the history that the spec made does not hold. */
    async close() {
      const { fault } = await shop.service(AuditVerification).verify({ from: 'beginning' });
      await shop.close();
      expect(fault).toBeUndefined();
    },
  };
}

/** What a careful buyer does: fills the cart, reads the documents, orders what he saw. */
function checkoutOf(shop: TestShop) {
  async function fill(visit: Visit, lines: readonly Line[]): Promise<void> {
    for (const input of lines) {
      await shop.ask(
        'mutation ($input: AddToCartInput!) { addToCart(input: $input) { itemCount } }',
        { input },
        visit,
      );
    }
  }

  /** Everything addOrder wants, for the cart as it stands. */
  async function inputFor(visit: Visit, change: object = {}): Promise<Record<string, unknown>> {
    const input = { ...DRAFT, ...change };
    const { orderDocuments } = await shop.ask<{ orderDocuments: object[] }>(DOCUMENTS, { input }, visit);
    const { cart } = await shop.ask<{ cart: { totals: { total: number } } }>(SUM, {}, visit);
    return {
      ...input,
      idempotencyKey: randomUUID(),
      acceptedDocuments: orderDocuments,
      expectedTotal: cart.totals.total,
    };
  }

  async function send(visit: Visit, input: object): Promise<PlacedOrder> {
    return (await shop.ask<{ addOrder: PlacedOrder }>(ADD_ORDER, { input }, visit)).addOrder;
  }

  return {
    fill,
    inputFor,
    send,
    /** A guest with a cart of his own, unless a visit is given. */
    async order(lines: readonly Line[], visit: Visit = guestVisit()): Promise<PlacedOrder> {
      await fill(visit, lines);
      return send(visit, await inputFor(visit));
    },
    /** A request that is ready to be sent by a buyer who has filled his cart. */
    async ready(lines: readonly Line[], visit: Visit = guestVisit()) {
      await fill(visit, lines);
      return { visit, input: await inputFor(visit) };
    },
  };
}
