import { ORDER_STATUSES, type OrderStatus } from '../../../shop/order-labels';
import { StatusMenu, type StatusMenuProps } from '../../record/status-menu';

/** Where an order stands, and every other status that staff can give it. */
export const OrderStatusMenu = (props: Omit<StatusMenuProps<OrderStatus>, 'statuses' | 'look'>) => (
  <StatusMenu statuses={ORDER_STATUSES} {...props} />
);
