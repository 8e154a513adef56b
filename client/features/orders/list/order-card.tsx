import { Box, Card, Grid, Link, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '../../../ui/controls/icon';
import { paths } from '../../../paths';
import { type FragmentOf, graphql, readFragment, type ResultOf } from '../../../graphql/graphql';
import { formatDateTime } from '../../../shop/format';
import { OrderLines, OrderLinesFragment } from '../detail/order-lines';
import { OrderSums, OrderSumsFragment } from '../detail/order-sums';
import { shopProductLink } from '../detail/shop-product-link';
import { PAYMENT_METHOD_NAMES } from '../../../shop/payment-methods';
import { OrderStatusBadge } from '../status/order-status-badge';
import { PaymentState } from '../status/payment-state';

export const OrderCardFragment = graphql(
  `
    fragment OrderCard on Order {
      id
      number
      createdAt
      status
      paymentStatus
      paymentMethod
      received
      shippingAddress {
        text
      }
      items {
        ...OrderLines
      }
      ...OrderSums
    }
  `,
  [OrderLinesFragment, OrderSumsFragment],
);

const SHOWN_LINES = 3;

type Order = ResultOf<typeof OrderCardFragment>;

/** One order of a list: enough to know it again, and the way to all of it. */
export function OrderCard({ order: masked }: { order: FragmentOf<typeof OrderCardFragment> }) {
  const order = readFragment(OrderCardFragment, masked);
  const { id, number, items } = order;
  const remaining = items.length - SHOWN_LINES;
  return (
    <Card.Root as="article" aria-labelledby={headingId(number)}>
      <CardHead order={order} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' }}>
        <Box paddingInline={{ base: '4', md: '5' }} paddingTop="1" paddingBottom="3">
          <OrderLines lines={items.slice(0, SHOWN_LINES)} productLink={shopProductLink} />
          {remaining > 0 && (
            <Text paddingTop="2" borderTopWidth="1px" textStyle="small" color="fg.muted">
              + {remaining} ürün daha
            </Text>
          )}
        </Box>
        <Stack
          gap="4"
          paddingInline={{ base: '4', md: '5' }}
          paddingBlock="4"
          borderTopWidth={{ base: '1px', md: '0' }}
          borderStartWidth={{ md: '1px' }}
        >
          <OrderSums order={order} />
          {order.shippingAddress && (
            <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
              <Text as="b" display="block" marginBottom="0.5" fontWeight="medium" color="fg">
                Teslimat adresi
              </Text>
              {order.shippingAddress.text}
            </Text>
          )}
          <Link asChild alignSelf="flex-start" gap="1.5" minHeight="6">
            <RouterLink to={paths.order(id)}>
              Sipariş ayrıntısı
              <VisuallyHidden>: #{number}</VisuallyHidden>
              <Icon of={ArrowRight} />
            </RouterLink>
          </Link>
        </Stack>
      </Grid>
    </Card.Root>
  );
}

function CardHead({ order }: { order: Order }) {
  const { id, number, createdAt, status, paymentStatus, paymentMethod, received } = order;
  return (
    <Card.Header
      flexDirection="row"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1.5"
      paddingInline={{ base: '4', md: '5' }}
      paddingBlock="3"
      borderBottomWidth="1px"
      textStyle="small"
      color="fg.muted"
    >
      <Card.Title as="h2" id={headingId(number)} textStyle="h3">
        <Link asChild variant="plain" paddingBlock="0.5" fontWeight="inherit" textStyle="figures">
          <RouterLink to={paths.order(id)} translate="no">
            #{number}
          </RouterLink>
        </Link>
      </Card.Title>
      <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      <OrderStatusBadge status={status} />
      <Text
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="3"
        rowGap="0.5"
        marginInlineStart={{ md: 'auto' }}
      >
        <PaymentState status={paymentStatus} orderStatus={status} received={received} />
        <span>{PAYMENT_METHOD_NAMES[paymentMethod]}</span>
      </Text>
    </Card.Header>
  );
}

function headingId(number: string): string {
  return `siparis-${number}`;
}
