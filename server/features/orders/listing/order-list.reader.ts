import { Injectable } from '@nestjs/common';
import { reversed } from '../../../kernel/listing/sorting.js';
import type { ListNeighbors } from '../../../kernel/listing/list-neighbors.type.js';
import { Order } from '../api/order.type.js';
import { ORDER_STATUS_NAMES, type OrderStatus } from '../history/order.statuses.js';
import { OrdersQueries } from '../rows/orders.queries.js';
import type { AdminOrderCountsArgs, AdminOrdersArgs, OrderNeighborsArgs } from './order-list.input.js';
import { OrderListQueries } from './order-list.queries.js';
import { SORTS } from './order-list.statement.js';
import type { AdminOrderCounts, AdminOrderList } from './order-list.type.js';

/** Nobody counts on further; to count there takes the longer, the further it is. */
const MAX_POSITION = 1_000;
const NONE = { total: 0, isTotalExact: true };

/** Reads the list of all orders as staff see it. */
@Injectable()
export class OrderListReader {
  constructor(
    private readonly list: OrderListQueries,
    private readonly orders: OrdersQueries,
  ) {}

  async page({ filter, sort, skip, take }: AdminOrdersArgs): Promise<AdminOrderList> {
    const selected = await this.list.select(filter);
    const { items, ...counted } = await this.list.page(selected, { sorting: SORTS[sort], skip, take });
    const orders = await this.orders.byIds(items);
    return { items: orders.map((order) => Order.of(order, 'staff')), ...counted };
  }

  async counts({ filter }: AdminOrderCountsArgs): Promise<AdminOrderCounts> {
    const selected = await this.list.select(filter);
    const [all, byStatus] = await Promise.all([this.list.count(selected), this.list.countByStatus(selected)]);
    const statuses = Object.keys(ORDER_STATUS_NAMES) as OrderStatus[];
    return {
      ...all,
      byStatus: statuses.map((status) => {
        const { total: count, isTotalExact: isCountExact } = byStatus.get(status) ?? NONE;
        return { status, count, isCountExact };
      }),
    };
  }

  async neighbors({ id, filter, sort }: OrderNeighborsArgs): Promise<ListNeighbors> {
    const sorting = SORTS[sort];
    const cursor = await this.list.cursorOf(id, sorting);
    const selected = await this.list.select(filter);
    const total = await this.list.count(selected);
    if (!cursor) return { previousId: null, nextId: null, position: null, ...total };
    const [before, after, place] = await Promise.all([
      this.list.after(selected, { sorting: reversed(sorting), cursor, take: 1 }),
      this.list.after(selected, { sorting, cursor, take: 1 }),
      this.list.countBefore(selected, { sorting, cursor, take: MAX_POSITION }),
    ]);
    // The first one after the order before it is the order itself, where the list has it.
    const [here] = (await this.list.after(selected, { sorting, cursor: before.next, take: 1 })).items;
    const position = here === id && place < MAX_POSITION ? place + 1 : null;
    return { previousId: before.items[0] ?? null, nextId: after.items[0] ?? null, position, ...total };
  }
}
