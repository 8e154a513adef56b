import { staffContext } from '../../../kernel/actor/test-context.js';
import { openTestShop, type TestShop } from '../../../testing/shop.js';
import type { ProductSnapshot } from '../drafts/product.draft.js';
import type { Versioned } from '../writing/catalog.saving.js';

const RESULT = 'id version refusal { code message }';
const CHANGE = `mutation ($input: ChangeProductsInput!) { changeProducts(input: $input) { ${RESULT} } }`;
const UNDO = `mutation ($input: UndoProductChangesInput!) { undoProductChanges(input: $input) { ${RESULT} } }`;
const PREVIEW = `query ($input: ChangeProductsInput!) { priceChangePreview(input: $input) { id before after refusal { code } } }`;

interface Result {
  id: string;
  version: number | null;
  refusal: { code: string } | null;
}

const staff = staffContext(['catalog']);

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.empty());
afterAll(() => shop.close());

const at = ({ id, version }: Versioned) => ({ id, expectedVersion: version });

async function run(mutation: string, input: object): Promise<Result[]> {
  const [results] = Object.values(await shop.ask<Record<string, Result[]>>(mutation, { input }, staff));
  return results!;
}

const change = (products: readonly Versioned[], what: object) =>
  run(CHANGE, { products: products.map(at), change: what });

/** Undoes what was changed. */
const undo = (results: readonly Result[]) =>
  run(UNDO, { products: results.map(({ id, version }) => ({ id, expectedVersion: version })) });

const stored = async ({ sku }: { sku: string }) => (await shop.productOf(sku))!;

const priceOf = async (product: ProductSnapshot) => (await stored(product)).basePriceKurus;

describe('a change of prices', () => {
  it.each<[object, number, number | null]>([
    [{ percent: 10 }, 100_000, 110_000],
    [{ percent: -12.5 }, 99_990, 87_491],
    [{ amount: 2_550 }, 100_000, 102_550],
    [{ percent: 10, amount: -1 }, 100_000, 109_999],
    [{ percent: 3.7, roundTo: 100 }, 123_456, 128_000],
    [{ percent: 0.5 }, 100, 101],
    [{ amount: 500 }, 0, 0],
    [{ percent: 50 }, 0, 0],
    [{ amount: -100 }, 100, null],
    [{ percent: -99 }, 10, null],
  ])('%o makes %d kuruş %d', async (price, before, after) => {
    const product = await shop.pump({ basePriceKurus: before });
    const { priceChangePreview } = await shop.ask<{ priceChangePreview: object[] }>(
      PREVIEW,
      { input: { products: [at(product)], change: { price } } },
      staff,
    );
    const refusal = after === null ? { code: 'PRICE_BELOW_ZERO' } : null;
    expect(priceChangePreview).toEqual([{ id: product.id, before, after, refusal }]);
    const [result] = await change([product], { price });
    expect(result!.refusal?.code ?? null).toBe(refusal?.code ?? null);
    expect(await priceOf(product)).toBe(after ?? before);
  });

  it('grows what choices add by the percent, and not by the amount', async () => {
    const attributes = [
      {
        name: 'Boy',
        variations: [
          { name: 'A', priceKurus: 200, stock: 4 },
          { name: 'B', priceKurus: null },
        ],
      },
    ];
    const product = await shop.pump({ basePriceKurus: 1_000, attributes });
    await change([product], { price: { percent: 10, amount: 5 } });
    const [group] = (await stored(product)).attributes;
    expect(group!.variations).toMatchObject([
      { id: product.attributes[0]!.variations[0]!.id, priceKurus: 220, stock: 4 },
      { priceKurus: null },
    ]);
  });

  it('rounds what choices add to a lira at most', async () => {
    const attributes = [{ name: 'Boy', variations: [{ name: 'A', priceKurus: 32_050 }] }];
    const product = await shop.pump({ basePriceKurus: 450_000, attributes });
    await change([product], { price: { percent: 6.5, roundTo: 100_000 } });
    const { basePriceKurus, attributes: groups } = await stored(product);
    expect([basePriceKurus, groups[0]!.variations[0]!.priceKurus]).toEqual([500_000, 34_100]);
  });
});

