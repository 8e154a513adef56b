import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { dayInIstanbul } from '../../../kernel/clock/istanbul.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { givePaymentNotice, rejectPaymentNotice } from '../history/payment-notice.decider.js';
import type { OrderEvent } from '../history/order.events.js';
import { ReceiptFiles } from '../receipts/receipt-files.js';
import { OrdersQueries } from '../rows/orders.queries.js';
import { OrderCommands } from './order.commands.js';
import { type NamedOrder, OrdersOfBuyers } from './orders-of-buyers.js';

/** What a buyer says of a transfer. */
interface TypedNotice extends NamedOrder {
  bank: string;
  amount: number;
  /** YYYY-MM-DD. */
  paidOn: string;
  sender?: string | null;
  reference?: string | null;
  receiptId?: string | null;
}

/** Transfers that buyers say they have made, until staff have found them or not. */
@Injectable()
export class PaymentNotices {
  constructor(
    private readonly orders: OrdersOfBuyers,
    private readonly queries: OrdersQueries,
    private readonly commands: OrderCommands,
    private readonly receipts: ReceiptFiles,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the id of the order
   * @throws NOT_FOUND for whatever is not the caller's
   * @throws ORDER_LINK_ENDED, RECEIPT_GONE, PAYMENT_NOTICE_NOT_AWAITED, PAYMENT_NOTICE_LIMIT, PAYMENT_DATE_INVALID, PAYMENT_AMOUNT_INVALID
   */
  async give(typed: TypedNotice, context: RequestContext): Promise<string> {
    const { orderId, cause } = await this.orders.find(typed, context);
    const order = await this.queries.byId(orderId);
    if (!order) throw notFound();
    const { bank, amount: amountKurus, paidOn, sender = null, reference = null, receiptId } = typed;
    const details = { bank, sender, reference, fileName: null };
    const days = { placedOn: dayInIstanbul(order.createdAt), today: dayInIstanbul(this.clock.now()) };
    const notice = { amountKurus, paidOn, details, receipt: null, ...days };
    await this.commands.decide({
      orderId,
      cause,
      decide: async (state, transaction) => {
        const events = givePaymentNotice(notice, state);
        return receiptId ? this.withReceipt(transaction, events, { orderId, receiptId }) : events;
      },
    });
    return orderId;
  }

  /** @throws PAYMENT_NOTICE_UNKNOWN, VERSION_CONFLICT */
  async reject(
    input: { orderId: string; expectedVersion: number; notice: number; reason: string },
    cause: Cause,
  ): Promise<void> {
    const { orderId, expectedVersion, notice: noticeVersion, reason } = input;
    await this.commands.decide({
      orderId,
      expectedVersion,
      cause,
      decide: (order) => rejectPaymentNotice({ noticeVersion, reason }, order),
    });
  }

  /** The file belongs to the order from now on; a form that was sent twice has nothing to claim the second time. */
  private async withReceipt(
    transaction: EntityManager,
    events: OrderEvent[],
    { orderId, receiptId }: { orderId: string; receiptId: string },
  ): Promise<OrderEvent[]> {
    const [given] = events;
    if (given?.type !== 'OrderPaymentNoticeGiven') return events;
    const [file] = await this.receipts.claim(transaction, orderId, [receiptId]);
    if (!file || !given.data.details) return events;
    const { name: fileName, ...receipt } = file;
    return [{ ...given, data: { ...given.data, receipt, details: { ...given.data.details, fileName } } }];
  }
}
