import { Args, Query, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import { ListNeighbors } from '../../../kernel/listing/list-neighbors.type.js';
import { AdminOrderCountsArgs, AdminOrdersArgs, OrderNeighborsArgs } from './order-list.input.js';
import { OrderListReader } from './order-list.reader.js';
import { AdminOrderCounts, AdminOrderList } from './order-list.type.js';

/** The list of all orders for staff and back-office programs. */
@BackOfficeOnly('orders')
@Resolver()
export class OrderListAdminResolver {
  constructor(private readonly reader: OrderListReader) {}

  @Query(() => AdminOrderList, { description: 'All orders of the shop, page by page.' })
  adminOrders(@Args() args: AdminOrdersArgs): Promise<AdminOrderList> {
    return this.reader.page(args);
  }

  @Query(() => AdminOrderCounts, {
    description: 'How many orders meet a filter, and how many of each status.',
  })
  adminOrderCounts(@Args() args: AdminOrderCountsArgs): Promise<AdminOrderCounts> {
    return this.reader.counts(args);
  }

  @Query(() => ListNeighbors, {
    description:
      'The orders before and after one in a list, by its place there even where it no longer meets the filter; both null for an unknown one.',
  })
  adminOrderNeighbors(@Args() args: OrderNeighborsArgs): Promise<ListNeighbors> {
    return this.reader.neighbors(args);
  }
}
