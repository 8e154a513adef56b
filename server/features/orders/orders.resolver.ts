import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DateTime } from '../../kernel/moment/date-time.scalar.js';
import { CurrentVisit, type Visit } from '../../kernel/actor/visit.js';
import { CustomersOnly, Public } from '../../kernel/audience/audience.js';
import { OrdersService } from '../order-book/index.js';
import { Order, OrderList } from './order.type.js';
import { OrderReading } from './order.reading.js';
import { CancelOwnOrderArgs, OrdersArgs } from './orders.args.js';

/** What a buyer asks and does. */
@Public()
@Resolver()
export class OrdersResolver {
  constructor(
    private readonly orders: OrdersService,
    private readonly reading: OrderReading,
  ) {}

  @CustomersOnly()
  @Query(() => Order, { nullable: true, description: 'An own order, now or as of any moment.' })
  order(
    @Args('id', { type: () => ID, description: 'The order.' }) id: string,
    @Args('asOf', { type: () => DateTime, nullable: true, description: 'Now when left out.' })
    asOf: Date | null,
    @CurrentVisit() visit: Visit,
  ): Promise<Order | null> {
    return this.reading.own(visit.actor, id, asOf ?? null);
  }

  @Query(() => Order, { nullable: true, description: 'By the secret of its link.' })
  orderByToken(
    @Args('token', { type: () => String, description: 'What stands below /siparis-takip/.' }) token: string,
  ): Promise<Order | null> {
    return this.reading.byToken(token);
  }

  @CustomersOnly()
  @Query(() => OrderList, {
    description: "The caller's orders, newest first; with those placed as a guest under a proved address.",
  })
  myOrders(@Args() args: OrdersArgs, @CurrentVisit() visit: Visit): Promise<OrderList> {
    return this.reading.ownList(visit.actor, args);
  }

  @Mutation(() => Order, { description: 'The buyer takes the order back while nobody works on it.' })
  async cancelOwnOrder(@Args() args: CancelOwnOrderArgs, @CurrentVisit() visit: Visit): Promise<Order> {
    return this.reading.placed(await this.orders.cancelOwn(args, visit));
  }
}
