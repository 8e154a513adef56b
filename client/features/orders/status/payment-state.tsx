import { Badge } from '@chakra-ui/react';
import { CircleCheck, Clock } from 'lucide-react';
import { Icon } from '../../../ui/controls/icon';
import { type OrderStatus, PAYMENT_STATUSES, type PaymentStatus } from '../../../shop/order-labels';

interface PaymentStateProps {
  status: PaymentStatus;
  orderStatus: OrderStatus;
  /** Where its place says already that it is about the payment. */
  isShort?: boolean;
}

/**
 * Whether an order is paid. «Beklemede» is also a state of the order, so it is said of what. Nothing where nothing is
 * waited for: an order that was cancelled unpaid.
 */
export function PaymentState({ status, orderStatus, isShort = false }: PaymentStateProps) {
  if (orderStatus === 'CANCELLED' && status !== 'PAID') return null;
  const isPaid = status === 'PAID';
  const drawing = isPaid ? CircleCheck : Clock;
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
      {PAYMENT_STATUSES[status].label}
    </Badge>
  );
}
