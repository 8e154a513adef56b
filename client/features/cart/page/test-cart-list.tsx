import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DesignProvider } from '../../../design/design-provider';
import { type Cart } from '../store/cart-data';
import { CartList } from './cart-list';
import { CartStore } from '../store/cart-store';
import { CartContext, type CartNews, useCart } from '../store/use-cart';

const FROM_STOCK = { delivery: [{ isFromStock: true }], deliveryText: '1 hafta' };

export const vana = {
  id: 'l1',
  productName: 'Küresel vana',
  quantity: 4,
  unitPrice: 100_000,
  totalPrice: 400_000,
  previousUnitPrice: null,
  problem: null,
  availableQuantity: null,
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
    brand: { name: 'Vanora' },
    unit: 'adet',
    minOrderQuantity: 2,
    pictures: [],
  },
} satisfies Cart['lines'][number];

export const pompa = {
  ...vana,
  id: 'l2',
  productName: 'Pompa',
  product: { ...vana.product, name: 'Pompa' },
};

export const cartOf = (...lines: Cart['lines']): Cart => ({
  lines,
  itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  needsConfirmation: lines.some(({ problem }) => problem !== null),
  canBeRestored: false,
  leftOutLines: 0,
  totals: {
    subtotal: 400_000,
    tax: 80_000,
    taxRate: 2000,
    shipping: 15_000,
    total: 495_000,
    freeShippingGap: 100_000,
    freeShippingThreshold: 500_000,
  },
});

/** The list of a cart in a shop that does what it is asked, and writes down what that was. */
export async function show(first: Cart, { isStockControlled } = { isStockControlled: true }) {
  let cart = first;
  const asked: string[] = [];
  const answer = (what: string, next: Cart) => {
    asked.push(what);
    cart = next;
    return Promise.resolve(cart);
  };
  const without = (id: string) => ({
    ...cartOf(...cart.lines.filter((line) => line.id !== id)),
    canBeRestored: true,
  });
  const store = new CartStore(
    {
      refetch: () => Promise.resolve(cart),
      merge: () => Promise.resolve(cart),
      add: () => answer('add', cart),
      setQuantity: (id, quantity) =>
        answer(
          `set ${quantity}`,
          cartOf(...cart.lines.map((line) => (line.id === id ? { ...line, quantity, ...FROM_STOCK } : line))),
        ),
      remove: (id) => answer(`remove ${id}`, without(id)),
      clear: () => answer('clear', cartOf()),
      restore: () => answer('restore', first),
      confirm: () =>
        answer(
          'confirm',
          cartOf(...cart.lines.map((line) => ({ ...line, problem: null, previousUnitPrice: null }))),
        ),
    },
    () => undefined,
  );
  await store.refetch();
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
  return { asked, notices };
}

function Page({ isStockControlled }: { isStockControlled: boolean }) {
  const { cart } = useCart();
  return cart ? <CartList cart={cart} isStockControlled={isStockControlled} /> : null;
}
