import { type Client } from '@urql/core';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { warm } from '../../../graphql/query';

export const SecondFactorPolicyQuery = graphql(`
  query SecondFactorPolicy {
    secondFactorPolicy {
      requiredFor
      permissions
      version
    }
  }
`);

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
export function warmPolicy(client: Client): Promise<null> {
  return warm(client, SecondFactorPolicyQuery, {});
}
