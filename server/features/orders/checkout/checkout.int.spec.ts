import { randomUUID } from 'node:crypto';
import { customerContext, guestContext } from '../../../kernel/actor/test-context.js';
import { codeOf } from '../../../kernel/refusal/test-code-of.js';
import { openTestCheckout, type TestCheckout } from '../../../testing/checkout.js';

let shop: TestCheckout;
let checkout: TestCheckout['checkout'];

beforeAll(async () => {
  shop = await openTestCheckout();
  ({ checkout } = shop);
});

afterAll(() => shop.close());

describe('an order', () => {
  it('is pending and unpaid, takes its number from its id, and lowers the stock', async () => {
    const { id } = await shop.pump();
    const order = await checkout.order([{ productId: id, quantity: 3 }]);
    expect(order).toMatchObject({ version: 1, userId: 'guest', status: 'PENDING', paymentStatus: 'PENDING' });
    expect(order.number).toBe(order.id.slice(0, 8));
    expect(order).toMatchObject({ subtotal: 300_000, tax: 60_000, shipping: 15_000, total: 375_000 });
    expect(await shop.stockOf(id)).toBe(7);
  });

  it('empties the cart in the same transaction', async () => {
    const { id } = await shop.pump();
    const context = guestContext();
    await checkout.order([{ productId: id, quantity: 1 }], context);
    const { cart } = await shop.ask<{ cart: object }>('{ cart { itemCount canBeRestored } }', {}, context);
    expect(cart).toEqual({ itemCount: 0, canBeRestored: false });
  });

  it('leaves the cart unchanged when the request names the lines', async () => {
    const { id } = await shop.pump();
    const { context, input } = await checkout.ready([{ productId: id, quantity: 2 }]);
    const order = await checkout.send(context, { ...input, lines: [{ productId: id, quantity: 2 }] });
    expect(order.items).toMatchObject([{ quantity: 2 }]);
    const { cart } = await shop.ask<{ cart: object }>('{ cart { itemCount } }', {}, context);
    expect(cart).toEqual({ itemCount: 2 });
  });

  it('is answered as it is read later', async () => {
    const { id } = await shop.pump({ stockQuantity: 1 });
    const fields = `id number version createdAt updatedAt userId user { name email phone company } status paymentStatus
      paymentMethod subtotal tax taxRate shipping total itemCount isCancellableByBuyer notes trackingToken paymentDueAt
      shippingAddress { text } billingAddress { text } bankAccounts { iban } documents { slug version hash }
      items { id productId productName brand model sku slug unit quantity unitPrice totalPrice taxRate backOrdered
        deliveryTime deliveryText delivery { quantity isFromStock time } selectedVariations { variationName } }`;
    const { context, input } = await checkout.ready([{ productId: id, quantity: 3 }]);
    const { addOrder } = await shop.ask<{ addOrder: { trackingToken: string } }>(
      `mutation ($input: AddOrderInput!) { addOrder(input: $input) { ${fields} } }`,
      { input },
      context,
    );
    const { orderByToken } = await shop.ask<{ orderByToken: object }>(
      `query ($token: String!) { orderByToken(token: $token) { ${fields} } }`,
      { token: addOrder.trackingToken },
    );
    expect(orderByToken).toEqual(addOrder);
  });

  it('keeps names and prices as they were when it was placed', async () => {
    const before = await shop.pump();
    const order = await checkout.order([{ productId: before.id, quantity: 1 }]);
    await shop.save({ sku: before.sku, name: 'Yeni Ad', basePriceKurus: 1 }, before);
    const { orderByToken } = await shop.ask<{ orderByToken: object }>(
      'query ($token: String!) { orderByToken(token: $token) { items { productName unitPrice } } }',
      { token: order.trackingToken },
    );
    expect(orderByToken).toEqual({ items: [{ productName: 'Sirkülasyon Pompası', unitPrice: 100_000 }] });
  });

  it('keeps the unit and the step of what is sold in steps, and counts whole pieces', async () => {
    const { id, slug } = await shop.pump({ unit: '0,5 metre', stockQuantity: 2 });
    const { context, input } = await checkout.ready([{ productId: id, quantity: 3 }]);
    const { addOrder } = await shop.ask<{ addOrder: object }>(
      `mutation ($input: AddOrderInput!) { addOrder(input: $input) {
        items { quantity unit salesUnit { step name code } deliveryText totalPrice } } }`,
      { input },
      context,
    );
    const salesUnit = { step: 0.5, name: 'metre', code: 'MTR' };
    expect(addOrder).toMatchObject({
      items: [{ quantity: 3, unit: '0,5 metre', salesUnit, totalPrice: 300_000 }],
    });
    expect(addOrder).toMatchObject({
      items: [
        { deliveryText: expect.stringMatching(/^2 × 0,5 metre stoktan .+, 1 × 0,5 metre tedarik/) as string },
      ],
    });
    const { product } = await shop.ask<{ product: object }>(
      'query ($slug: String!) { product(slug: $slug) { salesUnit { step name code } } }',
      { slug },
    );
    expect(product).toEqual({ salesUnit });
  });

  it('stores each accepted document of the shop once and ignores unknown ones', async () => {
    const { id } = await shop.pump();
    const { context, input } = await checkout.ready([{ productId: id, quantity: 1 }]);
    const own = input.acceptedDocuments as object[];
    const foreign = { slug: 'borç senedi', version: -1, hash: '0'.repeat(64) };
    const order = await checkout.send(context, { ...input, acceptedDocuments: [...own, ...own, foreign] });
    const [row] = await shop.dataSource.query<{ kept: unknown }[]>(
      'SELECT accepted_documents AS kept FROM orders WHERE id = $1',
      [order.id],
    );
    expect(row?.kept).toEqual(own);
  });

  it('is refused while a choice of the cart has no price, and takes nothing from the stock', async () => {
    const pump = await shop.pump({
      attributes: [{ name: 'Gövde', variations: [{ name: 'Döküm' }, { name: 'Conta', priceKurus: 500 }] }],
    });
    const { context, input } = await checkout.ready([{ productId: pump.id, quantity: 1 }]);
    await shop.save(
      {
        sku: pump.sku,
        name: pump.name,
        attributes: [{ name: 'Gövde', variations: [{ name: 'Döküm', priceKurus: null }] }],
      },
      pump,
    );
    expect(await codeOf(checkout.send(context, input))).toBe('PRICE_ON_REQUEST');
    expect(await shop.stockOf(pump.id)).toBe(10);
  });

  it('adds two mails and two notices to the outbox, by ids alone', async () => {
    const { id } = await shop.pump();
    const order = await checkout.order([{ productId: id, quantity: 1 }]);
    const entries: unknown = await shop.dataSource.query(
      'SELECT reaction, subject_id FROM outbox WHERE subject_id = $1 ORDER BY id',
      [order.id],
    );
    expect(entries).toEqual([
      { reaction: 'order-received-mail', subject_id: order.id },
      { reaction: 'new-order-mail', subject_id: order.id },
      { reaction: 'notice-of-placed-order', subject_id: order.id },
      { reaction: 'notice-of-low-stock', subject_id: order.id },
    ]);
  });

  it.each(['event', 'outbox', 'idempotency_key', 'order_document'])(
    'stores no readable personal data in the table %s',
    async (table) => {
      const { id } = await shop.pump();
      await checkout.order([{ productId: id, quantity: 1 }]);
      const rows = await shop.dataSource.query<{ kept: string }[]>(
        `SELECT ${table}::text AS kept FROM ${table}`,
      );
      expect(rows).not.toHaveLength(0);
      // Bytes are shown in hexadecimal: words are looked for in both forms, and none is made of digits alone.
      const words = ['Ayşe', 'ayse@', '0532 111', 'Atatürk'];
      const readable = words.flatMap((word) => [word, Buffer.from(word).toString('hex')]);
      for (const { kept } of rows) expect(readable.filter((word) => kept.includes(word))).toEqual([]);
    },
  );
});

