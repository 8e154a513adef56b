import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DateTime } from '../../kernel/moment/date-time.scalar.js';
import { CurrentCause } from '../../kernel/actor/visit.js';
import { BackOfficeOnly } from '../../kernel/audience/audience.js';
import type { Cause } from '../../kernel/event-store/domain-event.js';
import { OrdersService } from '../order-book/index.js';
import { ChangeOrderStatusInput, NoteOrderInput, OrderDecisionInput } from './order.input.js';
import { OrderReading } from './order.reading.js';
import { Order, OrderList } from './order.type.js';
import { OrdersArgs } from './orders.args.js';

const DECISION = { type: () => OrderDecisionInput, description: 'Which order, and why.' };

/** What staff and back-office programs ask and do. */
@BackOfficeOnly('orders')
@Resolver()
export class OrdersAdminResolver {
  constructor(
    private readonly orders: OrdersService,
    private readonly reading: OrderReading,
  ) {}

  @Query(() => OrderList, { description: 'Every order of the shop, newest first.' })
  orderList(@Args() args: OrdersArgs): Promise<OrderList> {
    return this.reading.list(args);
  }

  @Query(() => Order, {
    nullable: true,
    description: 'Any order, now or as of any moment, with notes of staff.',
  })
  anyOrder(
    @Args('id', { type: () => ID, description: 'The order.' }) id: string,
    @Args('asOf', { type: () => DateTime, nullable: true, description: 'Now when left out.' })
    asOf: Date | null,
  ): Promise<Order | null> {
    return this.reading.any(id, asOf ?? null);
  }

  @Mutation(() => Order, { description: 'Any status to any other; the same status changes nothing.' })
  async changeOrderStatus(
    @Args('input', { type: () => ChangeOrderStatusInput, description: 'Which order, and what it becomes.' })
    input: ChangeOrderStatusInput,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.orders.changeStatus(input, cause);
    return this.reading.decided(input.orderId);
  }

  @Mutation(() => Order, { description: 'What was taken from stock is given back.' })
  async cancelOrder(
    @Args('input', DECISION) input: OrderDecisionInput,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.orders.cancel(input, cause);
    return this.reading.decided(input.orderId);
  }

  @Mutation(() => Order, {
    description: 'A cancelled order becomes pending again, and its stock is taken again.',
  })
  async reactivateOrder(
    @Args('input', DECISION) input: OrderDecisionInput,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.orders.reactivate(input, cause);
    return this.reading.decided(input.orderId);
  }

  @Mutation(() => Order, { description: 'The money has come.' })
  async markOrderPaid(
    @Args('input', DECISION) input: OrderDecisionInput,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.orders.markPaid(input, cause);
    return this.reading.decided(input.orderId);
  }

  @Mutation(() => Order, { description: 'The money has not come after all, or went back.' })
  async revertOrderPayment(
    @Args('input', DECISION) input: OrderDecisionInput,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.orders.revertPayment(input, cause);
    return this.reading.decided(input.orderId);
  }

  @Mutation(() => Order, { description: 'A note that only staff can read.' })
  async noteOrder(
    @Args('input', { type: () => NoteOrderInput, description: 'Which order, and what is noted.' })
    input: NoteOrderInput,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.orders.note(input, cause);
    return this.reading.decided(input.orderId);
  }
}
