import { act, cleanup, renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { type Cart, EMPTY_CART } from './cart-data';
import { type CartRequests } from './cart-requests';
import { CartStore } from './cart-store';
import { CartContext } from './use-cart';
import { useRestore } from './use-restore';

function open(restore: () => Promise<Cart>) {
  const readOut: string[] = [];
  const store = new CartStore(
    { restore, refetch: () => Promise.resolve(EMPTY_CART) } as CartRequests,
    () => undefined,
  );
  const desk = { store, notify: () => undefined, readOut: (sentence: string) => readOut.push(sentence) };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CartContext value={desk}>{children}</CartContext>
  );
  const { result } = renderHook(useRestore, { wrapper });
  return { readOut, restore: () => act(() => result.current()) };
}

afterEach(cleanup);

it('reads out that what was taken out is back', async () => {
  const { readOut, restore } = open(() => Promise.resolve(EMPTY_CART));
  expect(await restore()).toBeUndefined();
  expect(readOut).toEqual(['Son çıkarılanlar sepete geri eklendi.']);
});

it('reads out no success when it failed', async () => {
  const { readOut, restore } = open(() => Promise.reject(new Error('cut')));
  expect(await restore()).toMatchObject({ code: 'NETWORK' });
  expect(readOut).toEqual([]);
});
