import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { OrderStatusEnum } from '../api/order.enums.js';
import { Order } from '../api/order.type.js';
import type { OrderStatus } from '../history/order.statuses.js';

@ObjectType({ description: 'One page of the list of all orders.' })
export class AdminOrderList {
  @Field(() => [Order], { description: 'The orders of this page.' })
  items: Order[];

  @Field(() => Int, {
    description:
      'Number of orders that meet the filter, on all pages. With a text they are counted up to 5,000, or among the 2,000 newest where more have it and the filter has other conditions; with a total or a due payment up to 10,000. See isTotalExact.',
  })
  total: number;

  @Field(() => Boolean, { description: 'False when more orders meet the filter than `total` says.' })
  isTotalExact: boolean;
}

@ObjectType({ description: 'How many orders have a status.' })
export class OrderStatusCount {
  @Field(() => OrderStatusEnum, { description: 'The status.' })
  status: OrderStatus;

  @Field(() => Int, { description: 'Orders that have it.' })
  count: number;
}

@ObjectType({ description: 'How many orders the shop has, without any filter.' })
export class AdminOrderCounts {
  @Field(() => Int, { description: 'All orders.' })
  total: number;

  @Field(() => [OrderStatusCount], { description: 'Every status, in the order in which an order has them.' })
  byStatus: OrderStatusCount[];

  @Field(() => Int, { description: 'Orders that are neither paid nor cancelled.' })
  unpaid: number;
}

@ObjectType({ description: 'The orders beside one in a list.' })
export class OrderNeighbors {
  @Field(() => Id, { nullable: true, description: 'The order before it; null for the first.' })
  previousId: string | null;

  @Field(() => Id, { nullable: true, description: 'The order after it; null for the last.' })
  nextId: string | null;
}
