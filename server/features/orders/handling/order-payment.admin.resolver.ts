import { Args, Extensions, Mutation, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CurrentCause } from '../../../kernel/actor/request-context.js';
import { OrderReader } from '../api/order.reader.js';
import { Order } from '../api/order.type.js';
import { PaymentNotices } from '../commands/payment-notices.service.js';
import { StaffOrdersService } from '../commands/staff-orders.service.js';
import { OrderChangeResult } from './order-change.type.js';
import { MANY_CHANGES_COST, OrderChanges } from './order-changes.service.js';
import {
  MarkOrderPaidInput,
  MarkOrdersPaidInput,
  RejectOrderPaymentNoticeInput,
  RevertOrderPaymentInput,
} from './order-payment.input.js';

/** Payments of orders, as staff and programs record them. */
@BackOfficeOnly('orders')
@Resolver()
export class OrderPaymentAdminResolver {
  constructor(
    private readonly orders: StaffOrdersService,
    private readonly notices: PaymentNotices,
    private readonly changes: OrderChanges,
    private readonly reader: OrderReader,
  ) {}

  @Mutation(() => Order, {
    description:
      'Records an amount that was received: the order is paid once all of its total was. Without an amount a paid order changes nothing.',
  })
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

  @Extensions({ oneForEach: 'input.orders' })
  @Mutation(() => [OrderChangeResult], {
    complexity: MANY_CHANGES_COST,
    description:
      'Records for several orders, each by itself, that all that is outstanding was received; a paid order stays as it is.',
  })
  markOrdersPaid(
    @Args('input', {
      type: () => MarkOrdersPaidInput,
      description: 'The orders with their versions, and the day of the payments.',
    })
    input: MarkOrdersPaidInput,
    @CurrentCause() cause: Cause,
  ): Promise<OrderChangeResult[]> {
    return this.changes.markPaid(input, cause);
  }

  @Mutation(() => Order, {
    description:
      'Settles a payment notice whose money was not found: the buyer is mailed the reason. markOrderPaid settles one whose money was.',
  })
  async rejectOrderPaymentNotice(
    @Args('input', {
      type: () => RejectOrderPaymentNoticeInput,
      description: 'The order, its version, the notice and the reason.',
    })
    input: RejectOrderPaymentNoticeInput,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.notices.reject(input, cause);
    return this.reader.getForStaff(input.orderId);
  }

  @Mutation(() => Order, {
    description: 'Takes one payment back: it was not received after all, or was refunded.',
  })
  async revertOrderPayment(
    @Args('input', {
      type: () => RevertOrderPaymentInput,
      description: 'The order, its version, the payment and a reason.',
    })
    input: RevertOrderPaymentInput,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.orders.revertPayment(input, cause);
    return this.reader.getForStaff(input.orderId);
  }
}
