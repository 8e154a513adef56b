import { namesOf, openTestShop, type TestShop } from '../../../testing/shop.js';
import { SPEC_CAUSE } from '../../../testing/spec-cause.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.empty());
afterAll(() => shop.close());

beforeEach(async () => {
  const valves = await shop.addCategory('Vanalar');
  await shop.write(async (transaction) => {
    const changes = Array.from({ length: 90 }, (_, index) => ({
      draft: {
        name: `Vana ${index}`,
        sku: `V-${index}`,
        categoryId: valves.id,
        basePriceKurus: ((index * 37) % 50) * 100,
        technicalSpecs: [{ name: 'Çap', value: String(index) }],
      },
      existing: null,
    }));
    await shop.writer.saveProducts(transaction, changes, SPEC_CAUSE);
  });
});

/** With more rows than some of the written-out limits, and fewer than others. */
const PAGES = [
  { skip: 0, take: 24 },
  { skip: 24, take: 24 },
  { skip: 48, take: 24 },
  { skip: 7, take: 1 },
  { skip: 0, take: 40 },
  { skip: 60, take: 24 },
  { skip: 31, take: 2 },
  { skip: 33, take: 30 },
];

const inCategory = { categories: ['vanalar'] };

it.each(['NAME', 'PRICE_LOW', 'PRICE_HIGH', 'RATING', 'NEWEST'])(
  'gives the same parts of a category sorted by %s, however often and with whichever bounds they are asked for',
  async (sort) => {
    for (const filter of [inCategory, { ...inCategory, minPrice: 500, maxPrice: 4_000 }]) {
      const whole = await namesOf(shop, filter, { sort, take: 100 });
      expect(whole).toHaveLength('minPrice' in filter ? 65 : 90);
      for (const { skip, take } of PAGES) {
        const page = await namesOf(shop, filter, { sort, skip, take });
        expect(page).toEqual(whole.slice(skip, skip + take));
      }
    }
  },
);

it('gives the pages of a category while a column changes its type', async () => {
  const ask = () => Promise.all(Array.from({ length: 6 }, () => namesOf(shop, inCategory, { sort: 'NAME' })));
  const [before] = await ask();
  await shop.dataSource.query('ALTER TABLE product ALTER min_order_quantity TYPE bigint');
  try {
    expect(await ask()).toEqual(Array.from({ length: 6 }, () => before));
  } finally {
    await shop.dataSource.query('ALTER TABLE product ALTER min_order_quantity TYPE integer');
  }
  expect((await ask())[0]).toEqual(before);
});
