import { type OperationContext } from '@urql/core';
import { useClient, useQuery } from 'urql';
import { graphql } from '../../graphql/graphql';
import { useLiveTopics } from '../live/use-live-topics';

export const SiteStateQuery = graphql(`
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

/**
 * Asked as a visitor asks, without the session: to staff the shop is never closed, and the answer to everybody comes from the
 * server's cache.
 */
const AS_VISITOR: Partial<OperationContext> = { fetchOptions: { credentials: 'omit' } };

export interface SiteState {
  /** Empty until it is known. */
  readonly siteName: string;
  readonly isInMaintenance: boolean;
  readonly isHiddenFromSearch: boolean;
}

/** What every screen of the panel shows of the shop, as it is now. */
export function useSiteState(): SiteState {
  const client = useClient();
  const [{ data }] = useQuery({ query: SiteStateQuery, context: AS_VISITOR });
  // Maintenance lies with the content, the name of the shop with the settings.
  useLiveTopics(
    () => client.query(SiteStateQuery, {}, { ...AS_VISITOR, requestPolicy: 'network-only' }).toPromise(),
    'content',
    'settings',
  );
  return {
    siteName: data?.siteSettings.siteName ?? '',
    isInMaintenance: data?.maintenance.enabled ?? false,
    isHiddenFromSearch: data?.maintenance.disableIndexing ?? false,
  };
}
