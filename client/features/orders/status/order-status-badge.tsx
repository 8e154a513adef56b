import { Badge } from '@chakra-ui/react';
import { Icon } from '../../../ui/controls/icon';
import { ORDER_STATUSES, type OrderStatus } from '../../../shop/order-labels';

/** Where an order stands: icon, label and colour say the same. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { label, Icon: drawing, tone } = ORDER_STATUSES[status];
  return (
    <Badge colorPalette={tone}>
      <Icon of={drawing} size={14} strokeWidth={2} />
      {label}
    </Badge>
  );
}
