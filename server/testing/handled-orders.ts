import type { TestBrowser, TestError } from './browser.js';
import { decisionMutation } from './order-decisions.js';
import { openTestOrders, type TestOrder, type TestOrders } from './orders.js';

/** Opens the whole API for a spec file in which each test begins with a new order, and staff signed in to handle it. */
export function useHandledOrder() {
  const fixture = {} as { shop: TestOrders; buyer: TestBrowser; staff: TestBrowser; order: TestOrder };

  beforeAll(async () => {
    fixture.shop = await openTestOrders({
      environment: { GUEST_ORDERS_PER_HOUR: '1000' },
    });
    fixture.staff = await fixture.shop.staff(['orders']);
  }, 30_000);

  beforeEach(async () => {
    fixture.buyer = fixture.shop.browser();
    fixture.order = await fixture.shop.place(fixture.buyer);
  });

  afterAll(() => fixture.shop.close());

  const inputFor = (input: object) => ({ orderId: fixture.order.id, ...input });

  return Object.assign(fixture, {
    /** One decision of staff about the order, or of another browser; answers with the fields that are asked for. */
    async decide<Answer = { version: number }>(
      operation: string,
      input: object,
      { fields = 'version', by = fixture.staff }: { fields?: string; by?: TestBrowser } = {},
    ): Promise<Answer> {
      const { result } = await by.ask<{ result: Answer }>(decisionMutation(operation, fields), {
        input: inputFor(input),
      });
      return result;
    },
    /** Why such a decision is refused; undefined when it is accepted. */
    refusal: (operation: string, input: object, by = fixture.staff): Promise<TestError | undefined> =>
      by.refusal(decisionMutation(operation, 'version'), { input: inputFor(input) }),
    /** The order as staff see it. */
    async shown<Answer>(fields: string, args = ''): Promise<Answer> {
      const { adminOrder } = await fixture.staff.ask<{ adminOrder: Answer }>(
        `query ($id: ID!) { adminOrder(id: $id${args}) { ${fields} } }`,
        { id: fixture.order.id },
      );
      return adminOrder;
    },
    /** The order as its buyer sees it. */
    async shownToBuyer<Answer>(fields: string): Promise<Answer> {
      const { orderByToken } = await fixture.buyer.ask<{ orderByToken: Answer }>(
        `query ($token: String!) { orderByToken(token: $token) { ${fields} } }`,
        { token: fixture.order.trackingToken },
      );
      return orderByToken;
    },
  });
}
