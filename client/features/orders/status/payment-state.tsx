import { Badge } from '@chakra-ui/react';
import { CircleCheck, CircleDashed, Clock } from 'lucide-react';
import { Icon } from '../../../ui/controls/icon';
import {
  type OrderStatus,
  PARTIALLY_PAID,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '../../../shop/order-labels';

interface PaymentStateProps {
  status: PaymentStatus;
  orderStatus: OrderStatus;
  /** What has been received, in kuruş. */
  received: number;
  /** Where its place says already that it is about the payment. */
  isShort?: boolean;
}

/**
 * Whether an order is paid, or in part. «Beklemede» is also a state of the order, so it is said of what. Nothing where nothing is
 * waited for and nothing came: an order that was cancelled unpaid.
 */
export function PaymentState({ status, orderStatus, received, isShort = false }: PaymentStateProps) {
  const isPaid = status === 'PAID';
  const isPartial = !isPaid && received > 0;
  if (orderStatus === 'CANCELLED' && !isPaid && !isPartial) return null;
  const drawing = isPaid ? CircleCheck : isPartial ? CircleDashed : Clock;
  return (
    <Badge
      variant="plain"
      colorPalette={isPaid ? 'success' : 'warning'}
      ps="0"
      pe="0"
      fontSize="inherit"
      lineHeight="inherit"
      whiteSpace="normal"
      _print={{ borderWidth: '0' }}
    >
      <Icon of={drawing} size={15} />
      {!isShort && 'Ödeme: '}
      {isPartial ? PARTIALLY_PAID.label : PAYMENT_STATUSES[status].label}
    </Badge>
  );
}
