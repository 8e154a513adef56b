import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CurrentCause } from '../../../kernel/actor/request-context.js';
import { type RateLimit, RateLimits } from '../../../kernel/rate-limit/rate-limits.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { OrderReader } from '../api/order.reader.js';
import { Order } from '../api/order.type.js';
import { OrdersService } from '../commands/orders.service.js';
import { StaffOrdersService } from '../commands/staff-orders.service.js';

const ORDER = { type: () => Id, description: 'The order.' };
/** A buyer who asks for it on the phone may have mistyped nothing: a few times are enough. */
const CONFIRMATIONS_OF_ORDER: RateLimit = { name: 'order-confirmation', points: 3, seconds: 3_600 };

/** Mails with a link to the order, sent at the wish of staff: to the buyer alone, who alone gets the link. */
@BackOfficeOnly('orders')
@Resolver()
export class OrderMailingAdminResolver {
  constructor(
    private readonly orders: OrdersService,
    private readonly staffOrders: StaffOrdersService,
    private readonly limits: RateLimits,
    private readonly reader: OrderReader,
  ) {}

  @Mutation(() => Order, {
    description:
      'Mails a new tracking link to the buyer and ends the earlier ones; the link itself is not shown.',
  })
  async renewOrderLink(
    @Args('orderId', ORDER) orderId: string,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.orders.renewLink(orderId, cause);
    return this.reader.getForStaff(orderId);
  }

  @Mutation(() => Order, {
    description:
      'Mails the confirmation to the buyer once more, with the link that works, for another six months; at most three times an hour (RATE_LIMITED), and not of a cancelled order (ORDER_CANCELLED).',
  })
  async resendOrderConfirmation(
    @Args('orderId', ORDER) orderId: string,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.reader.getForStaff(orderId);
    await this.limits.take(CONFIRMATIONS_OF_ORDER, orderId);
    await this.staffOrders.resendConfirmation(orderId, cause);
    return this.reader.getForStaff(orderId);
  }
}
