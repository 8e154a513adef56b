import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CartLink } from './cart-link';
import { cartLine, cartOf, openKnownCart } from '../store/test-cart';
import { CartContext } from '../store/use-cart';

async function linkWith(itemCount: number) {
  const lines = itemCount > 0 ? [cartLine('vana', 1), cartLine('pompa', 1)] : [];
  const store = await openKnownCart({ ...cartOf(...lines), itemCount });
  render(
    <CartContext value={{ store, notify: () => undefined, readOut: () => undefined }}>
      <MemoryRouter>
        <CartLink />
      </MemoryRouter>
    </CartContext>,
  );
  return screen.getByRole('link');
}

afterEach(cleanup);

it('has no badge while the cart is empty', async () => {
  const link = await linkWith(0);
  expect(link.textContent).toBe('Sepet');
  expect(link.getAttribute('aria-label')).toBe('Sepet');
});

it.each([
  [7, '7Sepet', 'Sepet, 2\u00a0ürün, 7\u00a0adet'],
  [99, '99Sepet', 'Sepet, 2\u00a0ürün, 99\u00a0adet'],
  [1_284, '99+Sepet', 'Sepet, 2\u00a0ürün, 1.284\u00a0adet'],
])('shows %i units in little room and says the whole number', async (units, text, name) => {
  const link = await linkWith(units);
  expect(link.textContent).toBe(text);
  expect(link.getAttribute('aria-label')).toBe(name);
});
