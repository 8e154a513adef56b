import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Actor } from '../../kernel/actor/actor.js';
import { CommandRunner } from '../../kernel/event-store/command-runner.js';
import type { Cause, Recorded } from '../../kernel/event-store/domain-event.js';
import { notFound } from '../../kernel/refusal/general.refusals.js';
import { Outbox, type OutboxEntry } from '../../kernel/queue/outbox.js';
import { SettingsService } from '../settings/index.js';
import { StockKeeping, type StockShare } from '../stock/index.js';
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
import type { OrderedLine, OrderEvent, OrderStatus, RetakenLine } from './order.events.js';
import { OrderLinks } from './order.link.js';
import { isNews } from './order.news.js';
import { orderOf, type OrderState } from './order.state.js';
import { OrdersQueries } from './orders.queries.js';

/** What somebody decides about an order he has looked at. */
export interface OrderDecision {
  orderId: string;
  expectedVersion: number;
  reason?: string | null;
}

interface Decision {
  orderId: string;
  cause: Cause;
  expectedVersion?: number;
  decide: (order: OrderState, manager: EntityManager) => OrderEvent[] | Promise<OrderEvent[]>;
}

/** What may be done with an order once it is placed, one method per intention. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly runner: CommandRunner,
    private readonly queries: OrdersQueries,
    private readonly links: OrderLinks,
    private readonly stock: StockKeeping,
    private readonly settings: SettingsService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * The buyer takes his order back, known by his account or by the secret of his link.
   *
   * @returns its id
   * @throws NOT_FOUND for whatever is not the caller's
   * @throws ORDER_NOT_CANCELLABLE
   */
  async cancelOwn(
    asked: { id?: string | null; token?: string | null; reason?: string | null },
    cause: Cause & { actor: Actor },
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
      decide: async (order, manager) =>
        order.status === 'cancelled' && status !== 'cancelled'
          ? this.retakeStock(manager, order, { to: status, reason, stockControl })
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
      decide: (order, manager) => this.retakeStock(manager, order, { to: 'pending', reason, stockControl }),
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
    let before: OrderState | undefined;
    const recorded = await this.runner.run<OrderEvent>({
      of: ORDERS,
      id: orderId,
      cause,
      expectedVersion,
      decide: (history, manager) => {
        before = orderOf(history);
        return decide(before, manager);
      },
      beside: async (manager, events) => {
        const isCancelled = events.some(({ type }) => type === 'OrderCancelled');
        if (isCancelled) await this.stock.giveBack(manager, takenBy(before?.lines ?? []));
        await this.outbox.add(
          manager,
          events.flatMap((event) => sideEffectsOf(orderId, event)),
        );
      },
    });
    if (recorded.length > 0) this.outbox.wake();
  }

  /** Takes the stock of a cancelled order again and decides on its return; nothing where it is not cancelled. */
  private async retakeStock(
    manager: EntityManager,
    order: OrderState,
    command: { to: Exclude<OrderStatus, 'cancelled'>; reason: string | null; stockControl: boolean },
  ): Promise<OrderEvent[]> {
    if (order.status !== 'cancelled') return [];
    const wanted = order.lines.map(({ productId, quantity, selectedVariations }) => ({
      productId,
      quantity,
      variationIds: selectedVariations.map(({ variationId }) => variationId),
    }));
    const shares = command.stockControl
      ? await this.stock.takeOrRefuse(manager, wanted)
      : await this.stock.take(manager, wanted);
    return reactivateOrder({ ...command, lines: retakenLines(order.lines, shares) }, order);
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

const takenBy = (lines: readonly OrderedLine[]) =>
  lines.map(({ productId, taken }) => ({ productId, ...taken }));

function retakenLines(lines: readonly OrderedLine[], shares: readonly StockShare[]): RetakenLine[] {
  return lines.map(({ position, quantity }, index) => {
    const share = shares[index];
    return {
      position,
      taken: { quantity: share?.quantity ?? 0, variationIds: share?.variationIds ?? [] },
      backOrdered: share?.backOrdered ?? quantity,
    };
  });
}

/** The shop hears of what it did not do itself. */
function sideEffectsOf(orderId: string, event: Recorded<OrderEvent>): OutboxEntry[] {
  const subjectId = `${orderId} ${event.version}`;
  const isTakenBack = event.type === 'OrderCancelled' && ['customer', 'guest'].includes(event.actor.kind);
  return [
    ...(isNews(event) ? [{ reaction: 'order-change-mail', subjectId }] : []),
    ...(isTakenBack ? [{ reaction: 'order-cancelled-notice', subjectId }] : []),
  ];
}
