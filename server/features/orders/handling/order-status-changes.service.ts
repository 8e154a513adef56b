import { Injectable, Logger } from '@nestjs/common';
import type { Cause } from '../../../kernel/actor/cause.js';
import { isConnectionFailure } from '../../../kernel/database/connection-failure.js';
import { internal, unavailableForNow } from '../../../kernel/refusal/general.refusals.js';
import { Refusal } from '../../../kernel/refusal/refusal.js';
import type { Order } from '../api/order.type.js';
import { OrderReader } from '../api/order.reader.js';
import { type StatusDecision, StaffOrdersService } from '../commands/staff-orders.service.js';
import type { ChangeOrderStatusesInput } from './order-status.input.js';
import type { OrderRefusal, OrderStatusChangeResult } from './order-status-change.type.js';

/** Changes several orders, each in a transaction of its own: one that is refused does not keep the others back. */
@Injectable()
export class OrderStatusChanges {
  private readonly log = new Logger(OrderStatusChanges.name);

  constructor(
    private readonly orders: StaffOrdersService,
    private readonly reader: OrderReader,
  ) {}

  /**
   * One after the other, so that one request takes no more than one connection; in the order that was asked. Once the database
   * cannot be reached, the rest are refused without being tried.
   */
  async change(
    { orders, status, reason, notifyBuyer }: ChangeOrderStatusesInput,
    cause: Cause,
  ): Promise<OrderStatusChangeResult[]> {
    const changes: Change[] = [];
    for (const { orderId, expectedVersion } of orders) {
      const decision = { orderId, expectedVersion, status, reason, notifyBuyer };
      const isLost = changes.at(-1)?.refusal?.code === UNREACHABLE.code;
      changes.push({ orderId, refusal: isLost ? UNREACHABLE : await this.changeOne(decision, cause) });
    }
    const changed = await this.read(
      changes.filter(({ refusal }) => !refusal),
      cause,
    );
    return changes.map((change) => ({ ...change, order: changed.get(change.orderId) ?? null }));
  }

  private async changeOne(decision: StatusDecision, cause: Cause): Promise<OrderRefusal | null> {
    try {
      await this.orders.changeStatus(decision, cause);
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

type Change = Pick<OrderStatusChangeResult, 'orderId' | 'refusal'>;

const shown = ({ code, message, details }: Refusal): OrderRefusal => ({
  code,
  message,
  details: JSON.stringify(details),
});

const UNREACHABLE = shown(unavailableForNow());
