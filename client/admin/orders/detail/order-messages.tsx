import { Link, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { useQuery } from 'urql';
import { OrderSection } from '../../../features/orders/detail/order-section';
import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import { paths } from '../../../paths';
import { formatDateTime } from '../../../shop/format';
import { MESSAGE_STATUSES } from '../../../shop/message-labels';
import { MESSAGE_SUBJECTS } from '../../../shop/message-subjects';
import { isPermitted } from '../../session/require-permission';
import { useStaff } from '../../session/use-staff';
import { OrderCustomerFragment } from './order-customer';

export const OrderMessagesQuery = graphql(`
  query OrderMessages($order: String!) {
    adminMessages(filter: { order: $order }, sort: NEWEST, take: 5) {
      total
      items {
        id
        number
        status
        subject
        createdAt
      }
    }
  }
`);

interface OrderMessagesProps {
  order: FragmentOf<typeof OrderCustomerFragment> & { readonly number: string };
}

/** What was asked about an order, newest first, and the way to write to its buyer; nothing for staff without the permission. */
export function OrderMessages({ order }: OrderMessagesProps) {
  const { number } = order;
  const { user } = readFragment(OrderCustomerFragment, order);
  const mayRead = isPermitted(useStaff(), 'MESSAGES');
  const [{ data }] = useQuery({
    query: OrderMessagesQuery,
    variables: { order: number },
    pause: !mayRead,
  });
  const messages = data?.adminMessages;
  if (!messages || (messages.items.length === 0 && user.email === '')) return null;
  return (
    <OrderSection title="Mesajlar">
      <Stack gap="2">
        {messages.items.map(({ id, number: name, status, subject, createdAt }) => (
          <div key={id}>
            <Link asChild>
              <RouterLink to={paths.adminMessage(id)}>{name}</RouterLink>
            </Link>
            <Text textStyle="small" color="fg.muted">
              {MESSAGE_SUBJECTS[subject].label}, {MESSAGE_STATUSES[status].label}, {formatDateTime(createdAt)}
            </Text>
          </div>
        ))}
        {messages.total > messages.items.length && (
          <Link asChild>
            <RouterLink to={paths.adminMessages(new URLSearchParams({ arama: number }))}>
              Tümünü göster
            </RouterLink>
          </Link>
        )}
        {user.email !== '' && (
          <Link asChild>
            <RouterLink
              to={paths.adminNewMessage()}
              state={{ recipient: { name: user.name, email: user.email, order: number } }}
            >
              Müşteriye mesaj yaz
            </RouterLink>
          </Link>
        )}
      </Stack>
    </OrderSection>
  );
}
