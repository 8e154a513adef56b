import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ListOf } from '../../../kernel/listing/list.type.js';
import { OrderStatusEnum } from '../api/order.enums.js';
import { Order } from '../api/order.type.js';
import type { OrderStatus } from '../history/order.statuses.js';

@ObjectType({
  description:
    'One page of the list of all orders. With a text they are counted up to 5,000, or among the 2,000 newest where more have it and the filter has other conditions; with a total or a due payment up to 10,000.',
})
export class AdminOrderList extends ListOf(Order) {}

@ObjectType({ description: 'How many orders have a status.' })
export class OrderStatusCount {
  @Field(() => OrderStatusEnum, { description: 'The status.' })
  status: OrderStatus;

  @Field(() => Int, { description: 'Orders that have it.' })
  count: number;

  @Field(() => Boolean, { description: 'False when there are more.' })
  isCountExact: boolean;
}

@ObjectType({
  description:
    'How many orders meet a filter. Without a text, a total, a due or partial payment and ids they are counted exactly, else all of them as the list counts them and those of each status up to the same bounds.',
})
export class AdminOrderCounts {
  @Field(() => Int, { description: 'All orders.' })
  total: number;

  @Field(() => Boolean, { description: 'False when there are more.' })
  isTotalExact: boolean;

  @Field(() => [OrderStatusCount], { description: 'Every status, in the order in which an order has them.' })
  byStatus: OrderStatusCount[];
}
