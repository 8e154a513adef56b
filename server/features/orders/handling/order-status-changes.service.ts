import { Injectable, Logger } from '@nestjs/common';
import type { Cause } from '../../../kernel/actor/cause.js';
import { internal } from '../../../kernel/refusal/general.refusals.js';
import { Refusal } from '../../../kernel/refusal/refusal.js';
import { OrderReader } from '../api/order.reader.js';
import { type StatusDecision, StaffOrdersService } from '../history/staff-orders.service.js';
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

  /** One after the other, so that one request takes no more than one connection; in the order that was asked. */
  async change(
    { orders, status, reason, notifyBuyer }: ChangeOrderStatusesInput,
    cause: Cause,
  ): Promise<OrderStatusChangeResult[]> {
    const results: OrderStatusChangeResult[] = [];
    for (const { orderId, expectedVersion } of orders) {
      const decision = { orderId, expectedVersion, status, reason, notifyBuyer };
      results.push(await this.changeOne(decision, cause));
    }
    return results;
  }

  private async changeOne(decision: StatusDecision, cause: Cause): Promise<OrderStatusChangeResult> {
    const { orderId } = decision;
    try {
      await this.orders.changeStatus(decision, cause);
      return { orderId, order: await this.reader.getForStaff(orderId), refusal: null };
    } catch (error) {
      return { orderId, order: null, refusal: this.refusalOf(error, cause) };
    }
  }

  /** Earlier orders are changed already: an unexpected error is reported beside what became of them. */
  private refusalOf(error: unknown, { requestId }: Cause): OrderRefusal {
    if (!(error instanceof Refusal)) this.log.error({ err: error, requestId });
    const refusal = error instanceof Refusal ? error : internal({ reference: requestId });
    return { code: refusal.code, message: refusal.message, details: JSON.stringify(refusal.details) };
  }
}
