import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DesignProvider } from '../../../design/design-provider';
import { server } from '../../../graphql/test-server';
import {
  type Cart,
  type CartLine,
  ClearCart,
  ConfirmCart,
  RemoveFromCart,
  RestoreCart,
  UpdateQuantity,
} from '../store/cart-data';
import { cartLine, cartOf, openKnownCart } from '../store/test-cart';
import { CartContext, type CartNews, useCart } from '../store/use-cart';
import { CartList } from './cart-list';
import { useCartAnnouncements } from './use-cart-announcements';

const FROM_STOCK = { delivery: [{ isFromStock: true }], deliveryText: '1 hafta' };

export const vana = cartLine('l1', 4, {
  productName: 'Küresel vana',
  unitPrice: 100_000,
  totalPrice: 400_000,
  ...FROM_STOCK,
  selectedVariations: [
    { attributeId: 'a', attributeName: 'Ölçü', variationId: 'v', variationName: 'DN 50' },
    { attributeId: 'b', attributeName: 'Conta', variationId: 'w', variationName: 'EPDM' },
  ],
  product: {
    id: 'p1',
    slug: 'kuresel-vana',
    name: 'Küresel vana',
    model: 'KV-50',
    unit: 'adet',
    brand: { name: 'Vanora' },
    minOrderQuantity: 2,
    isMadeToMeasure: false,
    pictures: [],
  },
});

export const pompa = {
  ...vana,
  id: 'l2',
  productName: 'Pompa',
  product: { ...vana.product!, name: 'Pompa' },
};

/** What was asked of the shop since the cart was shown. */
export const asked = () =>
  server.requests.slice(1).map(({ operation, variables }) => [operation, ...Object.values(variables)]);

/** The list of a cart in a shop that does what it is asked. */
export async function show(first: Cart, { isStockControlled } = { isStockControlled: true }) {
  let cart = first;
  const become = (next: Cart) => ({ cart: (cart = next) });
  const withLines = (change: (line: CartLine) => CartLine) => become(cartOf(...cart.lines.map(change)));
  server.answers(UpdateQuantity, ({ lineId, quantity }) =>
    withLines((line) => (line.id === lineId ? { ...line, quantity, ...FROM_STOCK } : line)),
  );
  server.answers(RemoveFromCart, ({ lineId }) =>
    become({ ...cartOf(...cart.lines.filter(({ id }) => id !== lineId)), canBeRestored: true }),
  );
  server.answers(ClearCart, () => become(cartOf()));
  server.answers(RestoreCart, () => become(first));
  server.answers(ConfirmCart, () =>
    withLines((line) => ({
      ...line,
      problem: null,
      previousUnitPrice: null,
      previousQuantity: null,
      previousUnit: null,
    })),
  );
  const store = await openKnownCart(first);
  const notices: CartNews[] = [];
  render(
    <CartContext value={{ store, notify: (news) => notices.push(news), readOut: () => undefined }}>
      <MemoryRouter>
        <DesignProvider>
          <Page isStockControlled={isStockControlled} />
        </DesignProvider>
      </MemoryRouter>
    </CartContext>,
  );
  return notices;
}

function Page({ isStockControlled }: { isStockControlled: boolean }) {
  const { cart } = useCart();
  const onStep = useCartAnnouncements(cart, isStockControlled);
  return cart ? <CartList cart={cart} isStockControlled={isStockControlled} onStep={onStep} /> : null;
}
