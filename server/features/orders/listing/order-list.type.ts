import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ListOf } from '../../../kernel/listing/list.type.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';
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

@ObjectType({ description: 'The orders of a customer, summed up.' })
export class CustomerSales {
  @Field(() => Int, { description: 'Orders placed, cancelled ones included.' })
  orders: number;

  @Field(() => Money, {
    description: 'Net subtotals of those that are not cancelled now: without tax and shipping.',
  })
  revenue: number;

  @Field(() => DateTime, { nullable: true, description: 'When the last one was placed; null without any.' })
  lastOrderAt: Date | null;
}
