import { graphql } from '../../../graphql/graphql';

export const ChangeOrderStatusMutation = graphql(`
  mutation ChangeOrderStatus($input: ChangeOrderStatusInput!) {
    changeOrderStatus(input: $input) {
      id
      version
      status
    }
  }
`);
