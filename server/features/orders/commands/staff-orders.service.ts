import { Injectable } from '@nestjs/common';
import type { Cause } from '../../../kernel/actor/cause.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { dayInIstanbul } from '../../../kernel/clock/istanbul.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { SettingsService } from '../../settings/index.js';
import { OrderCommands } from './order.commands.js';
import {
  cancelOrder,
  changeOrderStatus,
  correctOrderShipment,
  markOrderPaid,
  noteOrder,
  resendOrderConfirmation,
  revertOrderPayment,
  withdrawOrderNote,
} from '../history/order.decider.js';
import type { Shipment } from '../history/order.events.js';
import { orderBuyerErased } from '../history/order.refusals.js';
import { correctOrderReferences, referencesOf } from '../history/order.references.js';
import type { OrderSnapshot } from '../history/order.snapshot.js';
import type { OrderStatus } from '../history/order.statuses.js';
import type { TypedReferences } from './orders.service.js';
import { OrdersQueries } from '../rows/orders.queries.js';

/** A decision about an order at the version that was read. */
export interface OrderDecision {
  orderId: string;
  expectedVersion: number;
  reason?: string | null;
}

/** With whether the buyer is mailed about it; as the settings say when left out. */
interface AnnouncedDecision extends OrderDecision {
  notifyBuyer?: boolean | null;
}

type TypedShipment = Partial<Shipment>;

export type StatusDecision = AnnouncedDecision & TypedShipment & { status: OrderStatus };

interface PaymentDecision extends AnnouncedDecision {
  /** What is outstanding when left out. */
  amount?: number | null;
  /** YYYY-MM-DD; today when left out. */
  paidOn?: string | null;
  reference?: string | null;
  /** Version of the payment notice that it settles. */
  notice?: number | null;
}

