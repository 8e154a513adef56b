import { Stack, Text } from '@chakra-ui/react';
import { useQuery } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { formatLiraExactly } from '../../../shop/format';

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
          {formatLiraExactly(received)} ödeme alındı; iptal parayı geri göndermez, ayrıca iade edin.
        </Text>
      )}
      {announced > 0 && (
        <Text>{formatLiraExactly(announced)} havale bildirimi bekliyor; para gelirse iade edin.</Text>
      )}
    </Stack>
  );
}
