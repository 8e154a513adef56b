import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentVisit, type Visit } from '../../kernel/actor/visit.js';
import { Public } from '../../kernel/audience/audience.js';
import { OrderDocumentText } from '../order-documents/index.js';
import { Order, OrderReading } from '../orders/index.js';
import { AddOrderInput, OrderDraftInput } from './checkout.input.js';
import { CheckoutService } from './checkout.service.js';
import { CheckoutOptions } from './checkout.type.js';
import { OrderDrafting } from './order.drafting.js';
import { OrderPlacing } from './order.placing.js';

/** Of up to two hundred lines, where an ordinary root field costs 450: two sets of documents fill an operation, two orders too. */
const DOCUMENTS_COST = 4_000;
const ORDER_COST = 4_500;

/** How an order comes about. */
@Public()
@Resolver()
export class CheckoutResolver {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly drafting: OrderDrafting,
    private readonly placing: OrderPlacing,
    private readonly reading: OrderReading,
  ) {}

  @Query(() => CheckoutOptions, { description: 'Payment methods, and the accounts to transfer money to.' })
  checkoutOptions(): Promise<CheckoutOptions> {
    return this.checkout.options();
  }

  @Query(() => [OrderDocumentText], {
    complexity: DOCUMENTS_COST,
    description: 'What has to be accepted before the order is placed, made for this order as it stands.',
  })
  orderDocuments(
    @Args('input', { type: () => OrderDraftInput, description: 'The order, as far as it is filled in.' })
    input: OrderDraftInput,
    @CurrentVisit() visit: Visit,
  ): Promise<OrderDocumentText[]> {
    return this.drafting.documentsFor(visit, input);
  }

  @Mutation(() => Order, {
    complexity: ORDER_COST,
    description:
      "Orders the caller's cart, or the lines given, at today's prices. The cart is emptied in the same step.",
  })
  async addOrder(
    @Args('input', { type: () => AddOrderInput, description: 'The order.' }) input: AddOrderInput,
    @CurrentVisit() visit: Visit,
  ): Promise<Order> {
    return this.reading.placed(await this.placing.place(visit, input));
  }
}
