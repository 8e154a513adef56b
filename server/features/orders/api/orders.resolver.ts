import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { CustomersOnly, VisitorsAndPrograms } from '../../../kernel/actor/audience.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { OrdersService } from '../commands/orders.service.js';
import { Order, OrderList } from './order.type.js';
import { OrderReader } from './order.reader.js';
import { OrderLinkRequests } from './order-link-requests.js';
import { CorrectOwnOrderReferencesInput } from './order-references.input.js';
import { CancelOwnOrderArgs, OrdersArgs, RequestOrderLinkArgs } from './orders.args.js';

/** Orders for their buyers. */
@VisitorsAndPrograms('orders')
@Resolver()
export class OrdersResolver {
  constructor(
    private readonly orders: OrdersService,
    private readonly reader: OrderReader,
    private readonly requests: OrderLinkRequests,
  ) {}

  @CustomersOnly()
  @Query(() => Order, {
    nullable: true,
    description:
      'An order of the signed-in customer, as it is now or as it was at a time; null when unknown.',
  })
  order(
    @Args('id', { type: () => Id, description: 'The order.' }) id: string,
    @Args('asOf', {
      type: () => DateTime,
      nullable: true,
      description: 'The time to show it at; now when left out.',
    })
    asOf: Date | null,
    @CurrentContext() context: RequestContext,
  ): Promise<Order | null> {
    return this.reader.findOwn(context.actor, id, asOf ?? null);
  }

  @Query(() => Order, {
    nullable: true,
    description:
      'The order of a tracking link; null when the token is not valid, ORDER_LINK_ENDED when the link has ended.',
  })
  orderByToken(
    @Args('token', { type: () => String, description: 'Last part of the address /siparis-takip/{token}.' })
    token: string,
  ): Promise<Order | null> {
    return this.reader.findByToken(token);
  }

  @CustomersOnly()
  @Query(() => OrderList, {
    description:
      'Orders of the signed-in customer, newest first, with those placed as a guest under the verified e-mail address.',
  })
  myOrders(@Args() args: OrdersArgs, @CurrentContext() context: RequestContext): Promise<OrderList> {
    return this.reader.listOwn(context.actor, args);
  }

  @Mutation(() => Boolean, {
    description:
      'Mails a new tracking link to the buyer of the order with this number and e-mail address and ends the earlier ones. Always true, whether there is such an order or not.',
  })
  async requestOrderLink(
    @Args() args: RequestOrderLinkArgs,
    @CurrentContext() context: RequestContext,
  ): Promise<boolean> {
    await this.requests.request(args, context);
    return true;
  }

  @Mutation(() => Order, {
    description:
      'The buyer corrects what they file the order under, until it is sent off: ORDER_REFERENCES_CLOSED after that.',
  })
  async correctOwnOrderReferences(
    @Args('input', {
      type: () => CorrectOwnOrderReferencesInput,
      description: 'The order, its version and the references.',
    })
    input: CorrectOwnOrderReferencesInput,
    @CurrentContext() context: RequestContext,
  ): Promise<Order> {
    return this.reader.getForBuyer(await this.orders.correctOwnReferences(input, context));
  }

  @Mutation(() => Order, {
    description: 'The buyer cancels an order that is still pending; give the id or the token.',
  })
  async cancelOwnOrder(
    @Args() args: CancelOwnOrderArgs,
    @CurrentContext() context: RequestContext,
  ): Promise<Order> {
    return this.reader.getForBuyer(await this.orders.cancelOwn(args, context));
  }
}
