import { type Client } from '@urql/core';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { prefetch } from '../../navigation/prefetch';
import { RecordChangeFragment } from '../../record/record';

export const SecondFactorPolicyQuery = graphql(
  `
    query SecondFactorPolicy {
      secondFactorPolicy {
        requiredFor
        permissions
        version
      }
      secondFactorPolicyHistory {
        ...RecordChange
      }
    }
  `,
  [RecordChangeFragment],
);

export const UpdateSecondFactorPolicyMutation = graphql(`
  mutation UpdateSecondFactorPolicy($input: UpdateSecondFactorPolicyInput!) {
    updateSecondFactorPolicy(input: $input) {
      requiredFor
      permissions
      version
    }
  }
`);

export type SecondFactorPolicy = ResultOf<typeof SecondFactorPolicyQuery>['secondFactorPolicy'];

/** Asks for the policy, for the screen to find. */
export function prefetchPolicy(client: Client): Promise<null> {
  return prefetch(client, SecondFactorPolicyQuery, {});
}
