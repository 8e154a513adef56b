import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ADVISORY_LOCKS } from '../../../kernel/database/advisory-locks.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { causeOfLinked, type RequestContext } from '../../../kernel/actor/request-context.js';
import { RecipientLimits } from '../../../kernel/mail/recipient-limits.js';
import { LinkedOrders } from './linked-orders.js';
import { OrderCommands } from './order.commands.js';
import {
  cancelOwnOrder,
  cancelUnconfirmedOrder,
  cancelUnpaidOrder,
  renewOrderLink,
} from '../history/order.decider.js';
import { correctOrderReferences, referencesOf } from '../history/order.references.js';
import { type NamedOrder, OrdersOfBuyers } from './orders-of-buyers.js';

/** What somebody typed about an order at the version that was read. */
export interface TypedReferences {
  expectedVersion: number;
  references: Parameters<typeof referencesOf>[0];
}

/** What buyers and the shop itself may do with an order once it is placed, one method per intention. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly commands: OrderCommands,
    private readonly ofBuyers: OrdersOfBuyers,
    private readonly linked: LinkedOrders,
    private readonly recipients: RecipientLimits,
  ) {}

  /**
   * A buyer cancels an order, identified by the account or by the token of the tracking link. The token is all it
   * takes, but staff and programs who hold one cancel under their own name.
   *
   * @returns its id
   * @throws NOT_FOUND for whatever is not the caller's
   * @throws ORDER_LINK_ENDED, ORDER_NOT_CANCELLABLE
   */
  async cancelOwn(asked: NamedOrder & { reason?: string | null }, context: RequestContext): Promise<string> {
    const { reason = null, ...named } = asked;
    const { orderId, cause } = await this.ofBuyers.find(named, context);
    await this.commands.decide({ orderId, cause, decide: (order) => cancelOwnOrder({ reason }, order) });
    return orderId;
  }

  /**
   * A buyer corrects what they file an order under, identified likewise.
   *
   * @returns its id
   * @throws NOT_FOUND for whatever is not the caller's
   * @throws ORDER_LINK_ENDED, ORDER_REFERENCES_CLOSED, VERSION_CONFLICT
   */
  async correctOwnReferences(
    { expectedVersion, references: typed, ...named }: NamedOrder & TypedReferences,
    context: RequestContext,
  ): Promise<string> {
    const { orderId, cause } = await this.ofBuyers.find(named, context);
    const command = { expectedVersion, references: referencesOf(typed) };
    await this.commands.decide({ orderId, cause, decide: (order) => correctOrderReferences(command, order) });
    return orderId;
  }

  /**
   * The shop itself cancels an order whose transfer is overdue; nothing happens when it was paid or changed meanwhile.
   *
   * @returns whether it was cancelled
   */
  async cancelUnpaid(
    { orderId, ...terms }: { orderId: string; paymentDueAt: Date; now: Date },
    cause: Cause,
  ): Promise<boolean> {
    const recorded = await this.commands.decide({
      orderId,
      cause,
      decide: async (order, transaction) =>
        (await claim(transaction, orderId)) ? cancelUnpaidOrder(terms, order) : [],
    });
    return recorded.length > 0;
  }

  /** The same for cash on delivery that was not confirmed in time. */
  async cancelUnconfirmed(orderId: string, reason: string, cause: Cause): Promise<boolean> {
    const recorded = await this.commands.decide({
      orderId,
      cause,
      decide: async (order, transaction) =>
        (await claim(transaction, orderId)) ? cancelUnconfirmedOrder({ reason }, order) : [],
    });
    return recorded.length > 0;
  }

  /** Mails the buyer a new tracking link and ends the earlier ones. */
  async renewLink(orderId: string, cause: Cause): Promise<void> {
    await this.commands.decide({ orderId, cause, decide: renewOrderLink });
  }

  /**
   * The same for a buyer who knows the number and the e-mail address of the order. Nothing happens for anybody else, nor once
   * the mailbox had enough mails: the earlier link then works on.
   */
  async requestLink(asked: { number: string; email: string }, context: RequestContext): Promise<void> {
    const orderId = await this.linked.orderIdFor(asked);
    if (!orderId || !(await this.recipients.admits(asked.email))) return;
    await this.renewLink(orderId, causeOfLinked(context));
  }
}

/**
 * Until the commit; false while another worker is at the same order. A lock on its row would be taken before those on the
 * products, and by staff who cancel it after them.
 */
async function claim(transaction: EntityManager, orderId: string): Promise<boolean> {
  const [row] = await transaction.query<{ isClaimed: boolean }[]>(
    'SELECT pg_try_advisory_xact_lock($1, hashtext($2)) AS "isClaimed"',
    [ADVISORY_LOCKS.unpaidOrder, orderId],
  );
  return row?.isClaimed ?? false;
}
