import { openTestOrders, type TestOrders } from '../../testing/orders.js';
import type { SignedInBrowser } from '../../testing/people.js';

const ACTIVITY = '{ adminActivity { id type subjectId label person status count actor { kind name } } }';
const CREATE_CATEGORY = 'mutation ($input: CategoryInput!) { createCategory(input: $input) { id version } }';
const DELETE_CATEGORY =
  'mutation ($input: CategoryVersionInput!) { deleteCategory(input: $input) { products } }';
const CHANGE_PRODUCTS =
  'mutation ($input: ChangeProductsInput!) { changeProducts(input: $input) { refusal { code } } }';
const PRODUCT = 'query ($id: ID!) { adminProduct(id: $id) { id version } }';

let shop: TestOrders;

beforeAll(async () => {
  shop = await openTestOrders();
});

afterAll(() => shop.close());

describe('changes of the catalog', () => {
  interface Named {
    id: string;
    version: number;
  }
  interface Shown {
    type: string;
    subjectId: string;
    label: string | null;
    count: number;
  }
  const catalogActivity = async (who: SignedInBrowser) =>
    (await who.ask<{ adminActivity: Shown[] }>(ACTIVITY)).adminActivity.filter(({ type }) =>
      /^(product|category)-/.test(type),
    );

  it('are activity of those who keep it, several of one request as one, by whom and with a name', async () => {
    const keeper = await shop.staff(['catalog']);
    const make = async (name: string) =>
      (await keeper.ask<{ createCategory: Named }>(CREATE_CATEGORY, { input: { name, description: name } }))
        .createCategory;
    const pumps = await make('Pompalar');
    const gone = await make('Silinecek');
    await keeper.ask(DELETE_CATEGORY, { input: { id: gone.id, expectedVersion: gone.version } });
    const { adminProduct } = await keeper.ask<{ adminProduct: Named }>(PRODUCT, { id: shop.productId });
    await keeper.ask(CHANGE_PRODUCTS, {
      input: {
        products: [{ id: adminProduct.id, expectedVersion: adminProduct.version }],
        change: { isFeatured: true },
      },
    });
    const actor = { kind: 'STAFF', name: keeper.user.name };
    expect(await catalogActivity(keeper)).toMatchObject([
      { type: 'product-changed', subjectId: shop.productId, label: 'Sirkülasyon Pompası', count: 1, actor },
      { type: expect.stringMatching(/^category-(?:archived|removed)$/) as string, subjectId: gone.id, actor },
      { type: 'category-created', subjectId: gone.id },
      { type: 'category-created', subjectId: pumps.id, label: 'Pompalar' },
    ]);
    const clerk = await shop.staff(['orders']);
    expect(await catalogActivity(clerk)).toEqual([]);
  });

  it('of one request are counted as far back as is looked, and lead to no single one', async () => {
    const keeper = await shop.staff(['catalog']);
    await shop.dataSource.query(
      `INSERT INTO audit (actor_kind, actor_id, request_id, what, subject)
       SELECT 'staff', $1, 'an import', 'product-changed', 'product ' || gen_random_uuid() FROM generate_series(1, 400)`,
      [keeper.user.id],
    );
    expect((await catalogActivity(keeper))[0]).toMatchObject({
      type: 'product-changed',
      label: null,
      count: 300,
    });
  });
});
