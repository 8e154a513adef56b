import { cleanup, render, screen } from '@testing-library/react';
import { type Cart } from './cart-data';
import { CartSummary } from './cart-summary';

afterEach(cleanup);

it('says that the sum missing for free shipping is net, because the limit is', () => {
  const totals: Cart['totals'] = {
    ...{ subtotal: 450_000, tax: 90_000, taxRate: 2_000, shipping: 15_000, total: 555_000 },
    ...{ freeShippingGap: 50_000, freeShippingThreshold: 500_000 },
  };
  render(
    <CartSummary totals={totals} isSettling={false}>
      {null}
    </CartSummary>,
  );
  expect(screen.getByRole('complementary').textContent).toMatch(/Ücretsiz kargo için net 500\sTL daha/);
});
