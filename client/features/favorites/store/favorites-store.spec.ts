import { FavoritesStore } from './favorites-store';
import { guestFavorites, type SavedProduct, storeGuestFavorites } from './guest-favorites';

const product = (productId: string): SavedProduct => ({
  productId,
  productName: productId,
  productSlug: productId,
  priceWhenAdded: 1,
  wasInStock: true,
  addedAt: '2026-11-01T09:00:00Z',
});

const shop = (ids: readonly string[] | null) => ({
  ids: vi.fn(() => Promise.resolve(ids)),
  add: vi.fn(() => Promise.resolve()),
  remove: vi.fn(() => Promise.resolve()),
});
const known = (is: boolean) => {
  document.cookie = `tanidik=1; max-age=${is ? '100' : '0'}`;
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  known(false);
});

it('keeps those of an unknown visitor in the browser, and asks the shop nothing', async () => {
  const requests = shop(null);
  const store = new FavoritesStore(requests, () => undefined);
  await store.load();
  expect(await store.toggle(product('a'))).toBe(true);
  expect(store.has('a')).toBe(true);
  expect(guestFavorites()).toEqual([product('a')]);
  await store.toggle(product('a'));
  expect(guestFavorites()).toEqual([]);
  expect(requests.ids).not.toHaveBeenCalled();
});

it('gives what a guest kept to the customer who signs in, once', async () => {
  storeGuestFavorites([product('a')]);
  known(true);
  const requests = shop(['b']);
  const store = new FavoritesStore(requests, () => undefined);
  await store.load();
  expect(requests.add).toHaveBeenCalledExactlyOnceWith(['a']);
  expect([store.has('a'), store.has('b')]).toEqual([true, true]);
  await store.load();
  expect(requests.add).toHaveBeenCalledTimes(1);
});

it('loses nothing of a guest while the shop does not answer', async () => {
  storeGuestFavorites([product('a')]);
  known(true);
  const requests = { ...shop([]), add: vi.fn(() => Promise.reject(new Error('no answer'))) };
  const store = new FavoritesStore(requests, () => undefined);
  await store.load();
  expect(guestFavorites()).toEqual([product('a')]);
});

it('shows a heart at once, and takes it back where the shop refuses', async () => {
  known(true);
  const requests = { ...shop([]), add: vi.fn(() => Promise.reject(new Error('refused'))) };
  const store = new FavoritesStore(requests, () => undefined);
  await store.load();
  const done = store.toggle(product('a'));
  expect(store.has('a')).toBe(true);
  expect(await done).toBe(false);
  expect(store.has('a')).toBe(false);
});

it('says so where the browser stores nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  const store = new FavoritesStore(shop(null), () => undefined);
  expect(await store.toggle(product('a'))).toBe(false);
});
