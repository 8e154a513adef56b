import { CombinedError } from '@urql/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { type WantedLine } from '../../ui/add-button';
import { AddToCartButton } from './add-to-cart-button';
import { type Cart } from './cart-data';
import { type CartRequests } from './cart-requests';
import { CartStore } from './cart-store';
import { CartContext, type CartNews } from './use-cart';

const line: WantedLine = { productId: 'p1', name: 'Küresel vana', unit: 'adet', quantity: 2 };

function show(add: CartRequests['add']) {
  const told: CartNews[] = [];
  const store = new CartStore(
    { add, look: () => new Promise(() => undefined) } as CartRequests,
    () => undefined,
  );
  const shown = render(
    <CartContext value={{ store, tell: (news) => told.push(news), readOut: () => undefined }}>
      <AddToCartButton line={line} look="card" />
    </CartContext>,
  );
  return {
    told,
    shown,
    press: () => fireEvent.click(screen.getByRole('button', { name: 'Sepete Ekle: Küresel vana' })),
  };
}

const refusal = () =>
  new CombinedError({
    graphQLErrors: [
      new GraphQLError('Bu ürün satılmıyor.', {
        path: ['addToCart'],
        extensions: { code: 'PRODUCT_NOT_FOUND' },
      }),
    ],
  });

afterEach(cleanup);

it('adds what it stands for once, however often it is pressed meanwhile, and tells of it', async () => {
  const added: WantedLine[] = [];
  const { told, press } = show((wanted) => {
    added.push(wanted);
    return Promise.resolve({ itemCount: 2 } as Cart);
  });
  press();
  press();
  await waitFor(() => expect(told).toEqual([{ kind: 'added', name: 'Küresel vana', amount: '2\u00a0adet' }]));
  expect(added).toEqual([line]);
  expect(screen.getByRole('button').textContent).toBe('Eklendi');
});

it('says beside itself, in the words of the shop, why it could not', async () => {
  const { told, press } = show(() => Promise.reject(refusal()));
  press();
  expect((await screen.findByRole('alert')).textContent).toBe('Bu ürün satılmıyor.');
  expect(told).toEqual([]);
  press();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('has it told elsewhere when it is no longer there to say so', async () => {
  let refuse: () => void = () => undefined;
  const { told, shown, press } = show(
    () => new Promise((_resolve, reject) => (refuse = () => reject(refusal()))),
  );
  press();
  shown.unmount();
  refuse();
  await waitFor(() => expect(told).toMatchObject([{ kind: 'not added', reason: 'Bu ürün satılmıyor.' }]));
});
