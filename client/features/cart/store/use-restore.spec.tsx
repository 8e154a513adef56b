import { act, cleanup, renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { type Answer, server } from '../../../graphql/test-server';
import { EMPTY_CART, RestoreCart } from './cart-data';
import { openCartStore } from './test-cart';
import { CartContext } from './use-cart';
import { useRestore } from './use-restore';

function open(answer: Answer<typeof RestoreCart>) {
  const readOut: string[] = [];
  server.answers(RestoreCart, answer);
  const store = openCartStore();
  const desk = { store, notify: () => undefined, readOut: (sentence: string) => readOut.push(sentence) };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CartContext value={desk}>{children}</CartContext>
  );
  const { result } = renderHook(useRestore, { wrapper });
  return { readOut, restore: () => act(() => result.current()) };
}

afterEach(cleanup);

it('reads out that what was taken out is back', async () => {
  const { readOut, restore } = open({ cart: EMPTY_CART });
  expect(await restore()).toBeUndefined();
  expect(readOut).toEqual(['Son çıkarılanlar sepete geri eklendi.']);
});

it('reads out no success when it failed', async () => {
  const { readOut, restore } = open('cut');
  expect(await restore()).toMatchObject({ code: 'NETWORK' });
  expect(readOut).toEqual([]);
});
