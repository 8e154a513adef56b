import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CurrentCause } from '../../../kernel/actor/request-context.js';
import { OrderReader } from '../api/order.reader.js';
import { Order } from '../api/order.type.js';
import { StaffOrdersService } from '../commands/staff-orders.service.js';
import { OrderDecisionInput } from './order-decision.input.js';
import { MarkOrderPaidInput } from './order-payment.input.js';

/** Payments of orders, as staff and programs record them. */
@BackOfficeOnly('orders')
@Resolver()
export class OrderPaymentAdminResolver {
  constructor(
    private readonly orders: StaffOrdersService,
    private readonly reader: OrderReader,
  ) {}

  @Mutation(() => Order, { description: 'Records that the order was paid; a paid order changes nothing.' })
  async markOrderPaid(
    @Args('input', {
      type: () => MarkOrderPaidInput,
      description: 'The order, its version and what is known of the payment.',
    })
    input: MarkOrderPaidInput,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.orders.markPaid(input, cause);
    return this.reader.getForStaff(input.orderId);
  }

  @Mutation(() => Order, { description: 'Records that the order is not paid after all, or was refunded.' })
  async revertOrderPayment(
    @Args('input', { type: () => OrderDecisionInput, description: 'The order, its version and a reason.' })
    input: OrderDecisionInput,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.orders.revertPayment(input, cause);
    return this.reader.getForStaff(input.orderId);
  }
}
