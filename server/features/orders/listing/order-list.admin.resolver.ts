import { Args, Query, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import { ListNeighbors } from '../../../kernel/listing/list-neighbors.type.js';
import { CustomerSalesQueries } from './customer-sales.queries.js';
import {
  AdminOrderCountsArgs,
  AdminOrdersArgs,
  CustomerSalesArgs,
  OrderNeighborsArgs,
} from './order-list.input.js';
import { OrderListReader } from './order-list.reader.js';
import { AdminOrderCounts, AdminOrderList, CustomerSales } from './order-list.type.js';

/** The list of all orders for staff and back-office programs. */
@BackOfficeOnly('orders')
@Resolver()
export class OrderListAdminResolver {
  constructor(
    private readonly reader: OrderListReader,
    private readonly sales: CustomerSalesQueries,
  ) {}

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

  @Query(() => CustomerSales, {
    description:
      'What a customer ordered: the orders that the list of all orders has of this account, summed up.',
  })
  adminCustomerSales(@Args() { customer }: CustomerSalesArgs): Promise<CustomerSales> {
    return this.sales.of(customer);
  }

  @Query(() => ListNeighbors, {
    description:
      'The orders before and after one in a list, by its place there even where it no longer meets the filter; both null for an unknown one.',
  })
  adminOrderNeighbors(@Args() args: OrderNeighborsArgs): Promise<ListNeighbors> {
    return this.reader.neighbors(args);
  }
}
