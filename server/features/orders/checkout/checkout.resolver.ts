import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { Public, VisitorsAndPrograms } from '../../../kernel/actor/audience.js';
import { OrderDocumentText } from '../documents/order-document.type.js';
import { Order } from '../api/order.type.js';
import { OrderReader } from '../api/order.reader.js';
import { AddOrderInput, OrderDraftInput } from './checkout.input.js';
import { CheckoutService } from './checkout.service.js';
import { CheckoutOptions } from './checkout.type.js';
import { OrderDraftService } from './order-draft.service.js';
import { OrderPlacementService } from './order-placement.service.js';

/** For up to two hundred lines, where an ordinary root field costs 450: an operation has room for two of either. */
const DOCUMENTS_COST = 4_000;
const ORDER_COST = 4_500;

/** Checkout: what has to be accepted, and placing the order. */
@Public()
@Resolver()
export class CheckoutResolver {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly drafts: OrderDraftService,
    private readonly placement: OrderPlacementService,
    private readonly reader: OrderReader,
  ) {}

  @Query(() => CheckoutOptions, {
    description:
      'Payment methods, the accounts for bank transfers, and how much the caller may order at once.',
  })
  checkoutOptions(@CurrentContext() context: RequestContext): Promise<CheckoutOptions> {
    return this.checkout.options(context);
  }

  @VisitorsAndPrograms('orders')
  @Query(() => [OrderDocumentText], {
    complexity: DOCUMENTS_COST,
    description: 'Documents to be accepted before the order is placed, rendered for this order.',
  })
  orderDocuments(
    @Args('input', { type: () => OrderDraftInput, description: 'The order to render them for.' })
    input: OrderDraftInput,
    @CurrentContext() context: RequestContext,
  ): Promise<OrderDocumentText[]> {
    return this.drafts.documentsFor(context, input);
  }

  @VisitorsAndPrograms('orders')
  @Mutation(() => Order, {
    complexity: ORDER_COST,
    description:
      "Places an order of the caller's cart, or of the given lines, at current prices. An ordered cart is emptied in the same transaction.",
  })
  async addOrder(
    @Args('input', { type: () => AddOrderInput, description: 'The order to place.' }) input: AddOrderInput,
    @CurrentContext() context: RequestContext,
  ): Promise<Order> {
    const placed = await this.placement.place(context, input);
    return typeof placed === 'string' ? this.reader.getForBuyer(placed) : Order.of(placed, 'buyer');
  }
}
