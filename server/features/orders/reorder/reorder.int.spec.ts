import { openTestOrders, type TestOrder, type TestOrders } from '../../../testing/orders.js';
import type { TestBrowser } from '../../../testing/browser.js';

const REORDER = `mutation ($input: ReorderInput!) {
  reorder(input: $input) {
    addedCount notes { position productName kind message }
    cart { itemCount lines { quantity unitPrice selectedVariations { variationName } } }
  }
}`;

interface Reordered {
  addedCount: number;
  notes: { position: number; productName: string; kind: string; message: string }[];
  cart: { itemCount: number; lines: { quantity: number; unitPrice: number }[] };
}

let shop: TestOrders;
let buyer: TestBrowser;
let order: TestOrder;

beforeAll(async () => {
  shop = await openTestOrders({ environment: { GUEST_ORDERS_PER_HOUR: '1000' } });
}, 30_000);
afterAll(() => shop.close());

beforeEach(async () => {
  await change('base_price_kurus = 100000, min_order_quantity = 1, in_stock = true, archived_at = NULL');
  await shop.dataSource.query('UPDATE product_stock SET quantity = 10000');
  buyer = shop.browser();
  order = await shop.place(buyer);
});

const change = (columns: string) =>
  shop.dataSource.query(`UPDATE product SET ${columns}, version = version WHERE id = $1`, [shop.productId]);

const reorder = async (named: object = { token: order.trackingToken }, by = buyer): Promise<Reordered> =>
  (await by.ask<{ reorder: Reordered }>(REORDER, { input: named })).reorder;

const KEY = 'b'.repeat(22);

it('adds what was ordered to the cart of a guest who follows the link, silently where nothing changed', async () => {
  const { addedCount, notes, cart } = await reorder({ token: order.trackingToken, browserKey: KEY });
  expect([addedCount, notes]).toEqual([1, []]);
  expect(cart).toMatchObject({ itemCount: 1, lines: [{ quantity: 1, unitPrice: 100_000 }] });
  expect(await buyer.ask('{ cart { itemCount } }')).toEqual({ cart: { itemCount: 1 } });
});

it('adds to what is in the cart of a customer, who names the order by its id', async () => {
  const customer = await shop.customer();
  const own = await shop.place(customer);
  await reorder({ id: own.id }, customer);
  expect((await reorder({ id: own.id }, customer)).cart).toMatchObject({ itemCount: 2 });
});

it('names a line whose price changed, by how much and in which direction', async () => {
  await change('base_price_kurus = 120000');
  expect((await reorder()).notes).toEqual([
    {
      position: 1,
      productName: 'Sirkülasyon Pompası',
      kind: 'PRICE_CHANGED',
      message: 'Net birim fiyatı ₺200,00 arttı: ₺1.000,00 yerine ₺1.200,00.',
    },
  ]);
});

it('names a line that is raised to its minimum', async () => {
  await change('min_order_quantity = 5');
  const { notes, cart } = await reorder();
  expect(notes).toMatchObject([
    {
      kind: 'RAISED_TO_MINIMUM',
      message: 'En az sipariş miktarı olan 5 adet alındı; siparişinizde 1 adet vardı.',
    },
  ]);
  expect(cart.itemCount).toBe(5);
});

it('names a line that is out of stock', async () => {
  await change('in_stock = false');
  expect((await reorder()).notes).toMatchObject([{ kind: 'OUT_OF_STOCK', message: 'Şu anda stokta yok.' }]);
});

it('leaves out a product that is no longer sold, and one without a price, and says which', async () => {
  await change('archived_at = now()');
  expect(await reorder()).toMatchObject({
    addedCount: 0,
    notes: [{ kind: 'NOT_ADDED', message: 'Artık satılmadığı için sepete eklenmedi.' }],
  });
  await change('archived_at = NULL, base_price_kurus = 0');
  expect(await reorder()).toMatchObject({ addedCount: 0, notes: [{ kind: 'NOT_ADDED' }] });
});

it('says that something else is counted of a product today', async () => {
  await change(`unit = '0,5 metre'`);
  expect((await reorder()).notes).toMatchObject([{ kind: 'UNIT_CHANGED' }]);
  await change(`unit = 'adet'`);
});

it('is refused for the order of somebody else, by its id as by a wrong token', async () => {
  const stranger = await shop.customer();
  const codeOf = (input: object, by: TestBrowser) => by.codeOf(REORDER, { input });
  expect(await codeOf({ id: order.id }, stranger)).toBe('NOT_FOUND');
  expect(await codeOf({ id: order.id }, buyer)).toBe('NOT_FOUND');
  expect(await codeOf({ token: `${order.trackingToken.slice(0, -4)}AAAA` }, stranger)).toBe('NOT_FOUND');
  expect(await codeOf({}, stranger)).toBe('NOT_FOUND');
});

describe('a product with choices', () => {
  const variations = () =>
    shop.dataSource.query<{ id: string; group: string; name: string }[]>(
      `SELECT v.id, v.name, a.id AS "group" FROM product_variation AS v JOIN product_attribute AS a ON a.id = v.attribute_id
       WHERE a.product_id = $1 ORDER BY v.position`,
      [shop.productId],
    );

  const addGroup = async (names: readonly string[]) => {
    const [group] = await shop.dataSource.query<{ id: string }[]>(
      `INSERT INTO product_attribute (id, product_id, position, name) VALUES (gen_random_uuid(), $1, 1, 'Malzeme') RETURNING id`,
      [shop.productId],
    );
    for (const [place, name] of names.entries()) {
      await shop.dataSource.query(
        `INSERT INTO product_variation (id, attribute_id, position, name, value, price_kurus, stock) VALUES (gen_random_uuid(), $1, $2, $3, '', 0, 5)`,
        [group?.id, place + 1, name],
      );
    }
  };
  const removeGroups = () =>
    shop.dataSource.query('DELETE FROM product_attribute WHERE product_id = $1', [shop.productId]);

  afterEach(() => removeGroups());

  it('finds a choice by its name once it has another id, and names one that is gone', async () => {
    await addGroup(['Döküm', 'Paslanmaz']);
    const [, steel] = await variations();
    const choice = { attributeId: steel?.group, variationId: steel?.id };
    const chosen = await shop.place(buyer, { lines: [{ ...shop.lines[0], variations: [choice] }] });
    await removeGroups();
    await addGroup(['Döküm', 'PASLANMAZ']);
    const again = await reorder({ token: chosen.trackingToken });
    expect(again).toMatchObject({ addedCount: 1, notes: [] });
    expect(again.cart.lines).toMatchObject([{ selectedVariations: [{ variationName: 'PASLANMAZ' }] }]);
    await removeGroups();
    await addGroup(['Pirinç']);
    expect(await reorder({ token: chosen.trackingToken })).toMatchObject({
      addedCount: 0,
      notes: [{ kind: 'NOT_ADDED' }],
    });
  });

  it('says which choice was taken where there was none', async () => {
    await addGroup(['Döküm', 'Paslanmaz']);
    expect((await reorder()).notes).toMatchObject([
      { kind: 'CHOICE_ADDED', message: 'Yeni seçeneği «Malzeme» için «Döküm» alındı.' },
    ]);
  });
});
