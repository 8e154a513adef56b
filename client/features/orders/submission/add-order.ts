import { graphql, type VariablesOf } from '../../../graphql/graphql';

export const AddOrderMutation = graphql(`
  mutation AddOrder($input: AddOrderInput!) {
    addOrder(input: $input) {
      id
      trackingToken
    }
  }
`);

export type OrderInput = VariablesOf<typeof AddOrderMutation>['input'];
