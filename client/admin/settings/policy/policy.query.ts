import { type Client } from '@urql/core';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { prefetch } from '../../navigation/prefetch';
import { RecordChangeFragment } from '../../record/record';

/** What the form holds; a save answers with the same. */
export const SecondFactorPolicyFragment = graphql(`
  fragment SecondFactorPolicy on SecondFactorPolicy @_unmask {
    requiredFor
    permissions
    sessionDays
    version
  }
`);

export const SecondFactorPolicyQuery = graphql(
  `
    query SecondFactorPolicy {
      secondFactorPolicy {
        ...SecondFactorPolicy
      }
      secondFactorPolicyHistory {
        ...RecordChange
      }
    }
  `,
  [SecondFactorPolicyFragment, RecordChangeFragment],
);

export const UpdateSecondFactorPolicyMutation = graphql(
  `
    mutation UpdateSecondFactorPolicy($input: UpdateSecondFactorPolicyInput!) {
      updateSecondFactorPolicy(input: $input) {
        ...SecondFactorPolicy
      }
    }
  `,
  [SecondFactorPolicyFragment],
);

export type SecondFactorPolicy = ResultOf<typeof SecondFactorPolicyFragment>;

/** Asks for the policy, for the screen to find. */
export function prefetchPolicy(client: Client): Promise<null> {
  return prefetch(client, SecondFactorPolicyQuery, {});
}
