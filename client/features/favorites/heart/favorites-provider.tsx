import { type ReactNode, useEffect, useState } from 'react';
import { openPersonalClient } from '../../../graphql/personal-client';
import { followSessionChanges } from '../../../graphql/session-change';
import { TabChannel } from '../../../shop/tab-channel';
import { favoriteRequests } from '../store/favorite-requests';
import { FavoritesStore } from '../store/favorites-store';
import { FavoritesContext } from '../store/use-favorites';

/** Keeps the hearts for all of the page, and for the other tabs. */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const [{ store, tabs }] = useState(openFavorites);
  useEffect(() => {
    void store.load();
    const endTabs = tabs.listen(() => void store.load());
    const endSession = followSessionChanges(() => void store.load());
    return () => {
      endTabs();
      endSession();
    };
  }, [store, tabs]);
  return <FavoritesContext value={store}>{children}</FavoritesContext>;
}

function openFavorites() {
  const tabs = new TabChannel('favoriler');
  const store = new FavoritesStore(favoriteRequests(openPersonalClient()), () => tabs.post('changed'));
  return { tabs, store };
}
