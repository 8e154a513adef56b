import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import type { OrderSort } from './order-list.filter.js';

export const OrderSortEnum = registerValueEnum<OrderSort>({
  name: 'OrderSort',
  description: 'Order of a list of orders.',
  values: {
    newest: 'Placed last comes first.',
    oldest: 'Placed first comes first.',
    lowest_total: 'The smallest total comes first.',
    highest_total: 'The largest total comes first.',
  },
});
