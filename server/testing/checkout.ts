import { customerContext, guestContext } from '../kernel/actor/test-context.js';
import type { RequestContext } from '../kernel/actor/request-context.js';
import { AuditVerification } from '../kernel/event-audit/audit-verification.js';
import { addOrderMutation, type Buyer, fillCart, purchaseInput, type PurchasedLine } from './purchase.js';
import { openTestShop, type TestShop } from './shop.js';

export interface AddedOrder {
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

const ADD_ORDER = addOrderMutation(`
  id number version userId status paymentStatus subtotal tax shipping total trackingToken
  items { productName quantity backOrdered unitPrice }`);

export type TestCheckout = Awaited<ReturnType<typeof openTestCheckout>>;

/** A shop in which buyers place orders. */
export async function openTestCheckout() {
  const shop = await openTestShop();

  async function found(statement: string, id: string): Promise<number | undefined> {
    const [row] = await shop.dataSource.query<{ found: number }[]>(statement, [id]);
    return row?.found;
  }

  return {
    ...shop,
    checkout: checkoutOf(shop),
    stockOf: (productId: string) =>
      found('SELECT quantity AS found FROM product_stock WHERE product_id = $1', productId),
    ordersOf: (productId: string) =>
      found('SELECT count(*) AS found FROM order_line WHERE product_id = $1', productId),
    /** Fails when the history written by the spec does not pass verification. */
    async close() {
      const { violation } = await shop.service(AuditVerification).verify({ from: 'beginning' });
      await shop.close();
      expect(violation).toBeUndefined();
    },
  };
}

/** The customer who has placed the order of `usePlacedOrder`. */
export const AYSE = 'a0000000-0000-4000-8000-000000000001';

/** Opens a shop for a spec file in which each test begins with a new pending order of three pumps. */
export function usePlacedOrder() {
  const fixture = {} as { shop: TestCheckout; productId: string; order: AddedOrder };

  beforeAll(async () => {
    fixture.shop = await openTestCheckout();
  });

  beforeEach(async () => {
    const { checkout, pump } = fixture.shop;
    fixture.productId = (await pump()).id;
    const lines = [{ productId: fixture.productId, quantity: 3 }];
    fixture.order = await checkout.order(lines, customerContext(AYSE));
  });

  afterAll(() => fixture.shop.close());
  return fixture;
}

/** What a buyer does: fills the cart, reads the documents, orders at the total shown. */
function checkoutOf(shop: TestShop) {
  const buyerOf = (context: RequestContext): Buyer => ({
    ask: (query, variables) => shop.ask(query, variables, context),
  });

  const fill = (context: RequestContext, lines: readonly PurchasedLine[]) =>
    fillCart(buyerOf(context), lines);
  const inputFor = (context: RequestContext, change: object = {}) => purchaseInput(buyerOf(context), change);

  async function send(context: RequestContext, input: object): Promise<AddedOrder> {
    return (await shop.ask<{ addOrder: AddedOrder }>(ADD_ORDER, { input }, context)).addOrder;
  }

  return {
    fill,
    inputFor,
    send,
    /** Fills a cart and orders it, as a new guest unless a request context is given. */
    async order(
      lines: readonly PurchasedLine[],
      context: RequestContext = guestContext(),
    ): Promise<AddedOrder> {
      await fill(context, lines);
      return send(context, await inputFor(context));
    },
    /** A request that is ready to be sent by a buyer with a filled cart. */
    async ready(lines: readonly PurchasedLine[], context: RequestContext = guestContext()) {
      await fill(context, lines);
      return { context, input: await inputFor(context) };
    },
  };
}
