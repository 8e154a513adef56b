import { type Client } from '@urql/core';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { browserKey, forgetBrowserKey } from '../store/browser-key';
import { type Cart, CartFragment } from '../store/cart-data';
import { type CartFailure } from '../store/cart-failure';
import { type CartStore } from '../store/cart-store';

const AddLinesMutation = graphql(
  `
    mutation AddLines($input: AddLinesInput!) {
      added: addLines(input: $input) {
        cart {
          ...Cart
        }
        addedCount
        refused {
          index
          message
        }
      }
    }
  `,
  [CartFragment],
);

export interface LineToAdd {
  readonly productId: string;
  readonly quantity: number;
}

type AddedLines = Omit<ResultOf<typeof AddLinesMutation>['added'], 'cart'>;

/** Puts many products into the cart at once; what could not be added is named and keeps no other out. */
export async function addLines(
  client: Client,
  store: CartStore,
  lines: readonly LineToAdd[],
): Promise<{ readonly added?: AddedLines; readonly failure?: CartFailure }> {
  let added: AddedLines | undefined;
  const send = async (): Promise<Cart> => {
    const input = {
      lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
      browserKey: browserKey(),
    };
    const { data, error } = await client.mutation(AddLinesMutation, { input }).toPromise();
    if (error) throw error;
    if (!data) throw new Error('The cart was answered with neither data nor error');
    added = data.added;
    forgetBrowserKey();
    return data.added.cart;
  };
  const failure = await store.changeBy(send);
  return { ...(added && { added }), ...(failure && { failure }) };
}
