import { createContext, useContext, useSyncExternalStore } from 'react';
import { type FavoritesStore } from './favorites-store';

export const FavoritesContext = createContext<FavoritesStore | null>(null);

export function useFavoritesStore(): FavoritesStore {
  const store = useContext(FavoritesContext);
  if (!store) throw new Error('No FavoritesProvider stands around this part of the page');
  return store;
}

/** Changes when hearts of a guest went to the account. */
export function useMerged(): number {
  const store = useFavoritesStore();
  return useSyncExternalStore(store.subscribe, store.merged, () => 0);
}

/** Whether the heart of a product is full. In the HTML of the server none is: its pages belong to nobody. */
export function useIsFavorite(productId: string): boolean {
  const store = useFavoritesStore();
  return useSyncExternalStore(
    store.subscribe,
    () => store.has(productId),
    () => false,
  );
}
