import { graphql } from '../../../graphql/graphql';

export const WithdrawalSectionFragment = graphql(`
  fragment WithdrawalSection on Order {
    number
    withdrawals {
      version
      status
      declaredAt
      lines {
        position
        productName
        unit
        quantity
      }
      amount
      refunded
      sendBackBy
      refundBy
      note
      refusal
    }
    withdrawalRight {
      refusal
      lastDay
      deliveredOn
      days
      amountOfAll
      lines {
        position
        productName
        unit
        quantity
        amount
      }
    }
  }
`);

export const DeclareWithdrawalMutation = graphql(
  `
    mutation DeclareWithdrawal($input: DeclareWithdrawalInput!) {
      declareWithdrawal(input: $input) {
        id
        timeline {
          at
          text
          actor
          status
          note
        }
        ...WithdrawalSection
      }
    }
  `,
  [WithdrawalSectionFragment],
);
