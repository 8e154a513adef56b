import { type Client, type OperationResult } from '@urql/core';
import { type WantedLine } from '../../ui/add-button';
import { browserKey, forgetBrowserKey } from './browser-key';
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

/** What can be asked of the shop about the visitor's cart; each is answered with the whole cart. */
export type CartRequests = ReturnType<typeof cartRequests>;

/** An answer that takes longer is given up: whatever came of it shows when the cart is looked at again. */
const PATIENCE_MS = 20_000;

export function cartRequests(client: Client) {
  return {
    look: () => answer(client.query(CartQuery, {})),
    merge: () => answer(client.mutation(MergeCart, {})),
    add: async ({ productId, quantity, variations }: WantedLine) => {
      const input = {
        productId,
        quantity,
        variations: variations && [...variations],
        browserKey: browserKey(),
      };
      const cart = await answer(client.mutation(AddToCart, { input }));
      forgetBrowserKey();
      return cart;
    },
    setQuantity: (lineId: string, quantity: number) =>
      answer(client.mutation(UpdateQuantity, { lineId, quantity })),
    remove: (lineId: string) => answer(client.mutation(RemoveFromCart, { lineId })),
    clear: () => answer(client.mutation(ClearCart, {})),
    restore: () => answer(client.mutation(RestoreCart, {})),
    confirm: () => answer(client.mutation(ConfirmCart, {})),
  };
}

async function answer(asking: PromiseLike<OperationResult<{ cart: Cart }>>): Promise<Cart> {
  const { data, error } = await Promise.race([asking, impatience()]);
  if (error) throw error;
  if (!data) throw new Error('The cart was answered with neither data nor error');
  return data.cart;
}

function impatience(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The cart was not answered in time')), PATIENCE_MS);
  });
}
