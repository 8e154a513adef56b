import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Public } from '../../kernel/audience/audience.js';
import { OrderDocument, OrderDocuments } from '../order-documents/index.js';
import { BankAccount } from './bank-account.type.js';
import { OrderReading } from './order.reading.js';
import { Order, TimelineEntry } from './order.type.js';

/** For each order of a list the database is asked once more. */
const READING_COST = 20;

/** What of an order is read only when it is asked for. */
@Public()
@Resolver(() => Order)
export class OrderFieldsResolver {
  constructor(
    private readonly reading: OrderReading,
    private readonly texts: OrderDocuments,
  ) {}

  @ResolveField(() => [TimelineEntry], {
    complexity: READING_COST,
    description: 'What happened, oldest first.',
  })
  timeline(@Parent() order: Order): Promise<TimelineEntry[]> {
    return this.reading.timeline(order);
  }

  @ResolveField(() => [OrderDocument], {
    complexity: READING_COST,
    description: 'The texts the buyer accepted.',
  })
  documents(@Parent() order: Order): Promise<OrderDocument[]> {
    return this.texts.kept(order.id);
  }

  @ResolveField(() => String, {
    description: 'Secret under which the order can be followed without an account: /siparis-takip/{token}.',
  })
  trackingToken(@Parent() order: Order): string {
    return this.reading.trackingToken(order);
  }

  @ResolveField(() => [BankAccount], {
    description:
      'Where to pay, while a bank transfer is waited for; the number of the order is its reference.',
  })
  bankAccounts(@Parent() order: Order): Promise<BankAccount[]> {
    return this.reading.bankAccounts(order);
  }
}