/** What staff and programs do with an order, one method per intention. */
@Injectable()
export class StaffOrdersService {
  constructor(
    private readonly commands: OrderCommands,
    private readonly queries: OrdersQueries,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Every status may follow every other; out of cancelled the stock is taken again.
   *
   * @throws ORDER_NOT_SHIPPED, ORDER_STOCK_SHORT
   */
  async changeStatus(input: StatusDecision, cause: Cause): Promise<void> {
    const { status: to, reason = null, notifyBuyer } = input;
    const { stockControl, orderMails } = await this.settings.current();
    const isBuyerNotified = notifyBuyer ?? orderMails[to];
    const command = { reason, isBuyerNotified, shipment: shipmentOf(input) };
    await this.commands.decide({
      ...decisionOf(input, cause),
      decide: (order, transaction) =>
        order.status === 'cancelled' && to !== 'cancelled'
          ? this.commands.retakeStock(transaction, order, { ...command, to, stockControl })
          : changeOrderStatus({ ...command, to }, order),
    });
  }

  async cancel(input: AnnouncedDecision, cause: Cause): Promise<void> {
    const { reason = null, notifyBuyer } = input;
    const isBuyerNotified = notifyBuyer ?? (await this.settings.current()).orderMails.cancelled;
    await this.commands.decide({
      ...decisionOf(input, cause),
      decide: (order) => cancelOrder({ reason, isBuyerNotified }, order),
    });
  }

  /** @throws ORDER_STOCK_SHORT under stock control */
  async reactivate(input: AnnouncedDecision, cause: Cause): Promise<void> {
    const { reason = null, notifyBuyer } = input;
    const { stockControl, orderMails } = await this.settings.current();
    const isBuyerNotified = notifyBuyer ?? orderMails.pending;
    const command = { to: 'pending', reason, isBuyerNotified, shipment: null, stockControl } as const;
    await this.commands.decide({
      ...decisionOf(input, cause),
      decide: (order, transaction) => this.commands.retakeStock(transaction, order, command),
    });
  }

  /** What the stock would not cover by now, line by line, if the order were reactivated. */
  async stockShortages(orderId: string): ReturnType<OrderCommands['previewRetaking']> {
    return this.commands.previewRetaking(await this.find(orderId), await this.settings.current());
  }

  /** @throws ORDER_NOT_SHIPPED */
  async correctShipment(input: AnnouncedDecision & TypedShipment, cause: Cause): Promise<void> {
    const { carrier = null, trackingNumber = null, reason = null, notifyBuyer } = input;
    const isBuyerNotified = notifyBuyer ?? (await this.settings.current()).orderMails.shipped;
    const shipment = { carrier, trackingNumber };
    await this.commands.decide({
      ...decisionOf(input, cause),
      decide: (order) => correctOrderShipment({ shipment, reason, isBuyerNotified }, order),
    });
  }

  /** @throws PAYMENT_AMOUNT_INVALID, PAYMENT_DATE_INVALID, PAYMENT_NOTICE_UNKNOWN */
  async markPaid(input: PaymentDecision, cause: Cause): Promise<void> {
    const { amount = null, reference = null, reason = null, notice: noticeVersion = null } = input;
    const { notifyBuyer } = input;
    const isBuyerNotified = notifyBuyer ?? (await this.settings.current()).orderMails.paid;
    const placedOn = dayInIstanbul((await this.find(input.orderId)).createdAt);
    const today = dayInIstanbul(this.clock.now());
    const paidOn = input.paidOn ?? today;
    const typed = { amountKurus: amount, paidOn, reference, reason, noticeVersion };
    const command = { ...typed, isBuyerNotified, placedOn, today };
    await this.commands.decide({
      ...decisionOf(input, cause),
      decide: (order) => markOrderPaid(command, order),
    });
  }

  /**
   * @param input `payment` is the version of the event that recorded it
   * @throws PAYMENT_UNKNOWN
   */
  async revertPayment(input: AnnouncedDecision & { payment?: number | null }, cause: Cause): Promise<void> {
    const { payment: paymentVersion = null, reason = null, notifyBuyer } = input;
    const isBuyerNotified = notifyBuyer ?? (await this.settings.current()).orderMails.paid;
    await this.commands.decide({
      ...decisionOf(input, cause),
      decide: (order) => revertOrderPayment({ paymentVersion, reason, isBuyerNotified }, order),
    });
  }

  /** @throws ORDER_REFERENCES_CLOSED, VERSION_CONFLICT where they were corrected since, whatever else happened */
  async correctReferences(input: { orderId: string } & TypedReferences, cause: Cause): Promise<void> {
    const { orderId, expectedVersion } = input;
    const command = { expectedVersion, references: referencesOf(input.references) };
    await this.commands.decide({ orderId, cause, decide: (order) => correctOrderReferences(command, order) });
  }

  /** A note is right whatever else happened meanwhile. */
  async note({ orderId, note }: { orderId: string; note: string }, cause: Cause): Promise<void> {
    await this.commands.decide({ orderId, cause, decide: () => noteOrder({ note }) });
  }

  /**
   * @param input `note` is the version of the event that recorded it
   * @throws ORDER_NOTE_UNKNOWN
   */
  async withdrawNote(input: OrderDecision & { note: number }, cause: Cause): Promise<void> {
    const { note, reason = null } = input;
    await this.commands.decide({
      ...decisionOf(input, cause),
      decide: (order) => withdrawOrderNote({ noteVersion: note, reason }, order),
    });
  }

  /**
   * Mails the buyer the confirmation once more, to the address of the order.
   *
   * @throws ORDER_BUYER_ERASED, ORDER_CANCELLED
   */
  async resendConfirmation(orderId: string, cause: Cause): Promise<void> {
    if (!(await this.find(orderId)).buyer) throw orderBuyerErased();
    await this.commands.decide({ orderId, cause, decide: resendOrderConfirmation });
  }

  /** @throws NOT_FOUND */
  private async find(orderId: string): Promise<OrderSnapshot> {
    const order = await this.queries.byId(orderId);
    if (!order) throw notFound();
    return order;
  }
}

/** Null when nothing was typed about the shipment. */
function shipmentOf({ carrier = null, trackingNumber = null }: TypedShipment): Shipment | null {
  return carrier === null && trackingNumber === null ? null : { carrier, trackingNumber };
}

const decisionOf = ({ orderId, expectedVersion }: OrderDecision, cause: Cause) => ({
  orderId,
  expectedVersion,
  cause,
});
