import fc from 'fast-check';
import type { TestBrowser } from '../../../testing/browser.js';
import { type CatalogStep, catalogStep, PRODUCTS } from '../../../testing/catalog-steps.js';
import { openTestOrders, type TestOrders } from '../../../testing/orders.js';
import { addOrderMutation, fillCart, purchaseInput } from '../../../testing/purchase.js';

const WORKERS = 3;

const FIELDS = 'id version slug stockQuantity';
const CATEGORIES: Readonly<Record<string, number>> = { A: 0, B: 1, C: 2 };

interface Known {
  id: string;
  version: number;
  slug: string;
  stockQuantity: number;
}

let shop: TestOrders;
let staff: TestBrowser;
let products: Known[];
let categories: { id: string; version: number }[];
/** What staff added to the stock of a product, all in all. */
let added: number[];
let renamed: { slug: string; place: number }[];
let orders = 0;

beforeAll(async () => {
  shop = await openTestOrders();
  staff = await shop.staff(['catalog']);
});

afterAll(() => shop.close());

/** What a mutation answers; undefined when it was refused, which people are told. */
async function mutate<Answer>(name: string, type: string, fields: string, input: object) {
  const mutation = `mutation ($input: ${type}!) { result: ${name}(input: $input) ${fields} }`;
  return staff.ask<{ result: Answer }>(mutation, { input }).then(
    ({ result }) => result,
    (error: unknown) => {
      expect(String(error)).not.toContain('INTERNAL');
      return undefined;
    },
  );
}

/** Begins anew with three categories and some products, each with a stock of 20. */
async function begin(): Promise<void> {
  categories = [];
  for (const name of ['Vanalar', 'Pompalar', 'Boylerler']) {
    const made = await mutate<Known>('createCategory', 'CategoryInput', '{ id version }', {
      name,
      description: 'Açıklama',
    });
    categories.push(made!);
  }
  products = [];
  for (let count = 0; count < PRODUCTS; count++) {
    const made = await mutate<Known>('createProduct', 'ProductInput', `{ ${FIELDS} }`, {
      name: `Ürün ${count}`,
      sku: `S-${categories[0]!.id}-${count}`,
      brand: 'Kazmer',
      model: 'K',
      categoryId: categories[count % 3]!.id,
      basePrice: 100_000,
      stock: { to: 20 },
      shortDescription: 'Kısa',
      description: 'Uzun',
    });
    products.push(made!);
  }
  added = products.map(() => 20);
  renamed = [];
}

const inCategory = (change: object): object =>
  'categoryId' in change
    ? { ...change, categoryId: categories[CATEGORIES[String(change.categoryId)] ?? 0]!.id }
    : change;

async function changeProduct(at: number, product: object): Promise<boolean> {
  const { id, version, slug } = products[at]!;
  const input = { id, expectedVersion: version, product: inCategory(product) };
  const saved = await mutate<Known>('updateProduct', 'UpdateProductInput', `{ ${FIELDS} }`, input);
  if (!saved) return false;
  if (saved.slug !== slug) renamed.push({ slug, place: at });
  products[at] = saved;
  return true;
}

async function setStock(at: number, { to, isStale }: { to: number; isStale: boolean }): Promise<void> {
  const { adminProduct } = await staff.ask<{ adminProduct: Known }>(
    `query ($id: ID!) { adminProduct(id: $id) { ${FIELDS} } }`,
    { id: products[at]!.id },
  );
  products[at] = adminProduct;
  const from = isStale ? adminProduct.stockQuantity + 1 : adminProduct.stockQuantity;
  if (await changeProduct(at, { stock: { from, to } })) added[at]! += to - from;
}

