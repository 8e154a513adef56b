import { cleanup, render, screen } from '@testing-library/react';
import { DesignProvider } from '../../../design/design-provider';
import { type Cart } from '../store/cart-data';
import { CartSummary } from './cart-summary';

afterEach(cleanup);

it('says that the sum missing for free shipping is net, because the limit is', () => {
  const totals: Cart['totals'] = {
    subtotal: 450_000,
    tax: 90_000,
    taxRate: 2_000,
    shipping: 15_000,
    total: 555_050,
    freeShippingGap: 50_000,
    freeShippingThreshold: 500_000,
  };
  render(
    <DesignProvider>
      <CartSummary totals={totals} isSettling={false}>
        {null}
      </CartSummary>
    </DesignProvider>,
  );
  const summary = screen.getByRole('complementary');
  // Kuruş stand only where there are any.
  expect(summary.textContent).toContain('₺5.550,50');
  expect(summary.textContent).toContain('₺4.500K');
  expect(screen.getByRole('complementary').textContent).toMatch(/Ücretsiz kargo için net 500\sTL daha/);
});
