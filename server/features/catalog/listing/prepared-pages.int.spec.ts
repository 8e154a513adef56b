import { namesOf, openTestShop, type TestShop } from '../../../testing/shop.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  for (let number = 10; number < 45; number++) await shop.add({ name: `Vana ${number}` });
});

afterEach(() => vi.restoreAllMocks());
afterAll(() => shop.close());

const page = (skip: number, take: number) => namesOf(shop, {}, { sort: 'NAME', skip, take });

it('gives pages of every length what they ask for, with one text to prepare', async () => {
  const ask = vi.spyOn(shop.dataSource, 'query');
  const all = await page(0, 100);
  ask.mockClear();
  for (const [skip, take] of [
    [0, 1],
    [0, 7],
    [3, 12],
    [8, 24],
  ] as const) {
    expect(await page(skip, take)).toEqual(all.slice(skip, skip + take));
  }
  const texts = ask.mock.calls.map(([text]) => text).filter((text) => text.startsWith('WITH hit'));
  expect([texts.length, new Set(texts).size]).toEqual([4, 1]);
});
