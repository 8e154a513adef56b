import { type Client, type OperationContext } from '@urql/core';
import { graphql, type ResultOf } from '../../graphql/graphql';
import { runQuery } from '../../graphql/query';

export const CurrentStaffQuery = graphql(`
  query CurrentStaff {
    currentStaff {
      id
      name
      username
      initials
      email
      role
      permissions
      secondFactor {
        isActive
        isRequired
        mustEnrol
        recoveryCodesLeft
      }
    }
  }
`);

/** The member of staff who is signed in. */
export type CurrentStaff = NonNullable<ResultOf<typeof CurrentStaffQuery>['currentStaff']>;

export type Permission = CurrentStaff['permissions'][number];

export async function loadCurrentStaff(
  client: Client,
  // A session may end, and permissions change, at any time.
  context: Partial<OperationContext> = { requestPolicy: 'network-only' },
): Promise<CurrentStaff | null> {
  return (await runQuery(client, CurrentStaffQuery, {}, context)).currentStaff;
}
