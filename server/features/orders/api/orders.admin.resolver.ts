import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { CurrentCause } from '../../../kernel/actor/request-context.js';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { OrdersService } from '../history/orders.service.js';
import { ChangeOrderStatusInput, AddOrderNoteInput, OrderDecisionInput } from './order.input.js';
import { OrderReader } from './order.reader.js';
import { Order } from './order.type.js';

const DECISION = { type: () => OrderDecisionInput, description: 'The order, its version and a reason.' };

/** Orders for staff and back-office programs. */
@BackOfficeOnly('orders')
@Resolver()
export class OrdersAdminResolver {
  constructor(
    private readonly orders: OrdersService,
    private readonly reader: OrderReader,
  ) {}

  @Query(() => Order, {
    nullable: true,
    description:
      'Any order of the shop with the notes of staff, as it is now or as it was at a time; null when unknown.',
  })
  adminOrder(
    @Args('id', { type: () => Id, description: 'The order.' }) id: string,
    @Args('asOf', {
      type: () => DateTime,
      nullable: true,
      description: 'The time to show it at; now when left out.',
    })
    asOf: Date | null,
  ): Promise<Order | null> {
    return this.reader.findForStaff(id, asOf ?? null);
  }

  @Mutation(() => Order, {
    description: 'Changes the status to any other; the current status changes nothing.',
  })
  async changeOrderStatus(
    @Args('input', {
      type: () => ChangeOrderStatusInput,
      description: 'The order, its version and the new status.',
    })
    input: ChangeOrderStatusInput,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.orders.changeStatus(input, cause);
    return this.reader.getForStaff(input.orderId);
  }

  @Mutation(() => Order, { description: 'Cancels an order and gives its stock back.' })
  async cancelOrder(
    @Args('input', DECISION) input: OrderDecisionInput,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.orders.cancel(input, cause);
    return this.reader.getForStaff(input.orderId);
  }

  @Mutation(() => Order, {
    description: 'Makes a cancelled order pending again and takes its stock again.',
  })
  async reactivateOrder(
    @Args('input', DECISION) input: OrderDecisionInput,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.orders.reactivate(input, cause);
    return this.reader.getForStaff(input.orderId);
  }

  @Mutation(() => Order, { description: 'Records that the order was paid.' })
  async markOrderPaid(
    @Args('input', DECISION) input: OrderDecisionInput,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.orders.markPaid(input, cause);
    return this.reader.getForStaff(input.orderId);
  }

  @Mutation(() => Order, { description: 'Records that the order is not paid after all, or was refunded.' })
  async revertOrderPayment(
    @Args('input', DECISION) input: OrderDecisionInput,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.orders.revertPayment(input, cause);
    return this.reader.getForStaff(input.orderId);
  }

  @Mutation(() => Order, {
    description:
      'Mails a new tracking link to the buyer and ends the earlier ones; the link itself is not shown.',
  })
  async renewOrderLink(
    @Args('orderId', { type: () => Id, description: 'The order.' }) orderId: string,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.orders.renewLink(orderId, cause);
    return this.reader.getForStaff(orderId);
  }

  @Mutation(() => Order, { description: 'Adds a note that only staff and programs can read.' })
  async addOrderNote(
    @Args('input', { type: () => AddOrderNoteInput, description: 'The order and the note.' })
    input: AddOrderNoteInput,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.orders.note(input, cause);
    return this.reader.getForStaff(input.orderId);
  }
}
