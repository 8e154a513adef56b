import { Args, Field, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { VisitorsAndPrograms } from '../../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import { OrderReader } from '../api/order.reader.js';
import { Order } from '../api/order.type.js';
import { OrderDocumentText } from '../documents/order-document.type.js';
import { AcceptQuoteInput, QuoteAcceptanceInput } from './quoted.input.js';
import { QuotedOrders } from './quoted-orders.service.js';

/** As an order of as many lines. */
const DOCUMENTS_COST = 4_000;
const ORDER_COST = 4_500;

@ObjectType({ description: 'What accepting an offer comes to, and what has to be accepted with it.' })
class QuoteAcceptanceDraft {
  @Field(() => [OrderDocumentText], { description: 'Documents to be accepted, rendered for this order.' })
  documents: OrderDocumentText[];

  @Field(() => Money, { description: 'Net sum of the lines.' })
  subtotal: number;

  @Field(() => Money, { description: 'Tax (KDV) on it.' })
  tax: number;

  @Field(() => Money, { description: 'Shipping, tax included.' })
  shipping: number;

  @Field(() => Money, { description: 'Amount to be paid: pass it as expectedTotal.' })
  total: number;
}

/** Offers that become orders. */
@VisitorsAndPrograms('orders')
@Resolver()
export class QuotedOrdersResolver {
  constructor(
    private readonly quoted: QuotedOrders,
    private readonly reader: OrderReader,
  ) {}

  @Query(() => QuoteAcceptanceDraft, {
    complexity: DOCUMENTS_COST,
    description: 'The order that an offer would become; nothing is recorded.',
  })
  async quoteDocuments(
    @Args('input', { type: () => QuoteAcceptanceInput, description: 'How it is to be accepted.' })
    input: QuoteAcceptanceInput,
    @CurrentContext() context: RequestContext,
  ): Promise<QuoteAcceptanceDraft> {
    const { draft, documents } = await this.quoted.draft(input, context);
    const { subtotalKurus: subtotal, taxKurus: tax, shippingKurus: shipping, totalKurus: total } = draft;
    return { documents, subtotal, tax, shipping, total };
  }

  @Mutation(() => Order, {
    complexity: ORDER_COST,
    description: 'Accepts an offer: it becomes an order at the offered prices, once.',
  })
  async acceptQuote(
    @Args('input', { type: () => AcceptQuoteInput, description: 'The offer and how it is accepted.' })
    input: AcceptQuoteInput,
    @CurrentContext() context: RequestContext,
  ): Promise<Order> {
    const placed = await this.quoted.accept(context, input);
    return typeof placed === 'string' ? this.reader.getForBuyer(placed) : Order.of(placed, 'buyer');
  }
}
