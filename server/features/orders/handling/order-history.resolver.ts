import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Public } from '../../../kernel/actor/audience.js';
import { OrderReader } from '../api/order.reader.js';
import { Order } from '../api/order.type.js';
import { historyOf, notesOf } from './order-history.entries.js';
import { OrderHistoryEntry, OrderInternalNote } from './order-history.type.js';

/** All events of each order of a list are read and decrypted. */
const READING_COST = 20;

/** What staff and programs see of an order beyond its buyer: for buyers these fields are null. */
@Public()
@Resolver(() => Order)
export class OrderHistoryResolver {
  constructor(private readonly reader: OrderReader) {}

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
}