it('moves, marks and archives several at once', async () => {
  const categoryId = (await shop.addCategory('Vanalar')).id;
  const products = [await shop.pump(), await shop.pump()];
  const results = await change(products, {
    categoryId,
    isNew: true,
    isFeatured: true,
    inStock: false,
    isArchived: true,
  });
  expect(results).toEqual(products.map(({ id }) => ({ id, version: 3, refusal: null })));
  for (const product of products) {
    expect(await stored(product)).toMatchObject({
      categoryId,
      isNew: true,
      isFeatured: true,
      inStock: false,
      isArchived: true,
    });
  }
});

it('changes the others where one has another version or does not exist', async () => {
  const first = await shop.pump();
  const second = await shop.pump();
  const unknown = { id: '00000000-0000-4000-8000-000000000000', version: 1 };
  const results = await change([{ ...first, version: 7 }, unknown, second], { isNew: true });
  expect(results.map(({ refusal }) => refusal?.code ?? null)).toEqual([
    'VERSION_CONFLICT',
    'PRODUCT_NOT_FOUND',
    null,
  ]);
  expect([(await stored(first)).isNew, (await stored(second)).isNew]).toEqual([false, true]);
});

it('leaves a product that is so already at its version', async () => {
  const product = await shop.pump({ isNew: true });
  expect(await change([product], { isNew: true })).toEqual([{ id: product.id, version: 1, refusal: null }]);
});

it('changes more than one transaction saves', async () => {
  const products = [];
  for (let number = 0; number < 260; number += 1) {
    products.push(await shop.pump({ basePriceKurus: 100 + number }));
  }
  const results = await change(products, { price: { amount: 1 } });
  expect(results.every(({ version }) => version === 2)).toBe(true);
  expect(await priceOf(products[259]!)).toBe(360);
});

describe('undoing', () => {
  it('gives back what a change took', async () => {
    const categoryId = (await shop.addCategory('Vanalar')).id;
    const attributes = [{ name: 'Boy', variations: [{ name: 'A', priceKurus: 200, stock: 4 }] }];
    const product = await shop.pump({ basePriceKurus: 1_000, categoryId, attributes });
    const other = (await shop.addCategory('Pompalar')).id;
    const results = await change([product], { price: { percent: 10 }, categoryId: other, isNew: true });
    expect(await undo(results)).toMatchObject([{ version: 3, refusal: null }]);
    expect(await stored(product)).toEqual({ ...product, version: 3 });
  });

  it('puts an archived product on sale again', async () => {
    const product = await shop.pump();
    const archived = await change([product], { isArchived: true });
    expect((await stored(product)).isArchived).toBe(true);
    await undo(archived);
    expect((await stored(product)).isArchived).toBe(false);
  });

  it('leaves taken what orders took of the stock since', async () => {
    const attributes = [{ name: 'Boy', variations: [{ name: 'A', stock: 4 }] }];
    const product = await shop.pump({ stockQuantity: 10, attributes });
    const { after } = await shop.save(
      {
        name: product.name,
        sku: product.sku,
        stockQuantity: 15,
        attributes: [{ name: 'Boy', variations: [{ name: 'A', stock: 9 }] }],
      },
      product,
    );
    await shop.dataSource.query('UPDATE product_stock SET quantity = 12 WHERE product_id = $1', [product.id]);
    await shop.dataSource.query('UPDATE product_variation SET stock = 8 WHERE id = $1', [
      product.attributes[0]!.variations[0]!.id,
    ]);
    await undo([{ ...after, refusal: null }]);
    const undone = await stored(product);
    expect([undone.stockQuantity, undone.attributes[0]!.variations[0]!.stock]).toEqual([7, 3]);
  });

  it('archives a product that was just added', async () => {
    const product = await shop.pump();
    await undo([{ ...product, refusal: null }]);
    expect((await stored(product)).isArchived).toBe(true);
  });

  it('is refused once the product changed again', async () => {
    const product = await shop.pump();
    const [first] = await change([product], { isNew: true });
    await change([{ id: product.id, version: 2 }], { isFeatured: true });
    expect(await undo([first!])).toMatchObject([
      { version: null, refusal: { code: 'CATALOG_CHANGE_NOT_UNDOABLE' } },
    ]);
  });
});
