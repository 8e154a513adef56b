import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Public } from '../../../kernel/actor/audience.js';
import { StaffOrdersService } from '../commands/staff-orders.service.js';
import { OrdersQueries } from '../rows/orders.queries.js';
import { OrderReader } from '../api/order.reader.js';
import { Order } from '../api/order.type.js';
import { historyOf, notesOf } from './order-history.entries.js';
import { OrderBuyerTotals, OrderStockShortage } from './order-buyer.type.js';
import { OrderHistoryEntry, OrderInternalNote } from './order-history.type.js';

/** All events of each order of a list are read and decrypted. */
const READING_COST = 20;

/** What staff and programs see of an order beyond its buyer: for buyers these fields are null. */
@Public()
@Resolver(() => Order)
export class OrderHistoryResolver {
  constructor(
    private readonly reader: OrderReader,
    private readonly queries: OrdersQueries,
    private readonly staffOrders: StaffOrdersService,
  ) {}

  @ResolveField(() => [OrderHistoryEntry], {
    nullable: true,
    complexity: READING_COST,
    description: 'Every event of the order, oldest first; null for buyers.',
  })
  async history(@Parent() order: Order): Promise<OrderHistoryEntry[] | null> {
    return order.reader === 'staff' ? historyOf(await this.reader.events(order)) : null;
  }

  @ResolveField(() => [OrderInternalNote], {
    nullable: true,
    complexity: READING_COST,
    description: 'Notes of staff that were not withdrawn, oldest first; null for buyers.',
  })
  async internalNotes(@Parent() order: Order): Promise<OrderInternalNote[] | null> {
    return order.reader === 'staff' ? notesOf(await this.reader.events(order)) : null;
  }

  @ResolveField(() => OrderBuyerTotals, {
    nullable: true,
    complexity: READING_COST,
    description: 'What its buyer has ordered in all; null for buyers, and once a guest was erased.',
  })
  async buyerTotals(@Parent() { id, reader }: Order): Promise<OrderBuyerTotals | null> {
    const order = reader === 'staff' ? await this.queries.byId(id) : null;
    const totals = order && (await this.queries.ofBuyer(order));
    return totals && { ...totals, total: totals.totalKurus };
  }

  @ResolveField(() => [OrderStockShortage], {
    nullable: true,
    complexity: READING_COST,
    description:
      'What the stock does not cover by now if the cancelled order takes it again; empty for any other order, null for buyers.',
  })
  async stockShortages(@Parent() { id, reader }: Order): Promise<OrderStockShortage[] | null> {
    return reader === 'staff' ? this.staffOrders.stockShortages(id) : null;
  }
}