async function take(one: CatalogStep): Promise<void> {
  switch (one.kind) {
    case 'fields':
      return void (await changeProduct(one.place, one.fields));
    case 'stock':
      return setStock(one.place, one);
    case 'archive':
    case 'restore': {
      const { id, version } = products[one.place]!;
      const input = { id, expectedVersion: version };
      const saved = await mutate<Known>(`${one.kind}Product`, 'ProductVersionInput', `{ ${FIELDS} }`, input);
      if (saved) products[one.place] = saved;
      return;
    }
    case 'many': {
      const all = products.map(({ id, version }) => ({ id, expectedVersion: version }));
      const input = { products: all, change: inCategory(one.change) };
      await mutate('changeProducts', 'ChangeProductsInput', '{ id version }', input);
      return;
    }
    case 'category': {
      const { id, version: expectedVersion } = categories[one.place]!;
      const input = { id, expectedVersion, category: one.category };
      const saved = await mutate<Known>('updateCategory', 'UpdateCategoryInput', '{ id version }', input);
      if (saved) categories[one.place] = saved;
      return;
    }
    case 'delete category': {
      const { id, version: expectedVersion } = categories[one.place]!;
      const input = { id, expectedVersion };
      await mutate('deleteCategory', 'CategoryVersionInput', '{ products }', input);
      await mutate('undoCategoryDeletion', 'CategoryVersionInput', '{ id }', {
        id,
        expectedVersion: expectedVersion + 1,
      });
      return;
    }
    case 'order':
      return orderSome(one);
  }
}

/** A buyer of their own orders; a product that is out of sale, on request, or dearer than a moment ago is refused. */
async function orderSome({ place: at, quantity }: { place: number; quantity: number }): Promise<void> {
  const buyer = shop.browser();
  try {
    await fillCart(buyer, [{ productId: products[at]!.id, quantity }]);
    await buyer.ask(addOrderMutation('id'), { input: await purchaseInput(buyer) });
    orders += 1;
  } catch (error) {
    expect(String(error)).not.toContain('INTERNAL');
  }
}

const ids = () => products.map(({ id }) => id);

async function expectStockAsAdded(): Promise<void> {
  const rows = await shop.dataSource.query<{ quantity: number; taken: number }[]>(
    `SELECT s.quantity, coalesce((SELECT sum(quantity - back_ordered) FROM order_line WHERE product_id = s.product_id), 0)::int AS taken
     FROM unnest($1::uuid[]) WITH ORDINALITY AS asked (id, place) JOIN product_stock AS s ON s.product_id = asked.id ORDER BY place`,
    [ids()],
  );
  expect(rows.map(({ quantity, taken }) => quantity + taken)).toEqual(added);
}

const CELLS = `SELECT coalesce(category_id, ''), coalesce(brand_key, ''), in_stock, is_new, is_featured`;

async function expectDerivedAsComputedAnew(): Promise<void> {
  const derived = () =>
    shop.dataSource.query(
      `SELECT id, search_words::text, search_codes, part_numbers, default_price_kurus FROM product ORDER BY id`,
    );
  const counted = await shop.dataSource.query<unknown[]>(
    `${CELLS}, products::int FROM product_cell WHERE products > 0
     EXCEPT ALL ${CELLS}, count(*)::int FROM product WHERE archived_at IS NULL GROUP BY 1, 2, 3, 4, 5`,
  );
  expect(counted).toEqual([]);
  const before: unknown = await derived();
  await shop.dataSource.query('UPDATE product SET name = name, sku = sku, tags = tags');
  expect(await derived()).toEqual(before);
}

/** A former address leads to the product that had it last, unless another has it now. */
async function expectRedirects(): Promise<void> {
  const rows = await shop.dataSource.query<{ slug: string; id: string }[]>(
    `SELECT slug, id FROM product UNION ALL SELECT slug, product_id FROM product_slug_history`,
  );
  expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length);
  const owners = new Map(rows.map(({ slug, id }) => [slug, id]));
  for (const { slug } of renamed) expect(ids()).toContain(owners.get(slug));
}

it('leaves stock, counts, search words and redirects as they are computed anew, whatever staff do beside orders', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(catalogStep, { minLength: 30, maxLength: 50 }), async (steps) => {
      await begin();
      const hands = Array.from({ length: WORKERS }, (_, hand) =>
        steps.filter((_one, index) => index % WORKERS === hand),
      );
      await Promise.all(
        hands.map(async (own) => {
          for (const one of own) await take(one);
        }),
      );
      await expectStockAsAdded();
      await expectDerivedAsComputedAnew();
      await expectRedirects();
    }),
    { numRuns: 5, endOnFailure: true },
  );
  expect(orders).toBeGreaterThan(PRODUCTS);
});
