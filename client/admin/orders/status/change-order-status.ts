import { graphql } from '../../../graphql/graphql';

export const ChangeOrderStatusMutation = graphql(`
  mutation ChangeOrderStatus($input: ChangeOrderStatusInput!) {
    changeOrderStatus(input: $input) {
      id
      version
      status
      history {
        version
        isBuyerNotified
      }
    }
  }
`);

export const UndoOrderChangesMutation = graphql(`
  mutation UndoOrderChanges($input: UndoOrderChangesInput!) {
    undoOrderChanges(input: $input) {
      orderId
      order {
        id
        version
        status
      }
      refusal {
        message
      }
    }
  }
`);

export const AddOrderNoteMutation = graphql(`
  mutation AddOrderNote($input: AddOrderNoteInput!) {
    addOrderNote(input: $input) {
      id
      version
    }
  }
`);