describe('addOrder', () => {
  it.each([
    ['whose expected total differs', { expectedTotal: 1 }, 'PRICE_CHANGED'],
    ['whose documents were not accepted', { acceptedDocuments: [] }, 'DOCUMENTS_NOT_ACCEPTED'],
    [
      'whose shipping address differs from the one in the documents',
      { shippingAddress: { streetAddress: 'Başka', district: 'X', province: 'Y' } },
      'DOCUMENTS_CHANGED',
    ],
  ])('refuses an order %s', async (_which, change, code) => {
    const { id } = await shop.pump();
    const { context, input } = await checkout.ready([{ productId: id, quantity: 1 }]);
    expect(await codeOf(checkout.send(context, { ...input, ...change }))).toBe(code);
    expect(await shop.stockOf(id)).toBe(10);
    expect(await shop.ordersOf(id)).toBe(0);
    const { cart } = await shop.ask<{ cart: object }>('{ cart { itemCount } }', {}, context);
    expect(cart).toEqual({ itemCount: 1 });
  });

  it('refuses an order when the price has risen since the buyer saw it, and names the new total', async () => {
    const product = await shop.pump();
    const { context, input } = await checkout.ready([{ productId: product.id, quantity: 1 }]);
    await shop.save({ sku: product.sku, name: product.name, basePriceKurus: 200_000 }, product);
    await expect(checkout.send(context, input)).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      details: { expectedTotal: 135_000, total: 255_000 },
    });
  });

  it('refuses an order of an empty cart', async () => {
    const { id } = await shop.pump();
    const { context, input } = await checkout.ready([{ productId: id, quantity: 1 }]);
    await checkout.send(context, input);
    const again = { ...input, idempotencyKey: randomUUID() };
    expect(await codeOf(checkout.send(context, again))).toBe('CART_EMPTY');
  });

  it('refuses an order of a product without a published price', async () => {
    const { id } = await shop.pump();
    const { id: asked } = await shop.pump({ name: 'Özel Eşanjör', basePriceKurus: 0 });
    const { context, input } = await checkout.ready([{ productId: id, quantity: 1 }]);
    const lines = [{ productId: asked, quantity: 1 }];
    expect(await codeOf(checkout.send(context, { ...input, lines }))).toBe('PRICE_ON_REQUEST');
  });
});

it('offers a bank transfer first, then a card and cash on delivery', async () => {
  const { checkoutOptions } = await shop.ask<{ checkoutOptions: object }>(
    '{ checkoutOptions { paymentMethods } }',
  );
  expect(checkoutOptions).toEqual({ paymentMethods: ['BANK_TRANSFER', 'CREDIT_CARD', 'CASH_ON_DELIVERY'] });
});

it('records the account of a customer and prices the cart of that account', async () => {
  const { id } = await shop.pump();
  const customer = 'c0000000-0000-4000-8000-000000000001';
  const order = await checkout.order([{ productId: id, quantity: 1 }], customerContext(customer));
  expect(order.userId).toBe(customer);
});
