import { CombinedError } from '@urql/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { AddToCartButton } from './add-to-cart-button';
import { type Cart } from '../store/cart-data';
import { type CartRequests } from '../store/cart-requests';
import { CartStore } from '../store/cart-store';
import { CartContext, type CartNews } from '../store/use-cart';
import { type WantedLine } from '../store/wanted-line';

const line: WantedLine = { productId: 'p1', name: 'Küresel vana', unit: 'adet', quantity: 2 };

function show(add: CartRequests['add'], isHeld = false) {
  const notices: CartNews[] = [];
  const store = new CartStore(
    { add, refetch: () => new Promise(() => undefined) } as CartRequests,
    () => undefined,
  );
  const shown = render(
    <CartContext value={{ store, notify: (news) => notices.push(news), readOut: () => undefined }}>
      <AddToCartButton line={line} look="card" isHeld={isHeld} />
    </CartContext>,
  );
  return {
    notices,
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
  const { notices, press } = show((wanted) => {
    added.push(wanted);
    return Promise.resolve({ itemCount: 2 } as Cart);
  });
  press();
  press();
  await waitFor(() =>
    expect(notices).toEqual([{ kind: 'added', name: 'Küresel vana', amount: '2\u00a0adet' }]),
  );
  expect(added).toEqual([line]);
  expect(screen.getByRole('button').textContent).toBe('Eklendi');
});

it('adds nothing while what is wanted is not clear, and says so', () => {
  const added: WantedLine[] = [];
  const { shown, press } = show((wanted) => {
    added.push(wanted);
    return Promise.resolve({ itemCount: 2 } as Cart);
  }, true);
  press();
  expect(shown.getByRole('alert').textContent).toBe('Önce miktarı düzeltin.');
  expect(added).toEqual([]);
});

it('says beside itself, in the words of the shop, why it could not', async () => {
  const { notices, press } = show(() => Promise.reject(refusal()));
  press();
  expect((await screen.findByRole('alert')).textContent).toBe('Bu ürün satılmıyor.');
  expect(notices).toEqual([]);
  press();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('sends a notice elsewhere when it is no longer there to say so', async () => {
  let refuse: () => void = () => undefined;
  const { notices, shown, press } = show(
    () => new Promise((_resolve, reject) => (refuse = () => reject(refusal()))),
  );
  press();
  shown.unmount();
  refuse();
  await waitFor(() => expect(notices).toMatchObject([{ kind: 'not added', reason: 'Bu ürün satılmıyor.' }]));
});
