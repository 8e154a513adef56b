import { changedFirst, changeInWords, changeSince, changesInWords, type FavoriteItem } from './change-since';

const item = (
  now: Partial<NonNullable<FavoriteItem['product']>> | null,
  then: Partial<FavoriteItem> = {},
): FavoriteItem => ({
  productId: 'p',
  productName: 'Pompa',
  productSlug: 'pompa',
  addedAt: '2026-11-01T09:00:00Z',
  priceWhenAdded: 5_200_000,
  wasInStock: true,
  product:
    now &&
    ({ defaultPrice: 5_200_000, priceOnRequest: false, inStock: true, ...now } as FavoriteItem['product']),
  ...then,
});

it.each([
  [item({}), 'same', 'Değişmedi'],
  [item({ defaultPrice: 4_875_000 }), 'cheaper', '₺3.250 düştü, −%6,3'],
  [item({ defaultPrice: 5_320_000 }), 'dearer', '₺1.200 arttı, +%2,3'],
  [item({ defaultPrice: 5_190_000 }, { wasInStock: false }), 'arrived', 'Stoka girdi, fiyatı ₺100 düştü'],
  [item({ inStock: false }), 'sold-out', 'Stoktan çıktı'],
  [item({ inStock: false, defaultPrice: 5_190_000 }), 'cheaper', '₺100 düştü, −%0,2'],
  [item({ priceOnRequest: true, defaultPrice: 0 }), 'same', 'Fiyatı teklifle verilir'],
  [item({ defaultPrice: 100 }, { priceWhenAdded: null }), 'same', 'Değişmedi'],
  [item(null), 'gone', 'Satıştan kalktı'],
] as const)('says what happened to a product since it was kept (%#)', (kept, change, words) => {
  expect(changeSince(kept)).toBe(change);
  expect(changeInWords(kept)).toBe(words);
});

it('counts the changes, and puts what changed first', () => {
  const items = [item({}), item({ defaultPrice: 1 }), item(null), item({ defaultPrice: 2 })];
  expect(changesInWords(items)).toEqual(['2 fiyat düştü', '1 ürün satıştan kalktı']);
  expect(changedFirst(items)).toEqual([items[1], items[2], items[3], items[0]]);
  expect(changesInWords([item({})])).toEqual([]);
});
