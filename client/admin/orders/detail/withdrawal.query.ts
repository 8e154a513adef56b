import { graphql } from '../../../graphql/graphql';

export const ReceiveReturnMutation = graphql(`
  mutation ReceiveReturn($input: ReceiveReturnInput!) {
    receiveReturn(input: $input) {
      id
      version
    }
  }
`);

export const RefuseWithdrawalMutation = graphql(`
  mutation RefuseWithdrawal($input: RefuseWithdrawalInput!) {
    refuseWithdrawal(input: $input) {
      id
      version
    }
  }
`);

export const IssueRefundMutation = graphql(`
  mutation IssueRefund($input: IssueRefundInput!) {
    issueRefund(input: $input) {
      id
      version
    }
  }
`);

export const RevertRefundMutation = graphql(`
  mutation RevertRefund($input: RevertRefundInput!) {
    revertRefund(input: $input) {
      id
      version
    }
  }
`);
