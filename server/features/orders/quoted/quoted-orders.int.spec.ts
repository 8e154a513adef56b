import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { TestBrowser } from '../../../testing/browser.js';
import { ACCEPT, CHECKOUT, DOCUMENTS, type Draft, type Placed } from '../../../testing/quote-acceptance.js';
import { offeredLine, openTestQuotes, type TestQuote, type TestQuotes } from '../../../testing/quotes.js';
import type { OfferedLine } from '../../quotes/index.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { dayAfter, dayInIstanbul, startOfNamedDay } from '../../../kernel/clock/istanbul.js';

let shop: TestQuotes;
let owner: TestBrowser;

beforeAll(async () => {
  shop = await openTestQuotes({ environment: { RATE_LIMIT_FACTOR: '1000' } });
  owner = await shop.customer();
});

afterAll(() => shop.close());

async function offered(lines?: OfferedLine[], change?: object): Promise<TestQuote> {
  const quote = await shop.request(owner);
  await shop.offer(quote, lines ?? [offeredLine(quote.id)], change);
  return quote;
}

const drafted = async (quote: TestQuote, change: object = {}) => {
  const input = { ...CHECKOUT, id: quote.id, offer: 1, ...change };
  return (await owner.ask<{ quoteDocuments: Draft }>(DOCUMENTS, { input })).quoteDocuments;
};

async function acceptance(quote: TestQuote, change: object = {}) {
  const { documents, total } = await drafted(quote, change);
  const agreed = { acceptedDocuments: documents, expectedTotal: total, idempotencyKey: randomUUID() };
  return { ...CHECKOUT, id: quote.id, offer: 1, ...change, ...agreed };
}

const accept = async (input: object, browser: TestBrowser = owner) =>
  (await browser.ask<{ acceptQuote: Placed }>(ACCEPT, { input })).acceptQuote;

const stockNow = async () => {
  const [row] = await shop.dataSource.query<{ quantity: number }[]>(
    'SELECT quantity FROM product_stock WHERE product_id = $1',
    [shop.productId],
  );
  return row?.quantity;
};

it('makes an order of an offer at its prices, and says of both which belongs to which', async () => {
  const quote = await offered();
  const input = await acceptance(quote);
  const order = await accept(input);
  expect(order).toMatchObject({
    quoteId: quote.id,
    subtotal: 99_999,
    tax: 20_000,
    shipping: 15_000,
    total: 134_999,
    items: [{ quantity: 3, unitPrice: 33_333, totalPrice: 99_999, productName: 'Devreye alma' }],
  });
  const { accepted, status } = await shop.snapshotOf(quote);
  expect({ status, accepted }).toMatchObject({
    status: 'accepted',
    accepted: { offer: 1, orderId: order.id, orderNumber: order.number, source: 'buyer' },
  });
});

it('sells what was offered although the catalog has it no more', async () => {
  const sku = 'GONE-1';
  const { id: productId } = await shop.addProduct({ sku, name: 'Eski Pompa', stockQuantity: 5 });
  const quote = await shop.request(owner, { lines: [{ productId, quantity: 2 }] });
  const { lines } = await shop.snapshotOf(quote);
  const [asked] = lines;
  await shop.offer(quote, [
    offeredLine(quote.id, {
      productId,
      product: asked?.product ?? null,
      askedLineId: asked?.id ?? null,
      description: null,
      quantity: 2,
    }),
  ]);
  await shop.dataSource.query('DELETE FROM product WHERE id = $1', [productId]);
  expect(await accept(await acceptance(quote))).toMatchObject({ items: [{ productName: 'Eski Pompa' }] });
});

it('stays the order of the buyer it was offered to, also when a colleague accepts it by its link', async () => {
  const quote = await offered();
  const colleague = await shop.customer();
  const { id: _, ...input } = await acceptance(quote);
  const order = await accept({ ...input, token: shop.tokenOf(quote, 1) }, colleague);
  const owners = await shop.dataSource.query<object[]>(
    'SELECT customer_id AS "customerId" FROM orders WHERE id = $1',
    [order.id],
  );
  expect(owners).toEqual([{ customerId: (await shop.snapshotOf(quote)).customerId }]);
});

it('answers the same request with the same order, and another one with what the quote became', async () => {
  const quote = await offered();
  const input = await acceptance(quote);
  const order = await accept(input);
  expect((await accept(input)).id).toBe(order.id);
  const again = { ...input, idempotencyKey: randomUUID() };
  expect(await owner.codeOf(ACCEPT, { input: again })).toBe('QUOTE_ALREADY_ACCEPTED');
  expect(await owner.codeOf(ACCEPT, { input: { ...input, notes: 'başka' } })).toBe('IDEMPOTENCY_CONFLICT');
});

it('makes one order of twenty acceptances at once', async () => {
  const quote = await offered();
  const input = await acceptance(quote);
  const codes = await Promise.all(
    Array.from({ length: 20 }, () =>
      owner.codeOf(ACCEPT, { input: { ...input, idempotencyKey: randomUUID() } }),
    ),
  );
  expect(codes.filter((code) => code === 'accepted')).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set(['accepted', 'QUOTE_ALREADY_ACCEPTED']));
  const orders = await shop.dataSource.query<{ id: string }[]>('SELECT id FROM orders WHERE quote_id = $1', [
    quote.id,
  ]);
  expect(orders).toHaveLength(1);
});

it('accepts an offer, or gives a newer one, and never both', async () => {
  for (let round = 0; round < 5; round += 1) {
    const quote = await offered();
    const input = await acceptance(quote);
    const [code] = await Promise.all([
      owner.codeOf(ACCEPT, { input }),
      shop.offer(quote, [offeredLine(quote.id, { unitPriceKurus: 1 })]).catch(() => undefined),
    ]);
    const { accepted, offers } = await shop.snapshotOf(quote);
    expect(['accepted', 'QUOTE_OFFER_OUTDATED']).toContain(code);
    expect([accepted !== null, offers.length]).toEqual(code === 'accepted' ? [true, 1] : [false, 2]);
  }
});

