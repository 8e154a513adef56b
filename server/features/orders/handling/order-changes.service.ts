import { Injectable, Logger } from '@nestjs/common';
import type { Cause } from '../../../kernel/actor/cause.js';
import { decideOnEach, readChanged } from '../../../kernel/refusal/several-decisions.js';
import { OrderReader } from '../api/order.reader.js';
import { OrderUndo } from '../commands/order-undo.service.js';
import { StaffOrdersService } from '../commands/staff-orders.service.js';
import type { OrderVersionInput } from './order-decision.input.js';
import type { MarkOrdersPaidInput } from './order-payment.input.js';
import type { ChangeOrderStatusesInput } from './order-status.input.js';
import type { UndoOrderChangesInput } from './several-orders.input.js';
import type { OrderChangeResult } from './order-change.type.js';

/** Up to a hundred transactions. */
export const MANY_CHANGES_COST = 4_500;

/** Changes several orders, each by itself. */
@Injectable()
export class OrderChanges {
  private readonly log = new Logger(OrderChanges.name);

  constructor(
    private readonly orders: StaffOrdersService,
    private readonly undone: OrderUndo,
    private readonly reader: OrderReader,
  ) {}

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
    const reporting = { log: this.log, cause };
    const decided = await decideOnEach(orders, { idOf: ({ orderId }) => orderId, decide }, reporting);
    const changed = await readChanged(decided, (ids) => this.reader.listForStaff(ids), reporting);
    return decided.map(({ id, refusal }) => ({ orderId: id, refusal, order: changed.get(id) ?? null }));
  }
}
