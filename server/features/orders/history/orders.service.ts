import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Actor } from '../../../kernel/actor/actor.js';
import { CommandRunner } from '../../../kernel/event-store/command-runner.js';
import type { AuthenticatedCause, Cause } from '../../../kernel/actor/cause.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { SettingsService } from '../../settings/index.js';
import { StockService } from '../../catalog/index.js';
import { ORDERS } from './order.category.js';
import {
  cancelOrder,
  cancelOwnOrder,
  changeOrderStatus,
  markOrderPaid,
  noteOrder,
  reactivateOrder,
  revertOrderPayment,
} from './order.decider.js';
import type { OrderEvent } from './order.events.js';
import { OrderLinks } from './order.link.js';
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

/** What may be done with an order once it is placed, one method per intention. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly runner: CommandRunner,
    private readonly queries: OrdersQueries,
    private readonly links: OrderLinks,
    private readonly stock: StockService,
    private readonly settings: SettingsService,
  ) {}

  /**
   * A buyer cancels an order, identified by the account or by the token of the tracking link.
   *
   * @returns its id
   * @throws NOT_FOUND for whatever is not the caller's
   * @throws ORDER_NOT_CANCELLABLE
   */
  async cancelOwn(
    asked: { id?: string | null; token?: string | null; reason?: string | null },
    cause: AuthenticatedCause,
  ): Promise<string> {
    const orderId = await this.ownOrderId(asked, cause.actor);
    const { reason = null } = asked;
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

  private async decide({ orderId, cause, expectedVersion, decide }: Decision): Promise<void> {
    await this.runner.handle({
      source: ORDERS,
      id: orderId,
      cause,
      expectedVersion,
      decide,
      sideEffects: async (transaction, { state, recorded }) => {
        const isCancelled = recorded.some(({ type }) => type === 'OrderCancelled');
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

  private async ownOrderId(
    { id, token }: { id?: string | null; token?: string | null },
    actor: Actor,
  ): Promise<string> {
    const byToken = token ? this.links.orderIdIn(token) : null;
    const own = actor.kind === 'customer' && id && isUuid(id) ? await this.queries.ownById(actor, id) : null;
    const found = byToken ?? own?.id;
    if (!found) throw notFound();
    return found;
  }
}

const decisionOf = ({ orderId, expectedVersion }: OrderDecision, cause: Cause) => ({
  orderId,
  expectedVersion,
  cause,
});