it('takes the stock of products, and nothing for what is none; what is refused takes none', async () => {
  const before = (await stockNow()) ?? 0;
  const product = { productId: shop.productId, description: null, quantity: 4 };
  const quote = await offered([offeredLine(randomUUID(), product), offeredLine(randomUUID())]);
  const input = await acceptance(quote);
  expect(await owner.codeOf(ACCEPT, { input: { ...input, expectedTotal: 1 } })).toBe('PRICE_CHANGED');
  expect(await owner.codeOf(ACCEPT, { input: { ...input, acceptedDocuments: [] } })).toBe(
    'DOCUMENTS_NOT_ACCEPTED',
  );
  expect(await stockNow()).toBe(before);
  await accept(input);
  expect(await stockNow()).toBe(before - 4);
});

it('accepts an offer in the last second of its last day in Istanbul, and not in the next one', async () => {
  const tomorrow = dayAfter(dayInIstanbul(new Date()), 1);
  const inTime = await offered(undefined, { validUntil: tomorrow });
  const late = await offered(undefined, { validUntil: tomorrow });
  const inputs = [await acceptance(inTime), await acceptance(late)] as const;
  const end = startOfNamedDay(dayAfter(tomorrow, 1))?.getTime() ?? 0;
  const now = vi.spyOn(shop.app.get(Clock), 'now');
  try {
    now.mockReturnValue(new Date(end - 1_000));
    expect(await owner.codeOf(ACCEPT, { input: inputs[0] })).toBe('accepted');
    now.mockReturnValue(new Date(end));
    expect(await owner.codeOf(ACCEPT, { input: inputs[1] })).toBe('QUOTE_EXPIRED');
  } finally {
    now.mockRestore();
  }
  expect((await shop.snapshotOf(late)).accepted).toBeNull();
});

it('counts an alternative once it is chosen, in the place of its line', async () => {
  const [main, alternative] = [randomUUID(), randomUUID()];
  const lines = [
    offeredLine(main),
    offeredLine(alternative, { alternativeOf: main, unitPriceKurus: 20_000, description: 'Muadil' }),
  ];
  const quote = await offered(lines);
  expect((await drafted(quote)).subtotal).toBe(99_999);
  const order = await accept(await acceptance(quote, { alternatives: [alternative] }));
  expect(order).toMatchObject({ subtotal: 60_000, items: [{ productName: 'Muadil' }] });
  const unknown = { ...CHECKOUT, id: quote.id, offer: 1, alternatives: [main] };
  expect(await owner.codeOf(DOCUMENTS, { input: unknown })).toBe('QUOTE_ALREADY_ACCEPTED');
});

it('lets nobody else accept it by its id, and a guest by its link', async () => {
  const quote = await offered();
  const input = await acceptance(quote);
  for (const browser of [shop.browser(), await shop.customer(), await shop.staff(['quotes', 'orders'])]) {
    expect(await browser.codeOf(ACCEPT, { input })).toBe('NOT_FOUND');
  }
  const { id: _, ...linked } = { ...input, token: shop.tokenOf(quote, 1) };
  expect(await accept(linked, shop.browser())).toMatchObject({ quoteId: quote.id });
});

it('costs the same to the kuruş in the offer, in what is to be accepted and in the order', async () => {
  const line = fc.record({
    unitPriceKurus: fc.integer({ min: 1, max: 5_000_000 }),
    quantity: fc.integer({ min: 1, max: 999 }),
    isFree: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 5 }), async (raw) => {
      const lines = raw.map(({ isFree, ...price }) =>
        offeredLine(randomUUID(), {
          ...price,
          ...(!isFree && { productId: shop.productId, description: null }),
        }),
      );
      const quote = await offered(lines);
      const draft = await drafted(quote);
      const order = await accept(await acceptance(quote));
      const { offers } = await shop.snapshotOf(quote);
      const { subtotalKurus, taxKurus, shippingKurus, totalKurus } = offers[0]!;
      const sums = { subtotal: subtotalKurus, tax: taxKurus, shipping: shippingKurus, total: totalKurus };
      expect(draft).toMatchObject(sums);
      expect(order).toMatchObject(sums);
    }),
    { numRuns: 15 },
  );
});

it.each(['OrderPlaced', 'QuoteAccepted'])(
  'leaves neither order nor acceptance when the connection ends while %s is appended, and makes one order afterwards',
  async (type) => {
    const quote = await offered();
    const input = await acceptance(quote);
    const before = await stockNow();
    await shop.dataSource.query(`
      CREATE FUNCTION end_connection() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$;
      CREATE TRIGGER end_connection BEFORE INSERT ON event FOR EACH ROW WHEN (NEW.type = '${type}')
        EXECUTE FUNCTION end_connection()`);
    const code = await owner.codeOf(ACCEPT, { input });
    await shop.dataSource.query('DROP FUNCTION end_connection CASCADE');
    expect(code).not.toBe('accepted');
    const orders = () =>
      shop.dataSource.query<object[]>('SELECT number FROM orders WHERE quote_id = $1', [quote.id]);
    expect(await orders()).toEqual([]);
    expect((await shop.snapshotOf(quote)).accepted).toBeNull();
    expect(await stockNow()).toEqual(before);
    const order = await accept(input);
    expect(await orders()).toEqual([{ number: order.number }]);
    expect((await shop.snapshotOf(quote)).accepted?.orderId).toBe(order.id);
  },
);
