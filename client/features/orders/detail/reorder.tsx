import { Button } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useClient } from 'urql';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { Icon } from '../../../ui/controls/icon';
import { browserKey, forgetBrowserKey } from '../../cart/store/browser-key';
import { type Cart, CartFragment } from '../../cart/store/cart-data';
import { useCartDesk } from '../../cart/store/use-cart';
import { type OrderKey } from './cancel-order';

export const ReorderMutation = graphql(
  `
    mutation Reorder($input: ReorderInput!) {
      reorder(input: $input) {
        cart {
          ...Cart
        }
        addedCount
        notes {
          position
          productName
          kind
          message
        }
      }
    }
  `,
  [CartFragment],
);

type Reordered = ResultOf<typeof ReorderMutation>['reorder'];

/** What came of it, in words. */
export interface Reordering {
  readonly count: number;
  readonly sentences: readonly string[];
  readonly failure?: string;
}

interface ReorderProps {
  orderKey: OrderKey;
  onDone: (result: Reordering) => void;
}

/** Puts the lines of the order into the cart at today's prices. */
export function Reorder({ orderKey, onDone }: ReorderProps) {
  const client = useClient();
  const { store } = useCartDesk();
  const [isAdding, setAdding] = useState(false);
  const add = async () => {
    setAdding(true);
    let done: Reordered | undefined;
    const failure = await store.changeBy(async (): Promise<Cart> => {
      const input = { ...orderKey, browserKey: browserKey() };
      const { data, error } = await client.mutation(ReorderMutation, { input }).toPromise();
      if (error) throw error;
      if (!data) throw new Error('The order was answered with neither data nor error');
      done = data.reorder;
      forgetBrowserKey();
      return data.reorder.cart;
    });
    setAdding(false);
    onDone({
      count: done?.addedCount ?? 0,
      sentences: done?.notes.map(({ productName, message }) => `${productName}: ${message}`) ?? [],
      ...(failure && { failure: failure.message }),
    });
  };
  return (
    <Button variant="outline" loading={isAdding} loadingText="Sepete ekleniyor..." onClick={() => void add()}>
      <Icon of={RotateCw} />
      Tekrar sipariş ver
    </Button>
  );
}
