import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import type { Cause } from '../../../kernel/actor/cause.js';
import { causeOfLinked, type RequestContext } from '../../../kernel/actor/request-context.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { OrdersQueries } from '../rows/orders.queries.js';
import { LinkedOrders } from './linked-orders.js';

/** How a buyer names an order: by its id in their account, or by the token of its tracking link. */
export interface NamedOrder {
  id?: string | null;
  token?: string | null;
}

/** Finds the orders that buyers do something with. */
@Injectable()
export class OrdersOfBuyers {
  constructor(
    private readonly queries: OrdersQueries,
    private readonly linked: LinkedOrders,
  ) {}

  /**
   * The token is all it takes, but staff and programs who hold one act under their own name.
   *
   * @throws NOT_FOUND for whatever is not the caller's, ORDER_LINK_ENDED
   */
  async find({ id, token }: NamedOrder, context: RequestContext): Promise<{ orderId: string; cause: Cause }> {
    const linkedId = token ? await this.linked.orderIdOf(token) : null;
    if (linkedId) return { orderId: linkedId, cause: causeOfLinked(context) };
    const { actor } = context;
    const own = actor.kind === 'customer' && id && isUuid(id) ? await this.queries.ownById(actor, id) : null;
    if (!own) throw notFound();
    return { orderId: own.id, cause: context };
  }
}
