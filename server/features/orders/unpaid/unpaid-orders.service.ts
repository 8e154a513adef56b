import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SYSTEM } from '../../../kernel/actor/actor.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { SettingsService } from '../../settings/index.js';
import { HAS_OPEN_NOTICE } from '../rows/overdue-payments.js';
import { OrdersService } from '../commands/orders.service.js';

interface DueOrder {
  id: string;
  paymentDueAt: Date;
}

const AT_ONCE = 100;
const CAUSE = { actor: SYSTEM, requestId: 'unpaid-orders' };

/** Oldest first. Orders that staff have begun to deal with, and those without an announced time, are theirs to decide about. */
const DUE = `
  SELECT id, payment_due_at AS "paymentDueAt" FROM orders
  WHERE payment_method = 'bank_transfer' AND payment_status = 'pending' AND status = 'pending'
    AND NOT left_to_staff AND NOT (${HAS_OPEN_NOTICE}) AND payment_due_at <= $1
    AND ($2::timestamptz IS NULL OR (payment_due_at, id) > ($2, $3))
  ORDER BY payment_due_at, id LIMIT ${AT_ONCE}`;

const DAY_MS = 86_400_000;

/** Cash on delivery of buyers the shop knows nothing about; that of all others waits for staff. */
const UNCONFIRMED = `
  SELECT id FROM orders
  WHERE payment_method = 'cash_on_delivery' AND payment_status = 'pending' AND status = 'pending'
    AND NOT left_to_staff AND placed_at <= $1 AND EXISTS (SELECT FROM order_hold WHERE order_id = id)
  ORDER BY placed_at, id LIMIT ${AT_ONCE}`;

/** Cancels orders whose bank transfer did not arrive in the announced time, and cash on delivery that was not confirmed, where the settings say so. */
@Injectable()
export class UnpaidOrdersService {
  private readonly log = new Logger(UnpaidOrdersService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly orders: OrdersService,
    private readonly clock: Clock,
  ) {}

  /**
   * One order and one transaction after the other. Several workers may do so at once: an order that another one has begun
   * with is skipped, and one that was paid meanwhile stays.
   *
   * @returns how many this call cancelled
   */
  async cancelDue(): Promise<number> {
    const { transferPayment, openOrders } = await this.settings.current();
    const unconfirmed =
      openOrders.cashDueDays === null ? 0 : await this.cancelUnconfirmed(openOrders.cashDueDays);
    return unconfirmed + (transferPayment.cancelsUnpaid ? await this.cancelUnpaid() : 0);
  }

  private async cancelUnpaid(): Promise<number> {
    let cancelled = 0;
    let last: DueOrder | undefined;
    do {
      // Those that could not be cancelled are due again: the next page begins after them.
      const due: DueOrder[] = await this.dueAfter(last);
      for (const order of due) if (await this.cancel(order)) cancelled += 1;
      last = due.length === AT_ONCE ? due.at(-1) : undefined;
    } while (last);
    return cancelled;
  }

  /** Those that cannot be cancelled stay due: each is tried once a minute. */
  private async cancelUnconfirmed(days: number): Promise<number> {
    const placedBy = new Date(this.clock.now().getTime() - days * DAY_MS);
    const due = await this.dataSource.query<{ id: string }[]>(UNCONFIRMED, [placedBy]);
    const reason = `Kapıda ödemeli sipariş ${days} gün içinde onaylanmadığı için iptal edildi.`;
    let cancelled = 0;
    for (const { id } of due) {
      const isCancelled = await this.tried(id, () => this.orders.cancelUnconfirmed(id, reason, CAUSE));
      if (isCancelled) cancelled += 1;
    }
    return cancelled;
  }

  private dueAfter(last?: DueOrder): Promise<DueOrder[]> {
    const after = [last?.paymentDueAt ?? null, last?.id ?? null];
    return this.dataSource.query<DueOrder[]>(DUE, [this.clock.now(), ...after]);
  }

  /** One order that cannot be cancelled must not keep the others. */
  private cancel({ id, paymentDueAt }: DueOrder): Promise<boolean> {
    const unpaid = { orderId: id, paymentDueAt, now: this.clock.now() };
    return this.tried(id, () => this.orders.cancelUnpaid(unpaid, CAUSE));
  }

  private async tried(id: string, cancel: () => Promise<boolean>): Promise<boolean> {
    try {
      return await cancel();
    } catch (error) {
      this.log.error({ err: error, orderId: id, msg: 'an unpaid order could not be cancelled' });
      return false;
    }
  }
}
