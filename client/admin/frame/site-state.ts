import { type OperationContext } from '@urql/core';
import { useEffect } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../graphql/graphql';

const SiteStateQuery = graphql(`
  query PanelSiteState {
    siteSettings {
      siteName
    }
    maintenance {
      enabled
      disableIndexing
    }
  }
`);

const ASKED_EVERY_MS = 5_000;

/**
 * Asked as a visitor asks, without the session: staff may look around while the shop is closed, the answer to everybody comes
 * from the server's cache, and a panel that is only left open does not renew its session.
 */
const AS_VISITOR: Partial<OperationContext> = { fetchOptions: { credentials: 'omit' } };

export interface SiteState {
  /** Empty until it is known. */
  readonly siteName: string;
  readonly isInMaintenance: boolean;
  readonly isHiddenFromSearch: boolean;
}

/** What every screen of the panel shows of the shop; what others change is there within seconds while the tab is in sight. */
export function useSiteState(): SiteState {
  const [{ data }, ask] = useQuery({ query: SiteStateQuery, context: AS_VISITOR });
  useEffect(() => {
    const askAgain = () => {
      if (document.visibilityState === 'visible') ask({ ...AS_VISITOR, requestPolicy: 'network-only' });
    };
    const timer = setInterval(askAgain, ASKED_EVERY_MS);
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askAgain);
    };
  }, [ask]);
  return {
    siteName: data?.siteSettings.siteName ?? '',
    isInMaintenance: data?.maintenance.enabled ?? false,
    isHiddenFromSearch: data?.maintenance.disableIndexing ?? false,
  };
}
