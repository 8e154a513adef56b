import { randomUUID } from 'node:crypto';
import {
  customerContext,
  guestContext,
  programContext,
  staffContext,
} from '../../../kernel/actor/test-context.js';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import { codeOf } from '../../../kernel/refusal/test-code-of.js';
import { openTestCheckout, type TestCheckout } from '../../../testing/checkout.js';
import { changeSettings } from '../../../testing/records.js';
import type { PurchasedLine } from '../../../testing/purchase.js';
import { StaffOrdersService } from '../commands/staff-orders.service.js';
import { SettingsService, type SiteSettings } from '../../settings/index.js';

const STAFF = { actor: { kind: 'staff', id: null }, requestId: 'spec-request' } as const;
const LIMITS = `{ checkoutOptions { orderLimits { unitsPerProduct units subtotal phone whatsappNumber } } }`;

let shop: TestCheckout;
let productId: string;

beforeAll(async () => {
  shop = await openTestCheckout();
});

beforeEach(async () => {
  await set({ orderLimits: { unitsPerProduct: 100, units: 150, subtotalKurus: 30_000_000 } });
  productId = (await shop.pump({ stockQuantity: 1_000 })).id;
});

afterAll(() => shop.close());

async function set(change: Partial<SiteSettings>): Promise<void> {
  await changeSettings(shop.dataSource, shop.service(SettingsService), change);
  await shop.service(DataVersions).refresh();
}

/** Orders lines past the cart, at the total that the documents state. */
async function order(lines: readonly PurchasedLine[], context: RequestContext = guestContext()) {
  const input = { ...(await shop.checkout.inputFor(context, { lines })), lines };
  const net = lines.reduce((sum, { quantity }) => sum + quantity * 100_000, 0);
  const expectedTotal = net + net / 5 + (net >= 500_000 ? 0 : 15_000);
  return shop.checkout.send(context, { ...input, expectedTotal });
}

const unverified = (id = randomUUID()) => customerContext(id, { isVerified: false });

it('refuses an anonymous order of two hundred lines with 99,999 units each in one line, and takes no stock', async () => {
  await set({ orderLimits: { unitsPerProduct: 1_000, units: 3_000, subtotalKurus: 100_000_000 } });
  const products = await Promise.all(Array.from({ length: 200 }, () => shop.pump({ stockQuantity: 500 })));
  const lines = products.map(({ id }) => ({ productId: id, quantity: 99_999 }));
  const refusal: unknown = await order(lines).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'ORDER_LIMIT_EXCEEDED', details: { limit: 'UNITS_PER_PRODUCT' } });
  expect((refusal as Error).message).not.toContain('\n');
  for (const { id } of products) expect(await shop.stockOf(id)).toBe(500);
});

it.each([
  ['units of one product', [101], 'UNITS_PER_PRODUCT', 100],
  ['units of one product on several lines', [60, 60], 'UNITS_PER_PRODUCT', 100],
])('limits the %s', async (_what, quantities, limit, maximum) => {
  const lines = quantities.map((quantity) => ({ productId, quantity }));
  await expect(order(lines)).rejects.toMatchObject({ details: { limit, maximum } });
  expect(await shop.stockOf(productId)).toBe(1_000);
});

it('limits the units in all and the net sum, and says whom to call', async () => {
  const second = (await shop.pump({ stockQuantity: 1_000 })).id;
  const lines = [productId, second].map((id) => ({ productId: id, quantity: 90 }));
  await expect(order(lines)).rejects.toMatchObject({
    code: 'ORDER_LIMIT_EXCEEDED',
    message:
      'E-postası doğrulanmamış alıcılar tek siparişte en çok 150 birim sipariş verebilir. Daha fazlası için bizi arayın: 0212 555 01 60 veya WhatsApp: +905005550160',
    details: { limit: 'UNITS', maximum: 150, phone: '0212 555 01 60', whatsappNumber: '905005550160' },
  });
  await set({
    orderLimits: { unitsPerProduct: 100, units: 150, subtotalKurus: 500_000 },
    whatsappNumber: null,
  });
  await expect(order([{ productId, quantity: 6 }])).rejects.toMatchObject({
    message:
      'E-postası doğrulanmamış alıcılar tek siparişte en çok net ₺5.000 tutarında sipariş verebilir. Daha fazlası için bizi arayın: 0212 555 01 60',
    details: { limit: 'SUBTOTAL', maximum: 500_000, whatsappNumber: null },
  });
  await set({ whatsappNumber: '905005550160' });
  expect(await codeOf(order([{ productId, quantity: 5 }]))).toBe('accepted');
});

it('accepts an order exactly at the limits', async () => {
  expect(await codeOf(order([{ productId, quantity: 100 }]))).toBe('accepted');
});

it.each<[string, () => RequestContext]>([
  ['a customer with a verified e-mail address', () => customerContext(randomUUID())],
  ['staff who take orders', () => staffContext(['orders'])],
  ['a program that places orders', () => programContext(['orders'])],
])('does not limit %s', async (_who, context) => {
  expect(await codeOf(order([{ productId, quantity: 101 }], context()))).toBe('accepted');
});

it.each<[string, () => RequestContext]>([
  ['a customer without a verified e-mail address', () => unverified()],
  ['staff without the permission for orders', () => staffContext(['catalog'])],
])('limits %s', async (_who, context) => {
  expect(await codeOf(order([{ productId, quantity: 101 }], context()))).toBe('ORDER_LIMIT_EXCEEDED');
});

it('does not limit a customer who has paid an order before', async () => {
  const customer = unverified();
  const { id: orderId } = await order([{ productId, quantity: 1 }], customer);
  expect(await codeOf(order([{ productId, quantity: 101 }], customer))).toBe('ORDER_LIMIT_EXCEEDED');
  await shop.service(StaffOrdersService).markPaid({ orderId, expectedVersion: 1 }, STAFF);
  expect(await codeOf(order([{ productId, quantity: 101 }], customer))).toBe('accepted');
});

it('does not let a guest pass who types the e-mail address of somebody who has paid', async () => {
  const { id: orderId } = await order([{ productId, quantity: 1 }]);
  await shop.service(StaffOrdersService).markPaid({ orderId, expectedVersion: 1 }, STAFF);
  expect(await codeOf(order([{ productId, quantity: 101 }]))).toBe('ORDER_LIMIT_EXCEEDED');
});

it('names the limits to the buyers they are for, before anything is sent', async () => {
  const limitsFor = async (context: RequestContext) =>
    (await shop.ask<{ checkoutOptions: { orderLimits: object | null } }>(LIMITS, {}, context)).checkoutOptions
      .orderLimits;
  const shown = {
    unitsPerProduct: 100,
    units: 150,
    subtotal: 30_000_000,
    phone: '0212 555 01 60',
    whatsappNumber: '905005550160',
  };
  expect(await limitsFor(guestContext())).toEqual(shown);
  expect(await limitsFor(unverified())).toEqual(shown);
  expect(await limitsFor(customerContext(randomUUID()))).toBeNull();
});
