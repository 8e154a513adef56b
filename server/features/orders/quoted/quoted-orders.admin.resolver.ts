import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import type { AuthenticatedCause } from '../../../kernel/actor/cause.js';
import { CurrentCause, CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { OrderReader } from '../api/order.reader.js';
import { Order } from '../api/order.type.js';
import { RecordQuoteAcceptanceInput } from './quoted.input.js';
import { QuotedOrders } from './quoted-orders.service.js';

/** As an order of as many lines. */
const ORDER_COST = 4_500;

/** Offers that buyers accept by word. */
@BackOfficeOnly('quotes')
@Resolver()
export class QuotedOrdersAdminResolver {
  constructor(
    private readonly quoted: QuotedOrders,
    private readonly reader: OrderReader,
  ) {}

  @Mutation(() => Order, {
    complexity: ORDER_COST,
    description:
      'Records that a buyer accepted an offer by word: it becomes an order at the offered prices, once. The buyer is mailed a link by which they accept its documents.',
  })
  async recordQuoteAcceptance(
    @Args('input', {
      type: () => RecordQuoteAcceptanceInput,
      description: 'The offer, and whose word it was.',
    })
    input: RecordQuoteAcceptanceInput,
    @CurrentContext() context: RequestContext,
    @CurrentCause() cause: AuthenticatedCause,
  ): Promise<Order> {
    const placed = await this.quoted.record(context, cause, input);
    return typeof placed === 'string' ? this.reader.getForStaff(placed) : Order.of(placed, 'staff');
  }
}
