import { refusal } from '../../../graphql/test-answers';
import { type Answer, server } from '../../../graphql/test-server';
import {
  AddToCart,
  type Cart,
  CartQuery,
  ClearCart,
  ConfirmCart,
  MergeCart,
  RemoveFromCart,
  RestoreCart,
  UpdateQuantity,
} from './cart-data';
import { type CartStore } from './cart-store';
import { openCartStore } from './test-cart';

const ABOUT_THE_CART = [
  CartQuery,
  AddToCart,
  UpdateQuantity,
  RemoveFromCart,
  ClearCart,
  MergeCart,
  RestoreCart,
  ConfirmCart,
];

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A shop whose answers about a cart are given by hand, in the order it is asked. */
export function openShop(first: Cart) {
  const held: ((answer: Answer<typeof CartQuery>) => void)[] = [];
  for (const document of ABOUT_THE_CART) {
    server.answers(document, () => new Promise((resolve) => held.push(resolve)));
  }
  // The shop is asked for the cart of visitors it knows only.
  document.cookie = 'tanidik=1';
  let changes = 0;
  const connection = { isOnline: true };
  const store = openCartStore(
    () => (changes += 1),
    () => connection.isOnline,
  );
  const say = async (answer: Answer<typeof CartQuery>) => {
    await settle();
    held.shift()?.(answer);
    await settle();
  };
  return {
    store,
    connection,
    changes: () => changes,
    /** Name and variables of all requests until now. */
    requests: async () => {
      await settle();
      return server.requests.map(({ operation, variables }) => [operation, variables]);
    },
    /** How many requests have no answer yet. */
    waiting: async () => {
      await settle();
      return held.length;
    },
    answer: (cart: Cart) => say({ cart }),
    refuse: say,
    opened: async () => {
      void store.refetch();
      await say({ cart: first });
    },
  };
}

export const quantities = ({ store }: { store: CartStore }) =>
  store.state().cart?.lines.map(({ quantity }) => quantity);

export const LINE_GONE = refusal('CART_LINE_NOT_FOUND', 'Bu ürün artık sepetinizde değil.');
