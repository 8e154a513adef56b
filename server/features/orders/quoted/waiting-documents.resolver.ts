import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Public, VisitorsAndPrograms } from '../../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { OrderReader } from '../api/order.reader.js';
import { Order } from '../api/order.type.js';
import { OrderDocumentText } from '../documents/order-document.type.js';
import { orderOf } from '../history/order.state.js';
import { AcceptOrderDocumentsInput } from './quoted.input.js';
import { WaitingDocuments } from './waiting-documents.service.js';

/** Costs the reading of all events, for each order of a list. */
const READING_COST = 20;

/** The documents of orders that staff recorded at the word of their buyers. */
@VisitorsAndPrograms('orders')
@Resolver(() => Order)
export class WaitingDocumentsResolver {
  constructor(
    private readonly waiting: WaitingDocuments,
    private readonly reader: OrderReader,
  ) {}

  @Public()
  @ResolveField(() => [OrderDocumentText], {
    complexity: READING_COST,
    description:
      'Documents that the buyer has to accept still, because staff recorded the order at their word; empty for all others.',
  })
  async waitingDocuments(@Parent() order: Order): Promise<OrderDocumentText[]> {
    return order.channel === 'staff' ? this.waiting.of(orderOf(await this.reader.events(order))) : [];
  }

  @Mutation(() => Order, {
    description: 'The buyer accepts the documents of an order that staff recorded; give the id or the token.',
  })
  async acceptOrderDocuments(
    @Args('input', { type: () => AcceptOrderDocumentsInput, description: 'The order and its documents.' })
    input: AcceptOrderDocumentsInput,
    @CurrentContext() context: RequestContext,
  ): Promise<Order> {
    return this.reader.getForBuyer(await this.waiting.accept(input, context));
  }
}
