import { type Client } from '@urql/core';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { prefetch } from '../../navigation/prefetch';
import { RecordChangeFragment } from '../../record/record';

/** What the form holds; a save answers with the same. */
export const OrderMailSwitchesFragment = graphql(`
  fragment OrderMailSwitches on OrderMailSwitches @_unmask {
    version
    pending
    confirmed
    processing
    shipped
    delivered
    cancelled
    paid
  }
`);

export const OrderMailSwitchesQuery = graphql(
  `
    query OrderMailSwitches {
      orderMailSwitches {
        ...OrderMailSwitches
      }
      orderMailSwitchesHistory {
        ...RecordChange
      }
    }
  `,
  [OrderMailSwitchesFragment, RecordChangeFragment],
);

export const UpdateOrderMailSwitchesMutation = graphql(
  `
    mutation UpdateOrderMailSwitches($input: UpdateOrderMailSwitchesInput!) {
      updateOrderMailSwitches(input: $input) {
        ...OrderMailSwitches
      }
    }
  `,
  [OrderMailSwitchesFragment],
);

export type OrderMailSwitches = ResultOf<typeof OrderMailSwitchesFragment>;

/** Asks for the switches, for the screen to find. */
export function prefetchOrderMails(client: Client): Promise<null> {
  return prefetch(client, OrderMailSwitchesQuery, {});
}

export const OrderMailSampleQuery = graphql(`
  query OrderMailSample($mail: SampleMail!) {
    orderMailSample(mail: $mail) {
      subject
      text
    }
  }
`);

export const SendTestOrderMailMutation = graphql(`
  mutation SendTestOrderMail($mail: SampleMail!) {
    sentTo: sendTestOrderMail(mail: $mail)
  }
`);
