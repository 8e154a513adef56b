import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { customerContext, guestContext, testContext } from '../../../kernel/actor/test-context.js';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { Config } from '../../../kernel/config/config.js';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import { codeOf } from '../../../kernel/refusal/test-code-of.js';
import { SettingsService } from '../../settings/index.js';
import { openTestCheckout, type TestCheckout } from '../../../testing/checkout.js';
import { ORDER_DRAFT } from '../../../testing/purchase.js';
import { changeSettings } from '../../../testing/records.js';

let shop: TestCheckout;
let checkout: TestCheckout['checkout'];

beforeAll(async () => {
  shop = await openTestCheckout();
  ({ checkout } = shop);
});

afterAll(() => shop.close());

async function setStockControl(stockControl: boolean): Promise<void> {
  await changeSettings(shop.service(DataSource), shop.service(SettingsService), { stockControl });
  await shop.service(DataVersions).refresh();
}

describe('a repeated request', () => {
  it('places one order when it is sent fifty times at once', async () => {
    const { id } = await shop.pump();
    const { context, input } = await checkout.ready([{ productId: id, quantity: 2 }]);
    const orders = await Promise.all(Array.from({ length: 50 }, () => checkout.send(context, input)));
    expect(new Set(orders.map((order) => order.id)).size).toBe(1);
    expect(await shop.ordersOf(id)).toBe(1);
    expect(await shop.stockOf(id)).toBe(8);
  });

  it('returns the same order whatever the order of its fields', async () => {
    const { id } = await shop.pump();
    const { context, input } = await checkout.ready([{ productId: id, quantity: 1 }]);
    const first = await checkout.send(context, input);
    const shuffled = Object.fromEntries(Object.entries({ ...input, notes: null }).reverse());
    expect(await checkout.send(context, shuffled)).toEqual(first);
  });

  it('is refused when the body differs', async () => {
    const { id } = await shop.pump();
    const { context, input } = await checkout.ready([{ productId: id, quantity: 1 }]);
    await checkout.send(context, input);
    const other = { ...input, notes: 'Başka bir şey' };
    expect(await codeOf(checkout.send(context, other))).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('does not reveal the order to another buyer who uses the same key', async () => {
    const { id } = await shop.pump();
    const first = await checkout.ready([{ productId: id, quantity: 1 }]);
    const order = await checkout.send(first.context, first.input);
    const second = await checkout.ready([{ productId: id, quantity: 1 }]);
    const stolen = { ...second.input, idempotencyKey: first.input.idempotencyKey };
    expect(await codeOf(checkout.send(second.context, stolen))).toBe('ORDER_ALREADY_PLACED');
    const own = { ...stolen, notes: 'Kapıda arayın' };
    expect((await checkout.send(second.context, own)).id).not.toBe(order.id);
  });
});

describe('many concurrent orders', () => {
  it('get as many different numbers', async () => {
    const { id } = await shop.pump({ stockQuantity: 10_000 });
    const context = guestContext();
    await checkout.fill(context, [{ productId: id, quantity: 1 }]);
    const input = { ...(await checkout.inputFor(context)), lines: [{ productId: id, quantity: 1 }] };
    const orders = await Promise.all(
      Array.from({ length: 1_000 }, () => checkout.send(context, { ...input, idempotencyKey: randomUUID() })),
    );
    expect(new Set(orders.map(({ number }) => number)).size).toBe(1_000);
    expect(await shop.stockOf(id)).toBe(9_000);
  });

  it('are refused as SERVICE_BUSY when too many wait, and the others are placed', async () => {
    const { id } = await shop.pump();
    const { context, input } = await checkout.ready([{ productId: id, quantity: 1 }]);
    const codes = await Promise.all(
      Array.from({ length: 2_200 }, () => codeOf(checkout.send(context, input))),
    );
    const busy = codes.filter((code) => code === 'SERVICE_BUSY').length;
    expect(busy).toBeGreaterThan(100);
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(codes.length - busy);
    expect(await codeOf(checkout.send(context, input))).toBe('accepted');
    expect(await shop.ordersOf(id)).toBe(1);
  });

  it('place one order for the last piece under stock control', async () => {
    const { id } = await shop.pump({ stockQuantity: 1 });
    await setStockControl(true);
    const buyers = await Promise.all(
      Array.from({ length: 50 }, () => checkout.ready([{ productId: id, quantity: 1 }])),
    );
    const codes = await Promise.all(
      buyers.map(({ context, input }) => codeOf(checkout.send(context, input))),
    );
    await setStockControl(false);
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(1);
    expect(codes.filter((code) => code === 'OUT_OF_STOCK')).toHaveLength(49);
    expect(await shop.stockOf(id)).toBe(0);
  });

  it('get the stock their texts promise without stock control; the others are asked again and back-ordered', async () => {
    const { id } = await shop.pump({ stockQuantity: 4 });
    const buyers = await Promise.all(
      Array.from({ length: 10 }, () => checkout.ready([{ productId: id, quantity: 1 }])),
    );
    const codes = await Promise.all(
      buyers.map(({ context, input }) => codeOf(checkout.send(context, input))),
    );
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(4);
    const asked = buyers.filter((_, index) => codes[index] === 'DOCUMENTS_CHANGED');
    const orders = await Promise.all(
      asked.map(async ({ context }) => checkout.send(context, await checkout.inputFor(context))),
    );
    expect(orders.map(({ items }) => items[0]?.backOrdered)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(await shop.stockOf(id)).toBe(0);
  });
});

describe('guests of one address', () => {
  const address = '198.51.100.9';
  const config = () => shop.service(Config);

  beforeAll(() => Object.assign(config(), { guestOrdersPerHour: 2 }));
  beforeEach(() => shop.dataSource.query('TRUNCATE rate_limit'));
  afterAll(() => Object.assign(config(), { guestOrdersPerHour: 100_000 }));

  it('are limited in how often they order; repeated requests and customers with a verified address do not count', async () => {
    const { id } = await shop.pump();
    const lines = [{ productId: id, quantity: 1 }];
    const guests = await Promise.all(
      Array.from({ length: 3 }, () => checkout.ready(lines, testContext({ address }))),
    );
    const codes: string[] = [];
    for (const { context, input } of guests) codes.push(await codeOf(checkout.send(context, input)));
    expect(codes).toEqual(['accepted', 'accepted', 'RATE_LIMITED']);
    expect(await codeOf(checkout.send(guests[0]!.context, guests[0]!.input))).toBe('accepted');
    const customer = customerContext('c0000000-0000-4000-8000-000000000002');
    expect(await codeOf(checkout.order(lines, { ...customer, address }))).toBe('accepted');
    const madeUp = customerContext('c0000000-0000-4000-8000-000000000003', { isVerified: false });
    expect(await codeOf(checkout.order(lines, { ...madeUp, address }))).toBe('RATE_LIMITED');
  });

  it.each<[string, () => object, string]>([
    ['a price that changed', () => ({ expectedTotal: 1 }), 'PRICE_CHANGED'],
    ['documents that were not accepted', () => ({ acceptedDocuments: [] }), 'DOCUMENTS_NOT_ACCEPTED'],
  ])('neither block others nor themselves by orders that are refused for %s', async (_why, change, code) => {
    const { id } = await shop.pump();
    const lines = [{ productId: id, quantity: 1 }];
    const { context, input } = await checkout.ready(lines, testContext({ address }));
    const codes: string[] = [];
    for (let count = 0; count < 12; count++) {
      codes.push(await codeOf(checkout.send(context, { ...input, ...change() })));
    }
    expect(new Set(codes)).toEqual(new Set([code]));
    expect(await codeOf(checkout.order(lines, testContext({ address })))).toBe('accepted');
  });

  it('do not use up the limit of their network by orders that the limit of a mailbox refuses', async () => {
    const { id } = await shop.pump();
    const lines = [{ productId: id, quantity: 1 }];
    const toMailbox = async (email: string, visitor: RequestContext) => {
      await checkout.fill(visitor, lines);
      const input = await checkout.inputFor(visitor, { buyer: { ...ORDER_DRAFT.buyer, email } });
      return codeOf(checkout.send(visitor, input));
    };
    for (const at of ['198.51.1.1', '198.51.2.1']) {
      await toMailbox('dolu@example.com', testContext({ address: at }));
    }
    for (let count = 0; count < 5; count++) {
      expect(await toMailbox('dolu@example.com', testContext({ address }))).toBe('RATE_LIMITED');
    }
    expect(await toMailbox('bos@example.com', testContext({ address }))).toBe('accepted');
  });

  it('are limited in how many confirmations they send to one mailbox in a day, from wherever they order', async () => {
    const { id } = await shop.pump();
    const codes: string[] = [];
    const send = async (email: string, visitor: RequestContext) => {
      await checkout.fill(visitor, [{ productId: id, quantity: 1 }]);
      const input = await checkout.inputFor(visitor, { buyer: { ...ORDER_DRAFT.buyer, email } });
      codes.push(await codeOf(checkout.send(visitor, input)));
    };
    await send('hedef@example.com', testContext({ address: '198.51.1.1' }));
    await send('Hedef+2@example.com', testContext({ address: '198.51.2.1' }));
    await send('hedef@example.com', testContext({ address: '198.51.3.1' }));
    const other = customerContext('c0000000-0000-4000-8000-000000000005', { email: 'baska@example.com' });
    await send('hedef@example.com', other);
    const owner = customerContext('c0000000-0000-4000-8000-000000000006', { email: 'Hedef@example.com' });
    await send('hedef@example.com', owner);
    expect(codes).toEqual(['accepted', 'accepted', 'RATE_LIMITED', 'RATE_LIMITED', 'accepted']);
  });

  it('share a limit per customer with signed-in customers, whatever the address', async () => {
    const { id } = await shop.pump();
    const customer = customerContext('c0000000-0000-4000-8000-000000000004');
    const codes: string[] = [];
    for (const from of ['198.51.100.21', '198.51.100.22', '198.51.100.23']) {
      const order = checkout.order([{ productId: id, quantity: 1 }], { ...customer, address: from });
      codes.push(await codeOf(order));
    }
    expect(codes).toEqual(['accepted', 'accepted', 'RATE_LIMITED']);
  });
});
