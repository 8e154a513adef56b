import { Link, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { useQuery } from 'urql';
import { OrderSection } from '../../../features/orders/detail/order-section';
import { graphql } from '../../../graphql/graphql';
import { paths } from '../../../paths';
import { formatDateTime } from '../../../shop/format';
import { MESSAGE_STATUSES } from '../../../shop/message-labels';
import { MESSAGE_SUBJECTS } from '../../../shop/message-subjects';
import { isPermitted } from '../../session/require-permission';
import { useStaff } from '../../session/use-staff';

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

/** What was asked about an order, newest first; nothing where nobody asked, and for staff without the permission. */
export function OrderMessages({ number }: { number: string }) {
  const mayRead = isPermitted(useStaff(), 'MESSAGES');
  const [{ data }] = useQuery({
    query: OrderMessagesQuery,
    variables: { order: number },
    pause: !mayRead,
  });
  const messages = data?.adminMessages;
  if (!messages || messages.items.length === 0) return null;
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
      </Stack>
    </OrderSection>
  );
}
