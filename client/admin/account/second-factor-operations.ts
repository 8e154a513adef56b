import { type OperationContext } from '@urql/core';
import { graphql, type ResultOf } from '../../graphql/graphql';

export const BeginSecondFactorMutation = graphql(`
  mutation BeginSecondFactor($input: BeginSecondFactorInput!) {
    beginSecondFactor(input: $input) {
      secret
      uri
    }
  }
`);

export const ConfirmSecondFactorMutation = graphql(`
  mutation ConfirmSecondFactor($input: ConfirmSecondFactorInput!) {
    confirmSecondFactor(input: $input)
  }
`);

export const RenewRecoveryCodesMutation = graphql(`
  mutation RenewRecoveryCodes($input: RenewRecoveryCodesInput!) {
    renewRecoveryCodes(input: $input)
  }
`);

export const RemoveSecondFactorMutation = graphql(`
  mutation RemoveSecondFactor($input: SecondFactorProofInput!) {
    removeSecondFactor(input: $input)
  }
`);

/** What an authenticator app needs. */
export type SecondFactorSetup = ResultOf<typeof BeginSecondFactorMutation>['beginSecondFactor'];

/** Each of them ends the other sessions; their results name no type. */
export const ENDS_SESSIONS: Partial<OperationContext> = { additionalTypenames: ['StaffSession'] };
