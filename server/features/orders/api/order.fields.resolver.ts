import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { Public } from '../../../kernel/actor/audience.js';
import { BankAccount } from '../../settings/index.js';
import { OrderDocument } from '../documents/order-document.type.js';
import { OrderDocuments } from '../documents/order-documents.service.js';
import { OrderReader } from './order.reader.js';
import { OrderTimelineEntry } from './order-timeline-entry.type.js';
import { Order } from './order.type.js';

/** Costs the reading of all events, or one more query, for each order of a list. */
const READING_COST = 20;

/** Fields of an order that are read only when they are requested. */
@Public()
@Resolver(() => Order)
export class OrderFieldsResolver {
  constructor(
    private readonly reader: OrderReader,
    private readonly orderDocuments: OrderDocuments,
  ) {}

  @ResolveField(() => [OrderTimelineEntry], {
    complexity: READING_COST,
    description: 'History of the order, oldest event first.',
  })
  timeline(@Parent() order: Order): Promise<OrderTimelineEntry[]> {
    return this.reader.timeline(order);
  }

  @ResolveField(() => [OrderDocument], {
    complexity: READING_COST,
    description: 'Documents the buyer accepted.',
  })
  documents(@Parent() order: Order): Promise<OrderDocument[]> {
    return this.orderDocuments.list(order.id);
  }

  @ResolveField(() => String, {
    nullable: true,
    description:
      'Secret token that shows the order without an account, at /siparis-takip/{token}; null for staff and programs.',
  })
  async trackingToken(
    @Parent() order: Order,
    @CurrentContext() { actor }: RequestContext,
  ): Promise<string | null> {
    return Promise.resolve(this.reader.trackingToken(order, actor));
  }

  @ResolveField(() => String, { description: 'What the buyer does to pay, by the method of the order.' })
  paymentInstructions(@Parent() order: Order): Promise<string> {
    return this.reader.paymentInstructions(order);
  }

  @ResolveField(() => [BankAccount], {
    description:
      'Accounts to pay into while the order waits for a bank transfer, otherwise empty; the payment reference is the order number.',
  })
  bankAccounts(@Parent() order: Order): Promise<BankAccount[]> {
    return this.reader.bankAccounts(order);
  }
}
