import { Injectable, Logger } from '@nestjs/common';
import type { Cause } from '../../../kernel/actor/cause.js';
import { isConnectionFailure } from '../../../kernel/database/connection-failure.js';
import { internal, unavailableForNow } from '../../../kernel/refusal/general.refusals.js';
import { Refusal } from '../../../kernel/refusal/refusal.js';
import type { Order } from '../api/order.type.js';
import { OrderReader } from '../api/order.reader.js';
import { OrderUndo } from '../commands/order-undo.service.js';
import { StaffOrdersService } from '../commands/staff-orders.service.js';
import type { OrderVersionInput } from './order-decision.input.js';
import type { MarkOrdersPaidInput } from './order-payment.input.js';
import type { ChangeOrderStatusesInput } from './order-status.input.js';
import type { UndoOrderChangesInput } from './several-orders.input.js';
import type { OrderRefusal, OrderChangeResult } from './order-change.type.js';

/** Up to a hundred transactions. */
export const MANY_CHANGES_COST = 4_500;

/** Changes several orders, each in a transaction of its own: one that is refused does not keep the others back. */
@Injectable()
export class OrderChanges {
  private readonly log = new Logger(OrderChanges.name);

  constructor(
    private readonly orders: StaffOrdersService,
    private readonly undone: OrderUndo,
    private readonly reader: OrderReader,
  ) {}

  /**
   * One after the other, so that one request takes no more than one connection; in the order that was asked. Once the database
   * cannot be reached, the rest are refused without being tried.
   */
  change(
    { orders, status, reason, notifyBuyer }: ChangeOrderStatusesInput,
    cause: Cause,
  ): Promise<OrderChangeResult[]> {
    return this.each(orders, cause, ({ orderId, expectedVersion }) =>
      this.orders.changeStatus({ orderId, expectedVersion, status, reason, notifyBuyer }, cause),
    );
  }

  /** Records that what is outstanding of each was received; those that are paid stay as they are. */
  markPaid(
    { orders, paidOn, reason, notifyBuyer }: MarkOrdersPaidInput,
    cause: Cause,
  ): Promise<OrderChangeResult[]> {
    return this.each(orders, cause, ({ orderId, expectedVersion }) =>
      this.orders.markPaid({ orderId, expectedVersion, paidOn, reason, notifyBuyer }, cause),
    );
  }

  /** Undoes the last change of each, as `change` makes them. */
  undo({ orders }: UndoOrderChangesInput, cause: Cause): Promise<OrderChangeResult[]> {
    return this.each(orders, cause, (order) => this.undone.undo(order, cause));
  }

  private async each(
    orders: readonly OrderVersionInput[],
    cause: Cause,
    decide: (order: OrderVersionInput) => Promise<void>,
  ): Promise<OrderChangeResult[]> {
    const changes: Change[] = [];
    for (const { orderId, expectedVersion } of orders) {
      const isLost = changes.at(-1)?.refusal?.code === UNREACHABLE.code;
      const decision = () => decide({ orderId, expectedVersion });
      changes.push({ orderId, refusal: isLost ? UNREACHABLE : await this.one(decision, cause) });
    }
    const changed = await this.read(
      changes.filter(({ refusal }) => !refusal),
      cause,
    );
    return changes.map((change) => ({ ...change, order: changed.get(change.orderId) ?? null }));
  }

  private async one(decide: () => Promise<void>, cause: Cause): Promise<OrderRefusal | null> {
    try {
      await decide();
      return null;
    } catch (error) {
      return this.refusalOf(error, cause);
    }
  }

  /** Earlier orders are changed already: an unexpected error is reported beside what became of them. */
  private refusalOf(error: unknown, { requestId }: Cause): OrderRefusal {
    if (error instanceof Refusal) return shown(error);
    this.log.error({ err: error, requestId });
    return isConnectionFailure(error) ? UNREACHABLE : shown(internal({ reference: requestId }));
  }

  /** They are changed whether they can be read or not. */
  private async read(changes: readonly Change[], { requestId }: Cause): Promise<Map<string, Order>> {
    try {
      const orders = await this.reader.listForStaff(changes.map(({ orderId }) => orderId));
      return new Map(orders.map((order) => [order.id, order]));
    } catch (error) {
      this.log.error({ err: error, requestId });
      return new Map();
    }
  }
}

type Change = Pick<OrderChangeResult, 'orderId' | 'refusal'>;

const shown = ({ code, message, details }: Refusal): OrderRefusal => ({
  code,
  message,
  details: JSON.stringify(details),
});

const UNREACHABLE = shown(unavailableForNow());
