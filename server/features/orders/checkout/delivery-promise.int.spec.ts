import { guestContext } from '../../../kernel/actor/test-context.js';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import type { Refusal } from '../../../kernel/refusal/refusal.js';
import { openTestCheckout, type TestCheckout } from '../../../testing/checkout.js';
import { ORDER_DRAFT } from '../../../testing/purchase.js';

let shop: TestCheckout;
let checkout: TestCheckout['checkout'];

beforeAll(async () => {
  shop = await openTestCheckout();
  ({ checkout } = shop);
});

afterAll(() => shop.close());

const PARTS = 'delivery { quantity isFromStock time }';
const stocked = (quantity: number) => ({ quantity, isFromStock: true, time: '1 hafta' });
const procured = (quantity: number) => ({ quantity, isFromStock: false, time: 'en geç 30 gün' });

/** The texts a buyer is shown before ordering, without markup. */
async function textsOf(context: RequestContext): Promise<string[]> {
  const { orderDocuments } = await shop.ask<{ orderDocuments: { html: string }[] }>(
    'query ($input: OrderDraftInput!) { orderDocuments(input: $input) { html } }',
    { input: ORDER_DRAFT },
    context,
  );
  return orderDocuments.map(({ html }) => html.replace(/<[^>]*>/g, ''));
}

async function orderedParts(token: string) {
  const { orderByToken } = await shop.ask<{ orderByToken: { items: { delivery: unknown }[] } }>(
    `query ($token: String!) { orderByToken(token: $token) { items { ${PARTS} } } }`,
    { token },
  );
  return orderByToken.items.map(({ delivery }) => delivery);
}

const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => error as Refusal,
  );

it('promises the same delivery on the page, in the cart, in the texts and in the order', async () => {
  const { id } = await shop.pump({ deliveryTime: '1 hafta' });
  const context = guestContext();
  const { calculatePrice } = await shop.ask<{ calculatePrice: { delivery: unknown } }>(
    `query ($input: CalculatePriceInput!) { calculatePrice(input: $input) { ${PARTS} } }`,
    { input: { productId: id, quantity: 12 } },
  );
  const parts = [stocked(10), procured(2)];
  expect(calculatePrice.delivery).toEqual(parts);

  await checkout.fill(context, [{ productId: id, quantity: 12 }]);
  const { cart } = await shop.ask<{ cart: unknown }>(`{ cart { lines { ${PARTS} } } }`, {}, context);
  expect(cart).toEqual({ lines: [{ delivery: parts }] });

  for (const text of await textsOf(context)) {
    expect(text).toContain('teslim süresi: 10 adet stoktan 1 hafta, 2 adet tedarik edilerek en geç 30 gün');
  }
  const order = await checkout.send(context, await checkout.inputFor(context));
  expect(order.items).toMatchObject([{ quantity: 12, backOrdered: 2 }]);
  expect(await orderedParts(order.trackingToken)).toEqual([parts]);
  const { orderByToken } = await shop.ask<{ orderByToken: unknown }>(
    'query ($token: String!) { orderByToken(token: $token) { items { deliveryText } } }',
    { token: order.trackingToken },
  );
  const deliveryText = '10 adet stoktan 1 hafta, 2 adet tedarik edilerek en geç 30 gün';
  expect(orderByToken).toEqual({ items: [{ deliveryText }] });
});

it('promises the time of the product only for what is in stock', async () => {
  const { id } = await shop.pump({ deliveryTime: '1 hafta', stockQuantity: 0 });
  const context = guestContext();
  await checkout.fill(context, [{ productId: id, quantity: 1 }]);
  for (const text of await textsOf(context)) {
    expect(text).toContain('teslim süresi: tedarik edilerek en geç 30 gün');
  }
});

it('procures a product that is in stock by its flag alone, as the order records it', async () => {
  // As a sheet without a column for the stock leaves it.
  const { id, slug } = await shop.add({ name: 'Pompa', basePriceKurus: 100_000, deliveryTime: '1 hafta' });
  const { product } = await shop.ask<{ product: unknown }>(
    `query ($slug: String!) {
      product(slug: $slug) { inStock stockQuantity deliveryTime minOrderPrice { stock available ${PARTS} } }
    }`,
    { slug },
  );
  expect(product).toEqual({
    inStock: true,
    stockQuantity: 0,
    deliveryTime: '1 hafta',
    minOrderPrice: { stock: 0, available: true, delivery: [procured(1)] },
  });
  const order = await checkout.order([{ productId: id, quantity: 1 }]);
  expect(order.items).toMatchObject([{ quantity: 1, backOrdered: 1 }]);
  expect(await orderedParts(order.trackingToken)).toEqual([[procured(1)]]);
});

it('shares the stock among the lines of one product, in their order', async () => {
  const pump = await shop.pump({
    deliveryTime: '1 hafta',
    stockQuantity: 3,
    attributes: [{ name: 'Gövde', variations: [{ name: 'Döküm' }, { name: 'Çelik' }] }],
  });
  const [group] = pump.attributes;
  const lines = group!.variations.map(({ id: variationId }) => ({
    productId: pump.id,
    quantity: 2,
    variations: [{ attributeId: group!.id, variationId }],
  }));
  const order = await checkout.order(lines);
  expect(await orderedParts(order.trackingToken)).toEqual([[stocked(2)], [stocked(1), procured(1)]]);
});

it('asks again when the stock no longer covers what the accepted texts promise, and takes nothing until then', async () => {
  const { id } = await shop.pump({ deliveryTime: '1 hafta', stockQuantity: 4 });
  const { context, input } = await checkout.ready([{ productId: id, quantity: 3 }]);
  await checkout.order([{ productId: id, quantity: 2 }]);

  const refusal = await refusalOf(checkout.send(context, input));
  const delivery = '2 adet stoktan 1 hafta, 1 adet tedarik edilerek en geç 30 gün';
  expect(refusal).toMatchObject({
    code: 'DOCUMENTS_CHANGED',
    details: { procured: [{ productId: id, productName: 'Sirkülasyon Pompası', delivery }] },
  });
  expect(refusal?.message).toContain(`«Sirkülasyon Pompası» için güncel teslim süresi: ${delivery}`);
  expect(await shop.stockOf(id)).toBe(2);

  const order = await checkout.send(context, await checkout.inputFor(context));
  expect(await orderedParts(order.trackingToken)).toEqual([[stocked(2), procured(1)]]);
  expect(await shop.stockOf(id)).toBe(0);
});

it('asks again when more is in stock than the accepted texts promise', async () => {
  const pump = await shop.pump({ deliveryTime: '1 hafta', stockQuantity: 1 });
  const { context, input } = await checkout.ready([{ productId: pump.id, quantity: 2 }]);
  await shop.save({ sku: pump.sku, name: pump.name, stockQuantity: 5 }, pump);
  expect(await refusalOf(checkout.send(context, input))).toMatchObject({
    code: 'DOCUMENTS_CHANGED',
    details: { procured: [] },
  });
});
