import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { customerVisit, guestVisit, testVisit } from '../../kernel/actor/test-visit.js';
import { Config } from '../../kernel/config/config.js';
import { codeOf } from '../../kernel/refusal/test-code-of.js';
import { SettingsService } from '../settings/index.js';
import { openTestCheckout, type TestCheckout } from '../../testing/checkout.js';

let shop: TestCheckout;
let checkout: TestCheckout['checkout'];

jest.setTimeout(60_000);

beforeAll(async () => {
  shop = await openTestCheckout();
  ({ checkout } = shop);
});

afterAll(() => shop.close());

async function setStockControl(stockControl: boolean): Promise<void> {
  const settings = shop.service(SettingsService);
  const current = await settings.current();
  await shop.write((manager) => settings.replace(manager, { ...current, stockControl }));
}

describe('a request sent again', () => {
  it('makes one order, fifty times at once', async () => {
    const { id } = await shop.pump();
    const { visit, input } = await checkout.ready([{ productId: id, quantity: 2 }]);
    const orders = await Promise.all(Array.from({ length: 50 }, () => checkout.send(visit, input)));
    expect(new Set(orders.map((order) => order.id)).size).toBe(1);
    expect(await shop.ordersOf(id)).toBe(1);
    expect(await shop.stockOf(id)).toBe(8);
  });

  it('is answered alike, however its fields are written', async () => {
    const { id } = await shop.pump();
    const { visit, input } = await checkout.ready([{ productId: id, quantity: 1 }]);
    const first = await checkout.send(visit, input);
    const shuffled = Object.fromEntries(Object.entries({ ...input, notes: null }).reverse());
    expect(await checkout.send(visit, shuffled)).toEqual(first);
  });

  it('is refused with another body', async () => {
    const { id } = await shop.pump();
    const { visit, input } = await checkout.ready([{ productId: id, quantity: 1 }]);
    await checkout.send(visit, input);
    const other = { ...input, notes: 'Başka bir şey' };
    expect(await codeOf(checkout.send(visit, other))).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('tells another buyer nothing', async () => {
    const { id } = await shop.pump();
    const first = await checkout.ready([{ productId: id, quantity: 1 }]);
    const order = await checkout.send(first.visit, first.input);
    const second = await checkout.ready([{ productId: id, quantity: 1 }]);
    const stolen = { ...second.input, idempotencyKey: first.input.idempotencyKey };
    expect((await checkout.send(second.visit, stolen)).id).not.toBe(order.id);
  });
});

describe('many at once', () => {
  it('have as many numbers', async () => {
    const { id } = await shop.pump({ stockQuantity: 10_000 });
    const visit = guestVisit();
    await checkout.fill(visit, [{ productId: id, quantity: 1 }]);
    const input = { ...(await checkout.inputFor(visit)), lines: [{ productId: id, quantity: 1 }] };
    const orders = await Promise.all(
      Array.from({ length: 1_000 }, () => checkout.send(visit, { ...input, idempotencyKey: randomUUID() })),
    );
    expect(new Set(orders.map(({ number }) => number)).size).toBe(1_000);
    expect(await shop.stockOf(id)).toBe(9_000);
  });

  it('are turned away where more wait than could be served in time, and the others are not', async () => {
    const { id } = await shop.pump();
    const { visit, input } = await checkout.ready([{ productId: id, quantity: 1 }]);
    const codes = await Promise.all(Array.from({ length: 2_200 }, () => codeOf(checkout.send(visit, input))));
    const busy = codes.filter((code) => code === 'SERVICE_BUSY').length;
    expect(busy).toBeGreaterThan(100);
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(codes.length - busy);
    expect(await codeOf(checkout.send(visit, input))).toBe('accepted');
    expect(await shop.ordersOf(id)).toBe(1);
  });

  it('make one order of the last unit under stock control', async () => {
    const { id } = await shop.pump({ stockQuantity: 1 });
    await setStockControl(true);
    const buyers = await Promise.all(
      Array.from({ length: 50 }, () => checkout.ready([{ productId: id, quantity: 1 }])),
    );
    const codes = await Promise.all(buyers.map(({ visit, input }) => codeOf(checkout.send(visit, input))));
    await setStockControl(false);
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(1);
    expect(codes.filter((code) => code === 'OUT_OF_STOCK')).toHaveLength(49);
    expect(await shop.stockOf(id)).toBe(0);
  });

  it('note what was missing without it', async () => {
    const { id } = await shop.pump({ stockQuantity: 4 });
    const buyers = await Promise.all(
      Array.from({ length: 10 }, () => checkout.ready([{ productId: id, quantity: 1 }])),
    );
    const orders = await Promise.all(buyers.map(({ visit, input }) => checkout.send(visit, input)));
    const missing = orders.map(({ items }) => items[0]?.backOrdered);
    expect(missing.filter((count) => count === 1)).toHaveLength(6);
    expect(await shop.stockOf(id)).toBe(0);
  });
});

describe('guests of one address', () => {
  const address = '198.51.100.9';
  const config = () => shop.service(Config);

  beforeAll(() => Object.assign(config(), { guestOrdersPerHour: 2 }));
  afterAll(() => Object.assign(config(), { guestOrdersPerHour: 100_000 }));

  it('order only so often; a repeated request and customers who proved their address are not counted with them', async () => {
    const { id } = await shop.pump();
    const lines = [{ productId: id, quantity: 1 }];
    const guests = await Promise.all(
      Array.from({ length: 3 }, () => checkout.ready(lines, testVisit({ address }))),
    );
    const codes: string[] = [];
    for (const { visit, input } of guests) codes.push(await codeOf(checkout.send(visit, input)));
    expect(codes).toEqual(['accepted', 'accepted', 'RATE_LIMITED']);
    expect(await codeOf(checkout.send(guests[0]!.visit, guests[0]!.input))).toBe('accepted');
    const customer = customerVisit('c0000000-0000-4000-8000-000000000002');
    expect(await codeOf(checkout.order(lines, { ...customer, address }))).toBe('accepted');
    const madeUp = customerVisit('c0000000-0000-4000-8000-000000000003', { isVerified: false });
    expect(await codeOf(checkout.order(lines, { ...madeUp, address }))).toBe('RATE_LIMITED');
  });

  it('as every customer does, from wherever he orders', async () => {
    const { id } = await shop.pump();
    const customer = customerVisit('c0000000-0000-4000-8000-000000000004');
    const codes: string[] = [];
    for (const from of ['198.51.100.21', '198.51.100.22', '198.51.100.23']) {
      const order = checkout.order([{ productId: id, quantity: 1 }], { ...customer, address: from });
      codes.push(await codeOf(order));
    }
    expect(codes).toEqual(['accepted', 'accepted', 'RATE_LIMITED']);
  });
});
