import { server } from '../../../graphql/test-server';
import { openPersonalClient } from '../../../graphql/personal-client';
import { type Cart, CartQuery, type CartLine, EMPTY_CART } from './cart-data';
import { cartRequests } from './cart-requests';
import { CartStore } from './cart-store';

/** A line whose product is gone, where nothing different is given. */
export const cartLine = (id: string, quantity: number, different: Partial<CartLine> = {}): CartLine => ({
  id,
  productName: id,
  quantity,
  unitPrice: 1_000,
  totalPrice: quantity * 1_000,
  previousUnitPrice: null,
  previousQuantity: null,
  previousUnit: null,
  problem: null,
  availableQuantity: null,
  delivery: [],
  deliveryText: null,
  placedBy: null,
  selectedVariations: [],
  product: null,
  ...different,
});

export const cartOf = (...lines: CartLine[]): Cart => ({
  ...EMPTY_CART,
  lines,
  itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  needsConfirmation: lines.some(({ problem }) => problem !== null),
});

/** Of a browser that asks the server of the spec. */
export function openCartStore(onChanged: () => void = () => undefined, isOnline?: () => boolean): CartStore {
  return new CartStore(cartRequests(openPersonalClient()), onChanged, isOnline);
}

/** The same, with a cart that the server has already. */
export async function openKnownCart(cart: Cart): Promise<CartStore> {
  // The shop is asked for the cart of visitors it knows only.
  document.cookie = 'tanidik=1';
  server.answers(CartQuery, { cart });
  const store = openCartStore();
  await store.refetch();
  return store;
}
