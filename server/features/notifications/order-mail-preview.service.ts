import { Injectable } from '@nestjs/common';
import { type MailTemplate } from '../../kernel/mail/mail-template.js';
import { notFound } from '../../kernel/refusal/general.refusals.js';
import { Clock } from '../../kernel/clock/clock.js';
import { dayInIstanbul } from '../../kernel/clock/istanbul.js';
import {
  orderBuyerErased,
  OrdersQueries,
  type OrderStatus,
  outstandingOf,
  paymentUnknown,
} from '../orders/index.js';
import { SettingsService } from '../settings/index.js';
import { orderChangeMail, type OrderChange } from './order-change.template.js';
import type { KnownOrder } from './order-mail.facts.js';
import type { OrderMailPreviewInput } from './order-mail-preview.input.js';
import type { OrderMailPreview } from './order-mail-preview.type.js';
import type { MailTerms } from './order-mail.templates.js';
import { OrderMailer } from './order.mailer.js';
import { orderPaidMail, paymentRevertedMail } from './order-paid.template.js';

/** Shows staff the mail that a change would send, written by the template that is mailed. */
@Injectable()
export class OrderMailPreviews {
  constructor(
    private readonly orders: OrdersQueries,
    private readonly mailer: OrderMailer,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** @throws NOT_FOUND, ORDER_BUYER_ERASED, PAYMENT_UNKNOWN */
  async preview(input: OrderMailPreviewInput): Promise<OrderMailPreview> {
    const order = await this.find(input.orderId);
    const { orderMails } = await this.settings.current();
    const { subject, html, text } = await this.mailer.preview(this.writerOf(input, order));
    const isSentByDefault = orderMails[input.status ?? 'paid'];
    return { to: order.buyer.email, subject, html, text, isSentByDefault };
  }

  private writerOf(input: OrderMailPreviewInput, order: KnownOrder): (terms: MailTerms) => MailTemplate {
    const { status } = input;
    if (status) {
      const change = changeTo(status, input, order);
      return (terms) => orderChangeMail(change, { ...order, status }, terms);
    }
    const { reason = null, revertedPayment } = input;
    if (revertedPayment) {
      const payment = order.payments.find(({ version }) => version === revertedPayment);
      if (!payment) throw paymentUnknown();
      const { amountKurus } = payment;
      return (terms) => paymentRevertedMail({ amountKurus, reason }, received(order, -amountKurus), terms);
    }
    const amountKurus = input.amount ?? outstandingOf(order);
    const paidOn = input.paidOn ?? dayInIstanbul(this.clock.now());
    return (terms) => orderPaidMail({ amountKurus, paidOn, reason }, received(order, amountKurus), terms);
  }

  private async find(orderId: string): Promise<KnownOrder> {
    if (!(await this.orders.byId(orderId))) throw notFound();
    const order = await this.mailer.find(orderId);
    if (!order) throw orderBuyerErased();
    return order;
  }
}

/** The order once so much more, or less, was received. */
function received(order: KnownOrder, kurus: number): KnownOrder {
  const receivedKurus = order.receivedKurus + kurus;
  return { ...order, receivedKurus, paymentStatus: receivedKurus >= order.totalKurus ? 'paid' : 'pending' };
}

/** The event that the change would be recorded as. */
function changeTo(to: OrderStatus, input: OrderMailPreviewInput, { status: from }: KnownOrder): OrderChange {
  const { reason = null, carrier = null, trackingNumber = null } = input;
  const announced = { reason, isBuyerNotified: true };
  const actor = { kind: 'staff' } as const;
  if (to === 'cancelled') return { type: 'OrderCancelled', data: { from, ...announced }, actor };
  const shipment = to === 'shipped' ? { carrier, trackingNumber } : null;
  return from === 'cancelled'
    ? { type: 'OrderReactivated', data: { to, lines: [], shipment, ...announced }, actor }
    : { type: 'OrderStatusChanged', data: { from, to, shipment, ...announced }, actor };
}
