import { type Client, CombinedError, type TypedDocumentNode } from '@urql/core';
import { GraphQLError, Kind } from 'graphql';
import { type Cart } from './cart-data';
import { cartRequests } from './cart-requests';
import { CartStore } from './cart-store';

export const line = (id: string, quantity: number): Cart['lines'][number] => ({
  id,
  productName: id,
  quantity,
  unitPrice: 1_000,
  totalPrice: quantity * 1_000,
  previousUnitPrice: null,
  problem: null,
  availableQuantity: null,
  delivery: [],
  deliveryText: null,
  selectedVariations: [],
  product: null,
});

export const cartOf = (...lines: Cart['lines']): Cart => ({
  lines,
  itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  needsConfirmation: false,
  canBeRestored: false,
  leftOutLines: 0,
  totals: {
    subtotal: 0,
    tax: 0,
    taxRate: 2000,
    shipping: 0,
    total: 0,
    freeShippingGap: null,
    freeShippingThreshold: null,
  },
});

export const refused = (message: string, code: string) =>
  new CombinedError({ graphQLErrors: [new GraphQLError(message, { path: ['x'], extensions: { code } })] });

/** A shop that writes down what it is asked, name and variables, and whose answers are given by hand in that order. */
export function openShop(first: Cart) {
  const requests: [name: string, variables: unknown][] = [];
  const waiting: { resolve: (answer: object) => void; reject: (error: unknown) => void }[] = [];
  const request = (document: TypedDocumentNode, variables: unknown) => {
    const [definition] = document.definitions;
    requests.push([
      definition?.kind === Kind.OPERATION_DEFINITION ? (definition.name?.value ?? '') : '',
      variables,
    ]);
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
  };
  // The shop is asked for the cart of visitors it knows only.
  document.cookie = 'tanidik=1';
  let changes = 0;
  const client = { query: request, mutation: request } as unknown as Client;
  const connection = { isOnline: true };
  const store = new CartStore(
    cartRequests(client),
    () => (changes += 1),
    () => connection.isOnline,
  );
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    store,
    requests,
    connection,
    /** How many requests have no answer yet. */
    waiting: () => waiting.length,
    changes: () => changes,
    answer: (cart: Cart) => {
      waiting.shift()?.resolve({ data: { cart } });
      return settle();
    },
    refuse: (error: unknown) => {
      waiting.shift()?.reject(error);
      return settle();
    },
    opened: async () => {
      const refetched = store.refetch();
      waiting.shift()?.resolve({ data: { cart: first } });
      await refetched;
    },
  };
}

export const quantities = ({ store }: { store: CartStore }) =>
  store.state().cart?.lines.map(({ quantity }) => quantity);

export const LINE_GONE = refused('Bu ürün artık sepetinizde değil.', 'CART_LINE_NOT_FOUND');
export const NOT_REACHED = new CombinedError({ networkError: new TypeError('Failed to fetch') });
