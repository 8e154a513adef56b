import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import type { HistoryPoint } from '../commands/order.history.js';
import { OrderReader } from './order.reader.js';
import { Order } from './order.type.js';

/** Orders for staff and back-office programs. */
@BackOfficeOnly('orders')
@Resolver()
export class OrdersAdminResolver {
  constructor(private readonly reader: OrderReader) {}

  @Query(() => Order, {
    nullable: true,
    description:
      'Any order of the shop with the notes of staff, as it is now, as it was at a time or as an event left it; null when unknown.',
  })
  adminOrder(
    @Args('id', { type: () => Id, description: 'The order.' }) id: string,
    @Args('asOf', {
      type: () => DateTime,
      nullable: true,
      description: 'The time to show it at; now when left out.',
    })
    asOf: Date | null,
    @Args('version', {
      type: () => Int,
      nullable: true,
      description: 'Or the version of the event after which to show it; it comes before asOf.',
    })
    version: number | null,
  ): Promise<Order | null> {
    return this.reader.findForStaff(id, pointOf({ version, asOf }));
  }
}

function pointOf(asked: { version?: number | null; asOf?: Date | null }): HistoryPoint | null {
  if (typeof asked.version === 'number') return { version: asked.version };
  return asked.asOf ? { at: asked.asOf } : null;
}
