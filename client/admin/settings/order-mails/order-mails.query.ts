import { type Client } from '@urql/core';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { prefetch } from '../../navigation/prefetch';
import { RecordChangeFragment } from '../../record/record';

export const OrderMailSwitchesQuery = graphql(
  `
    query OrderMailSwitches {
      orderMailSwitches {
        version
        pending
        confirmed
        processing
        shipped
        delivered
        cancelled
        paid
      }
      orderMailSwitchesHistory {
        ...RecordChange
      }
    }
  `,
  [RecordChangeFragment],
);

export const UpdateOrderMailSwitchesMutation = graphql(`
  mutation UpdateOrderMailSwitches($input: UpdateOrderMailSwitchesInput!) {
    updateOrderMailSwitches(input: $input) {
      version
      pending
      confirmed
      processing
      shipped
      delivered
      cancelled
      paid
    }
  }
`);

export type OrderMailSwitches = ResultOf<typeof OrderMailSwitchesQuery>['orderMailSwitches'];

/** Asks for the switches, for the screen to find. */
export function prefetchOrderMails(client: Client): Promise<null> {
  return prefetch(client, OrderMailSwitchesQuery, {});
}
