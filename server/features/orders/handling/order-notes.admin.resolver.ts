import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CurrentCause } from '../../../kernel/actor/request-context.js';
import { OrderReader } from '../api/order.reader.js';
import { Order } from '../api/order.type.js';
import { StaffOrdersService } from '../commands/staff-orders.service.js';
import { AddOrderNoteInput, WithdrawOrderNoteInput } from './order-note.input.js';

/** Notes that only staff and programs read. */
@BackOfficeOnly('orders')
@Resolver()
export class OrderNotesAdminResolver {
  constructor(
    private readonly orders: StaffOrdersService,
    private readonly reader: OrderReader,
  ) {}

  @Mutation(() => Order, { description: 'Adds a note that only staff and programs can read.' })
  async addOrderNote(
    @Args('input', { type: () => AddOrderNoteInput, description: 'The order and the note.' })
    input: AddOrderNoteInput,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.orders.note(input, cause);
    return this.reader.getForStaff(input.orderId);
  }

  @Mutation(() => Order, {
    description: 'Takes a note out of internalNotes; the history keeps that it was withdrawn, and by whom.',
  })
  async withdrawOrderNote(
    @Args('input', {
      type: () => WithdrawOrderNoteInput,
      description: 'The order, its version, the note and a reason.',
    })
    input: WithdrawOrderNoteInput,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.orders.withdrawNote(input, cause);
    return this.reader.getForStaff(input.orderId);
  }
}
