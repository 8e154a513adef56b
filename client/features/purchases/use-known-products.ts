import { createContext, useContext, useSyncExternalStore } from 'react';
import { type KnownProduct, type KnownProductsStore } from './known-products';

export const KnownProductsContext = createContext<KnownProductsStore | null>(null);

const subscribeToNothing = () => () => undefined;

/** What the customer knows of a product. In the HTML of the server nothing: its pages belong to nobody. */
export function useKnownProduct(productId: string): KnownProduct | undefined {
  const store = useContext(KnownProductsContext);
  return useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    () => store?.of(productId),
    () => undefined,
  );
}

/** Whether the customer bought anything before, so that a list can be narrowed to it. */
export function useHasBought(): boolean {
  const store = useContext(KnownProductsContext);
  return useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    () => store?.hasBought() ?? false,
    () => false,
  );
}

/** Whether the customer has part numbers of their own, so that a search asks for them too. */
export function useHasOwnNumbers(): boolean {
  const store = useContext(KnownProductsContext);
  return useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    () => store?.hasOwnNumbers() ?? false,
    () => false,
  );
}
