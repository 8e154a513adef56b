import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CurrentCause } from '../../../kernel/actor/request-context.js';
import { OrderReader } from '../api/order.reader.js';
import { Order } from '../api/order.type.js';
import { StaffOrdersService } from '../commands/staff-orders.service.js';
import { CorrectOrderReferencesInput } from './order-references.input.js';

/** What the buyer files an order under, as staff correct it for them. */
@BackOfficeOnly('orders')
@Resolver()
export class OrderReferencesAdminResolver {
  constructor(
    private readonly orders: StaffOrdersService,
    private readonly reader: OrderReader,
  ) {}

  @Mutation(() => Order, {
    description:
      "Corrects the buyer's references of an order until it is sent off: ORDER_REFERENCES_CLOSED after that.",
  })
  async correctOrderReferences(
    @Args('input', {
      type: () => CorrectOrderReferencesInput,
      description: 'The order, its version and the references.',
    })
    input: CorrectOrderReferencesInput,
    @CurrentCause() cause: Cause,
  ): Promise<Order> {
    await this.orders.correctReferences(input, cause);
    return this.reader.getForStaff(input.orderId);
  }
}
