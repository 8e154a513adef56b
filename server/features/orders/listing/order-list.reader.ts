import { Injectable } from '@nestjs/common';
import { Order } from '../api/order.type.js';
import { ORDER_STATUS_NAMES, type OrderStatus } from '../history/order.statuses.js';
import { OrdersQueries } from '../rows/orders.queries.js';
import { OrderCounts, sumOf } from './order-counts.queries.js';
import { type AdminOrdersArgs, filterOf, type OrderNeighborsArgs } from './order-list.input.js';
import { OrderListQueries } from './order-list.queries.js';
import { OPPOSITE } from './order-list.statement.js';
import type { AdminOrderCounts, AdminOrderList, OrderNeighbors } from './order-list.type.js';

/** Reads the list of all orders as staff see it. */
@Injectable()
export class OrderListReader {
  constructor(
    private readonly list: OrderListQueries,
    private readonly orders: OrdersQueries,
    private readonly orderCounts: OrderCounts,
  ) {}

  async page({ filter: input, ...slice }: AdminOrdersArgs): Promise<AdminOrderList> {
    const selected = await this.list.select(filterOf(input));
    const { ids, ...counted } = await this.list.page(selected, slice);
    const orders = await this.orders.byIds(ids);
    return { items: orders.map((order) => Order.of(order, 'staff')), ...counted };
  }

  async counts(): Promise<AdminOrderCounts> {
    const counts = await this.orderCounts.all();
    const statuses = Object.keys(ORDER_STATUS_NAMES) as OrderStatus[];
    return {
      total: sumOf(counts),
      byStatus: statuses.map((status) => ({
        status,
        count: sumOf(counts.filter((count) => count.status === status)),
      })),
      unpaid: sumOf(
        counts.filter(({ status, paymentStatus }) => paymentStatus === 'pending' && status !== 'cancelled'),
      ),
    };
  }

  async neighbors({ id, filter: input, sort }: OrderNeighborsArgs): Promise<OrderNeighbors> {
    const after = await this.list.placeOf(id);
    if (!after) return { previousId: null, nextId: null };
    const selected = await this.list.select(filterOf(input));
    const [[previousId = null], [nextId = null]] = await Promise.all([
      this.list.idsOf(selected, { sort: OPPOSITE[sort], after, take: 1 }),
      this.list.idsOf(selected, { sort, after, take: 1 }),
    ]);
    return { previousId, nextId };
  }
}
