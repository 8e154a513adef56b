import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import type { Recorded } from '../../../kernel/event-store/domain-event.js';
import { Outbox } from '../../../kernel/queue/outbox.js';
import { SettingsService } from '../../settings/index.js';
import type { OrderEvent } from '../history/order.events.js';
import { orderChangeAnnounced, orderChangeNotUndoable } from '../history/order.refusals.js';
import { type OrderSnapshot, snapshotOf } from '../history/order.snapshot.js';
import type { OrderState } from '../history/order.state.js';
import { OrderCommands } from './order.commands.js';
import { OrderHistory } from './order.history.js';
import type { OrderDecision } from './staff-orders.service.js';

const UNDOABLE = ['OrderStatusChanged', 'OrderCancelled', 'OrderReactivated', 'OrderMarkedPaid'] as const;

type Undoable = Extract<Recorded<OrderEvent>, { type: (typeof UNDOABLE)[number] }>;

interface Slip {
  change: Undoable;
  /** The order before it. */
  before: OrderSnapshot;
}

/** Takes slips back before the buyer reads of them. */
@Injectable()
export class OrderUndo {
  constructor(
    private readonly commands: OrderCommands,
    private readonly history: OrderHistory,
    private readonly outbox: Outbox,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Undoes a change of the status or a payment that is the last event of the order, together with its mail: the mail is held back for
   * that.
   *
   * @param decision with the version of that change
   * @throws ORDER_CHANGE_NOT_UNDOABLE for any other event, ORDER_CHANGE_ANNOUNCED once the mail has left, ORDER_STOCK_SHORT
   */
  async undo({ orderId, expectedVersion }: Omit<OrderDecision, 'reason'>, cause: Cause): Promise<void> {
    const events = await this.history.events(orderId, { version: expectedVersion });
    const before = snapshotOf(events.slice(0, -1));
    await this.commands.decide({
      orderId,
      expectedVersion,
      cause,
      decide: async (order, transaction) => {
        const change = events.at(-1);
        if (!before || !change || !isUndoable(change)) throw orderChangeNotUndoable();
        await this.withdrawMail(transaction, change, orderId);
        return this.undone({ change, before }, order, transaction);
      },
    });
  }

  private async undone(
    { change, before }: Slip,
    order: OrderState,
    transaction: EntityManager,
  ): Promise<OrderEvent[]> {
    const undoneVersion = change.version;
    if (change.type === 'OrderMarkedPaid') return [{ type: 'OrderPaymentUndone', data: { undoneVersion } }];
    const { stockControl } = await this.settings.current();
    const data = {
      undoneVersion,
      from: order.status,
      to: before.status,
      shipment: before.shipment,
      shippedAt: before.shippedAt?.toISOString() ?? null,
      lines:
        order.status === 'cancelled'
          ? await this.commands.takeStockAgain(transaction, order, { stockControl })
          : null,
    };
    return [{ type: 'OrderStatusUndone', data }];
  }

  /** @throws ORDER_CHANGE_ANNOUNCED, but not where somebody else has just undone the same: that is a conflict of versions */
  private async withdrawMail(
    transaction: EntityManager,
    { type, version, data }: Undoable,
    orderId: string,
  ): Promise<void> {
    const fact = { type, version, subjectId: orderId };
    if (!data.isBuyerNotified || (await this.outbox.withdraw(transaction, fact))) return;
    const events = await this.history.events(orderId, null);
    if (events.length === version) throw orderChangeAnnounced();
  }
}

/** What a buyer or the shop itself did is no slip of staff. */
function isUndoable(event: Recorded<OrderEvent>): event is Undoable {
  return (
    UNDOABLE.some((type) => type === event.type) &&
    (event.actor.kind === 'staff' || event.actor.kind === 'program')
  );
}
