import { type Client, type OperationResult } from '@urql/core';
import { type WantedLine } from './wanted-line';
import { isKnownVisitor } from '../../../graphql/known-visitor';
import { browserKey, forgetBrowserKey } from './browser-key';
import {
  AddToCart,
  type Cart,
  CartQuery,
  ClearCart,
  ConfirmCart,
  EMPTY_CART,
  MergeCart,
  RemoveFromCart,
  RestoreCart,
  UpdateQuantity,
} from './cart-data';

/** What can be asked of the shop about the visitor's cart; each is answered with the whole cart. */
export type CartRequests = ReturnType<typeof cartRequests>;

/** What came of a request that takes longer shows when the cart is fetched again. */
const TIMEOUT_MS = 20_000;

export function cartRequests(client: Client) {
  return {
    refetch: () => unlessNew(() => client.query(CartQuery, {})),
    merge: () => unlessNew(() => client.mutation(MergeCart, {})),
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

/** A visitor with neither session nor cart has an empty one: no request is needed. */
function unlessNew(send: () => PromiseLike<OperationResult<{ cart: Cart }>>): Promise<Cart> {
  return isKnownVisitor() ? answer(send()) : Promise.resolve(EMPTY_CART);
}

async function answer(request: PromiseLike<OperationResult<{ cart: Cart }>>): Promise<Cart> {
  const { data, error } = await withinTimeout(request);
  if (error) throw error;
  if (!data) throw new Error('The cart was answered with neither data nor error');
  return data.cart;
}

async function withinTimeout<Result>(request: PromiseLike<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The cart was not answered in time')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([request, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
