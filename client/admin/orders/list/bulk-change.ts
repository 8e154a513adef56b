import { graphql, type ResultOf } from '../../../graphql/graphql';
import { type OrderStatus } from '../../../shop/order-labels';
import { type OrderRow } from './order-row';

/** Orders that are to be given one state. They stay those that were selected while the selection shrinks. */
export interface BulkChange {
  readonly orders: readonly OrderRow[];
  readonly status: OrderStatus;
}

export const ChangeOrderStatusesMutation = graphql(`
  mutation ChangeOrderStatuses($input: ChangeOrderStatusesInput!) {
    changeOrderStatuses(input: $input) {
      orderId
      order {
        id
        version
        status
      }
      refusal {
        code
        message
        details
      }
    }
  }
`);

export type BulkResult = ResultOf<typeof ChangeOrderStatusesMutation>['changeOrderStatuses'];
