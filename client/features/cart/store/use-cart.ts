import { createContext, useContext, useSyncExternalStore } from 'react';
import { type CartState, type CartStore, NO_CART_YET } from './cart-store';

/** What just happened to the cart, announced in passing. */
export type CartNews =
  /** Amount as it is read: 2 adet. */
  | { readonly kind: 'added'; readonly name: string; readonly amount: string }
  /** An adding whose button is no longer there to say so. */
  | { readonly kind: 'not added'; readonly name: string; readonly reason: string }
  | { readonly kind: 'removed'; readonly name: string }
  | { readonly kind: 'cleared' };

/** The means to change the cart and to announce it. */
interface CartDesk {
  readonly store: CartStore;
  /** Shows it for a while and reads it out. */
  readonly notify: (news: CartNews) => void;
  /** For those who listen to the page only. */
  readonly readOut: (sentence: string) => void;
}

export const CartContext = createContext<CartDesk | null>(null);

export function useCartDesk(): CartDesk {
  const desk = useContext(CartContext);
  if (!desk) throw new Error('No CartProvider stands around this part of the page');
  return desk;
}

/** The cart as far as it is known. In the HTML of the server there is none: its pages belong to nobody. */
export function useCart(): CartState {
  const { store } = useCartDesk();
  return useSyncExternalStore(store.subscribe, store.state, () => NO_CART_YET);
}
