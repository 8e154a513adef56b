import { Stack, Text } from '@chakra-ui/react';
import { useQuery } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { formatCount, formatLiraExactly } from '../../../shop/format';

export const MoneyOfOrderQuery = graphql(`
  query MoneyOfOrder($id: ID!) {
    adminOrder(id: $id) {
      id
      received
      paymentNotices {
        amount
        status
      }
    }
  }
`);

const RECEIVED = 'ödeme alındı; iptal parayı geri göndermez, ayrıca iade edin.';
const ANNOUNCED = 'havale bildirimi bekliyor; para gelirse iade edin.';

/** What the buyer has paid, or says so, of an order that is about to be cancelled: no money goes back by itself. */
export function MoneyNotice({ orderId }: { orderId: string }) {
  const [{ data }] = useQuery({
    query: MoneyOfOrderQuery,
    variables: { id: orderId },
    requestPolicy: 'network-only',
  });
  const { received = 0, paymentNotices = [] } = data?.adminOrder ?? {};
  const open = paymentNotices.filter(({ status }) => status === 'OPEN');
  const announced = open.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Stack gap="1" role="status" color="warning.fg">
      {received > 0 && (
        <Text>
          {formatLiraExactly(received)} {RECEIVED}
        </Text>
      )}
      {announced > 0 && (
        <Text>
          {formatLiraExactly(announced)} {ANNOUNCED}
        </Text>
      )}
    </Stack>
  );
}

interface PaidOrder {
  readonly received: number;
  readonly paymentNotices: readonly { readonly status: string }[];
}

/** The same of several orders, as their list knows it. */
export function MoneyOfManyNotice({ orders }: { orders: readonly PaidOrder[] }) {
  const paid = orders.filter(({ received }) => received > 0);
  const sum = paid.reduce((before, { received }) => before + received, 0);
  const announced = orders.filter(({ paymentNotices }) =>
    paymentNotices.some(({ status }) => status === 'OPEN'),
  );
  if (paid.length === 0 && announced.length === 0) return null;
  return (
    <Stack gap="1" color="warning.fg">
      {paid.length > 0 && (
        <Text>
          {formatCount(paid.length)} siparişte toplam {formatLiraExactly(sum)} {RECEIVED}
        </Text>
      )}
      {announced.length > 0 && (
        <Text>
          {formatCount(announced.length)} siparişte {ANNOUNCED}
        </Text>
      )}
    </Stack>
  );
}
