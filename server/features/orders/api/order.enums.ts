import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import type { OrderPlaced } from '../history/order.events.js';
import { ORDER_STATUS_NAMES, PAYMENT_STATUS_NAMES } from '../history/order.statuses.js';

export const OrderStatusEnum = registerValueEnum({
  name: 'OrderStatus',
  description: 'How far an order has come; each value with the name people read.',
  values: ORDER_STATUS_NAMES,
});

export const OrderChannelEnum = registerValueEnum<OrderPlaced['channel']>({
  name: 'OrderChannel',
  description: 'Where an order came from.',
  values: {
    storefront: 'The shop in a browser.',
    program: 'A program with an API key.',
    staff: 'Staff, who recorded the word of a buyer.',
  },
});

export const PaymentStatusEnum = registerValueEnum({
  name: 'PaymentStatus',
  description: 'Whether an order is paid; each value with the name people read.',
  values: PAYMENT_STATUS_NAMES,
});
