import { Flex, Heading, IconButton, Stack, Text } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight, List } from 'lucide-react';
import { type ReactNode, type RefObject } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PaymentState } from '../../../features/orders/status/payment-state';
import { OrderStatusBadge } from '../../../features/orders/status/order-status-badge';
import { formatDateTime } from '../../../shop/format';
import { type OrderStatus, type PaymentStatus } from '../../../shop/order-labels';
import { CopyIcon } from '../../../ui/feedback/copy-icon';
import { Icon } from '../../../ui/controls/icon';
import { LinkIconButton } from '../../navigation/link-button';
import { StatusMenu } from '../status/status-menu';

interface OrderHeadProps {
  order: {
    readonly number: string;
    readonly createdAt: string;
    readonly status: OrderStatus;
    readonly paymentStatus: PaymentStatus;
  };
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The list it was opened from, and its neighbours there. */
  ways: { readonly list: string; readonly previous?: string; readonly next?: string };
  /** Undefined where it is shown as it was: nothing is changed there. */
  onStatus: ((status: OrderStatus) => void) | undefined;
  /** What can be done with it. */
  children: ReactNode;
}

/** Which order it is and where it stands, with the ways to others. */
export function OrderHead({ order, headingRef, ways, onStatus, children }: OrderHeadProps) {
  const { number, createdAt, status, paymentStatus } = order;
  return (
    <Flex as="header" wrap="wrap" align="start" justify="space-between" gap="3">
      <Flex gap="3" align="start" minWidth="0">
        <LinkIconButton variant="outline" size="sm" _print={{ display: 'none' }}>
          <RouterLink to={ways.list} aria-label="Sipariş listesi">
            <Icon of={List} />
          </RouterLink>
        </LinkIconButton>
        <Stack gap="1" minWidth="0">
          <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
            <Heading
              as="h2"
              ref={headingRef}
              tabIndex={-1}
              textStyle="h1"
              _focusVisible={{ outline: 'none' }}
            >
              #{number}
            </Heading>
            <CopyIcon value={`#${number}`} what="Sipariş numarası" />
            {onStatus ? (
              <StatusMenu orderName={`#${number}`} status={status} onChoose={onStatus} />
            ) : (
              <OrderStatusBadge status={status} />
            )}
            <PaymentState status={paymentStatus} orderStatus={status} />
          </Flex>
          <Text color="fg.muted" textStyle="figures">
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </Text>
        </Stack>
      </Flex>
      <Flex wrap="wrap" gap="2" align="center" _print={{ display: 'none' }}>
        <Neighbor to={ways.previous} label="Önceki sipariş" icon={ArrowLeft} />
        <Neighbor to={ways.next} label="Sonraki sipariş" icon={ArrowRight} />
        {children}
      </Flex>
    </Flex>
  );
}

interface NeighborProps {
  /** There is none at the end of the list. */
  to: string | undefined;
  label: string;
  icon: typeof ArrowLeft;
}

function Neighbor({ to, label, icon }: NeighborProps) {
  if (to === undefined) {
    return (
      <IconButton variant="outline" size="sm" aria-label={label} disabled>
        <Icon of={icon} />
      </IconButton>
    );
  }
  return (
    <LinkIconButton variant="outline" size="sm">
      <RouterLink to={to} aria-label={label}>
        <Icon of={icon} />
      </RouterLink>
    </LinkIconButton>
  );
}
