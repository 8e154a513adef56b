import { type ReactNode, useEffect, useState } from 'react';
import { openPersonalClient } from '../../graphql/personal-client';
import { followSessionChanges } from '../../graphql/session-change';
import { KnownProductsStore } from './known-products';
import { KnownProductsContext } from './use-known-products';

/** Keeps what a customer bought before for all of the page. */
export function KnownProductsProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => new KnownProductsStore(openPersonalClient()));
  useEffect(() => {
    void store.load();
    return followSessionChanges(() => void store.load());
  }, [store]);
  return <KnownProductsContext value={store}>{children}</KnownProductsContext>;
}
