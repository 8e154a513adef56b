import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Actor } from '../../../kernel/actor/actor.js';
import { ADVISORY_LOCKS } from '../../../kernel/database/advisory-locks.js';
import { CommandRunner } from '../../../kernel/event-store/command-runner.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { backOfficeActor, type RequestContext } from '../../../kernel/actor/request-context.js';
import type { Recorded } from '../../../kernel/event-store/domain-event.js';
import { RecipientLimits } from '../../../kernel/mail/recipient-limits.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { SettingsService } from '../../settings/index.js';
import { StockService } from '../../catalog/index.js';
import { ORDERS } from './order.category.js';
import {
  cancelOrder,
  cancelOwnOrder,
  cancelUnpaidOrder,
  changeOrderStatus,
  markOrderPaid,
  noteOrder,
  reactivateOrder,
  renewOrderLink,
  revertOrderPayment,
} from './order.decider.js';
import type { OrderEvent } from './order.events.js';
import { LinkedOrders } from './linked-orders.js';
import type { OrderState } from './order.state.js';
import type { OrderStatus } from './order.statuses.js';
import { lineAllocations, takenStock, wantedStock } from './order.stock.js';
import { OrdersQueries } from './orders.queries.js';

/** A decision about an order at the version that was read. */
export interface OrderDecision {
  orderId: string;
  expectedVersion: number;
  reason?: string | null;
}

interface Decision {
  orderId: string;
  cause: Cause;
  expectedVersion?: number;
  decide: (order: OrderState, transaction: EntityManager) => OrderEvent[] | Promise<OrderEvent[]>;
}

/** The stock is given back with each of these. */
const CANCELLING: readonly OrderEvent['type'][] = ['OrderCancelled', 'OrderCancelledUnpaid'];

/** What may be done with an order once it is placed, one method per intention. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly runner: CommandRunner,
    private readonly queries: OrdersQueries,
    private readonly linked: LinkedOrders,
    private readonly stock: StockService,
    private readonly settings: SettingsService,
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
  async cancelOwn(
    asked: { id?: string | null; token?: string | null; reason?: string | null },
    context: RequestContext,
  ): Promise<string> {
    const { id, token, reason = null } = asked;
    const linkedId = token ? await this.linked.orderIdOf(token) : null;
    const orderId = linkedId ?? (await this.ownOrderId(id, context.actor));
    const cause = linkedId ? causeOfLinked(context) : context;
    await this.decide({ orderId, cause, decide: (order) => cancelOwnOrder({ reason }, order) });
    return orderId;
  }

  /** Every status may follow every other; out of cancelled the stock is taken again. */
  async changeStatus(input: OrderDecision & { status: OrderStatus }, cause: Cause): Promise<void> {
    const { status, reason = null } = input;
    const { stockControl } = await this.settings.current();
    await this.decide({
      ...decisionOf(input, cause),
      decide: async (order, transaction) =>
        order.status === 'cancelled' && status !== 'cancelled'
          ? this.retakeStock(transaction, order, { to: status, reason, stockControl })
          : changeOrderStatus({ to: status, reason }, order),
    });
  }

  async cancel(input: OrderDecision, cause: Cause): Promise<void> {
    const { reason = null } = input;
    await this.decide({ ...decisionOf(input, cause), decide: (order) => cancelOrder({ reason }, order) });
  }

  /** @throws OUT_OF_STOCK under stock control */
  async reactivate(input: OrderDecision, cause: Cause): Promise<void> {
    const { reason = null } = input;
    const { stockControl } = await this.settings.current();
    await this.decide({
      ...decisionOf(input, cause),
      decide: (order, transaction) =>
        this.retakeStock(transaction, order, { to: 'pending', reason, stockControl }),
    });
  }

  async markPaid(input: OrderDecision, cause: Cause): Promise<void> {
    const { reason = null } = input;
    await this.decide({ ...decisionOf(input, cause), decide: (order) => markOrderPaid({ reason }, order) });
  }

  async revertPayment(input: OrderDecision, cause: Cause): Promise<void> {
    const { reason = null } = input;
    await this.decide({
      ...decisionOf(input, cause),
      decide: (order) => revertOrderPayment({ reason }, order),
    });
  }

  /** A note is right whatever else happened meanwhile. */
  async note({ orderId, note }: { orderId: string; note: string }, cause: Cause): Promise<void> {
    await this.decide({ orderId, cause, decide: () => noteOrder({ note }) });
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
    const recorded = await this.decide({
      orderId,
      cause,
      decide: async (order, transaction) =>
        (await claim(transaction, orderId)) ? cancelUnpaidOrder(terms, order) : [],
    });
    return recorded.length > 0;
  }

  /** Mails the buyer a new tracking link and ends the earlier ones. */
  async renewLink(orderId: string, cause: Cause): Promise<void> {
    await this.decide({ orderId, cause, decide: renewOrderLink });
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

  private async decide({
    orderId,
    cause,
    expectedVersion,
    decide,
  }: Decision): Promise<readonly Recorded<OrderEvent>[]> {
    return this.runner.handle({
      source: ORDERS,
      id: orderId,
      cause,
      expectedVersion,
      decide,
      sideEffects: async (transaction, { state, recorded }) => {
        const isCancelled = recorded.some(({ type }) => CANCELLING.includes(type));
        if (isCancelled) await this.stock.giveBack(transaction, takenStock(state.lines));
      },
    });
  }

  /** Takes the stock of a cancelled order again and reactivates it; no events when it is not cancelled. */
  private async retakeStock(
    transaction: EntityManager,
    order: OrderState,
    command: { to: Exclude<OrderStatus, 'cancelled'>; reason: string | null; stockControl: boolean },
  ): Promise<OrderEvent[]> {
    if (order.status !== 'cancelled') return [];
    const taken = await this.stock.take(transaction, wantedStock(order.lines), command);
    return reactivateOrder({ ...command, lines: lineAllocations(taken) }, order);
  }

  private async ownOrderId(id: string | null | undefined, actor: Actor): Promise<string> {
    const own = actor.kind === 'customer' && id && isUuid(id) ? await this.queries.ownById(actor, id) : null;
    if (!own) throw notFound();
    return own.id;
  }
}

/** A secret does not make its holder the buyer: a program and a member of staff act as themselves. */
function causeOfLinked(context: RequestContext): Cause {
  return { actor: backOfficeActor(context) ?? context.actor, requestId: context.requestId };
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

const decisionOf = ({ orderId, expectedVersion }: OrderDecision, cause: Cause) => ({
  orderId,
  expectedVersion,
  cause,
});
