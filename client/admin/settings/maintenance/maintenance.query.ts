import { type Client } from '@urql/core';
import { graphql } from '../../../graphql/graphql';
import { prefetch } from '../../navigation/prefetch';
import { RecordChangeFragment } from '../../record/record';

/** What the form holds; a save answers with the same. */
export const MaintenanceFragment = graphql(`
  fragment Maintenance on AdminMaintenance @_unmask {
    version
    enabled
    message
    allowAdminAccess
    disableIndexing
  }
`);

export const MaintenanceQuery = graphql(
  `
    query AdminMaintenance {
      adminMaintenance {
        ...Maintenance
      }
      adminMaintenanceHistory(take: 100) {
        ...RecordChange
      }
    }
  `,
  [MaintenanceFragment, RecordChangeFragment],
);

export const UpdateMaintenanceMutation = graphql(
  `
    mutation UpdateMaintenance($input: UpdateMaintenanceInput!) {
      updateMaintenance(input: $input) {
        ...Maintenance
      }
    }
  `,
  [MaintenanceFragment],
);

/** Asks for the maintenance, for the screen to find. */
export function prefetchMaintenance(client: Client): Promise<null> {
  return prefetch(client, MaintenanceQuery, {});
}
