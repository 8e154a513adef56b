import { cleanup, screen } from '@testing-library/react';
import { refusal } from '../../../graphql/test-answers';
import { server } from '../../../graphql/test-server';
import { open, press } from '../../../ui/form/test-form';
import { EMPTY_CART } from '../../cart/store/cart-data';
import { CartContext } from '../../cart/store/use-cart';
import { openCartStore } from '../../cart/store/test-cart';
import { OrderDetail } from './order-detail';
import { ReorderMutation } from './reorder';
import { ORDER_LINE, orderIn } from './test-order';

afterEach(cleanup);

async function show(): Promise<string[]> {
  const spoken: string[] = [];
  const order = orderIn({ status: 'PENDING', paymentStatus: 'PENDING', items: [ORDER_LINE] });
  const desk = {
    store: openCartStore(),
    notify: () => undefined,
    readOut: (sentence: string) => spoken.push(sentence),
  };
  await open(
    <CartContext value={desk}>
      <OrderDetail order={order} orderKey={{ token: 'gizli' }} reload={() => undefined} bankAccounts={null} />
    </CartContext>,
  );
  return spoken;
}

it('names each line that is sold otherwise than it was ordered, and leads to the cart', async () => {
  server.answers(ReorderMutation, {
    reorder: {
      cart: EMPTY_CART,
      addedCount: 1,
      notes: [
        {
          position: 1,
          productName: 'Küresel Vana',
          kind: 'PRICE_CHANGED',
          message: 'Net birim fiyatı ₺10,00 arttı: ₺500,00 yerine ₺510,00.',
        },
      ],
    },
  });
  const spoken = await show();
  await press('Tekrar sipariş ver');
  expect(server.requests.at(-1)?.variables).toMatchObject({ input: { token: 'gizli' } });
  const status = screen.getByText('1 satır sepete eklendi').closest('[role=group]');
  expect(status?.textContent).toContain('Küresel Vana: Net birim fiyatı ₺10,00 arttı');
  expect(spoken).toEqual([
    '1 satır sepete eklendi. Küresel Vana: Net birim fiyatı ₺10,00 arttı: ₺500,00 yerine ₺510,00.',
  ]);
  expect(screen.getByRole('link', { name: 'Sepete git' }).getAttribute('href')).toBe('/sepet');
});

it('says why nothing could be added', async () => {
  server.answers(ReorderMutation, refusal('CART_TOO_LARGE', 'Sepetinizin tutarı çok büyük.'));
  await show();
  await press('Tekrar sipariş ver');
  expect(screen.getByRole('alert').textContent).toContain('Sepetinizin tutarı çok büyük.');
});
