import { act, cleanup, render, screen } from '@testing-library/react';
import { openPersonalClient } from '../../graphql/personal-client';
import { server } from '../../graphql/test-server';
import { BoughtMark } from './bought-mark';
import { type KnownProduct, KnownProductsQuery, KnownProductsStore } from './known-products';
import { KnownProductsContext } from './use-known-products';

const known = (is: boolean) => {
  document.cookie = `tanidik=1; max-age=${is ? '100' : '0'}`;
};
const answer = (knownProducts: KnownProduct[] | null) =>
  server.answers(KnownProductsQuery, () => ({ knownProducts }));

async function show(): Promise<KnownProductsStore> {
  const store = new KnownProductsStore(openPersonalClient());
  await store.load();
  render(
    <KnownProductsContext value={store}>
      <BoughtMark productId="a" />
    </KnownProductsContext>,
  );
  return store;
}

afterEach(() => {
  cleanup();
  known(false);
});

it('says that a customer bought a product before, when, and what they call it', async () => {
  known(true);
  answer([{ productId: 'a', orderedAt: '2026-11-12T09:00:00Z', ownPartNumbers: ['MEK-7731'] }]);
  await show();
  expect(screen.getByText('Daha önce aldınız').getAttribute('title')).toBe('Son siparişiniz: 12 Kasım 2026');
  expect(screen.getByText('MEK-7731')).toBeDefined();
});

it('names no purchase where a product was only asked for, but the number it was asked for by', async () => {
  known(true);
  answer([{ productId: 'a', orderedAt: null, ownPartNumbers: ['MEK-7731'] }]);
  const store = await show();
  expect(screen.queryByText('Daha önce aldınız')).toBeNull();
  expect(screen.getByText('MEK-7731')).toBeDefined();
  expect(store.hasOwnNumbers()).toBe(true);
});

it('asks the shop nothing for an unknown visitor, and shows nothing', async () => {
  const store = await show();
  expect(server.requests).toEqual([]);
  expect(document.body.textContent).toBe('');
  expect(store.hasOwnNumbers()).toBe(false);
});

it('forgets what was bought once the session is over', async () => {
  known(true);
  answer([{ productId: 'a', orderedAt: '2026-11-12T09:00:00Z', ownPartNumbers: [] }]);
  const store = await show();
  expect(screen.getByText('Daha önce aldınız')).toBeDefined();
  answer(null);
  await act(() => store.load());
  expect(screen.queryByText('Daha önce aldınız')).toBeNull();
});
