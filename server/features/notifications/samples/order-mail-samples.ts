import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor/actor.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { dayInIstanbul } from '../../../kernel/clock/istanbul.js';
import type { MailTemplate } from '../../../kernel/mail/mail-template.js';
import { MailError } from '../../../kernel/mail/mail.js';
import { Mailer } from '../../../kernel/mail/mailer.js';
import { type RateLimit, RateLimits } from '../../../kernel/rate-limit/rate-limits.js';
import { orderChangeMail } from '../order-change.template.js';
import type { KnownOrder } from '../order-mail.facts.js';
import { type MailTerms, orderReceivedMail } from '../order-mail.templates.js';
import { OrderMailer, type RenderedMail } from '../order.mailer.js';
import { orderPaidMail } from '../order-paid.template.js';
import { mailOff, mailRefused } from './order-mail-samples.refusals.js';
import { sampleOrder } from './sample-order.js';

export const SAMPLE_MAILS = [
  'received',
  'confirmed',
  'paid',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
  'pending',
] as const;

export type SampleMail = (typeof SAMPLE_MAILS)[number];

const TEST_MAILS: RateLimit = { name: 'test-mail', points: 10, seconds: 3_600 };
const STAFF = { kind: 'staff' } as const;
const ANNOUNCED = { reason: null, isBuyerNotified: true };
const SHIPMENT = { carrier: 'Yurtiçi Kargo', trackingNumber: '123456789012' };

/** The mails about orders with an order that nobody placed, as the settings of the shop are now. */
@Injectable()
export class OrderMailSamples {
  constructor(
    private readonly mailer: OrderMailer,
    private readonly transport: Mailer,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  show(mail: SampleMail): Promise<RenderedMail> {
    const now = this.clock.now();
    return this.mailer.preview((terms) => written(mail, sampleOrder(now), terms, now));
  }

  /**
   * Sends it to who asks, at once: what is wrong with the mail server is said to them.
   *
   * @returns the address it went to
   * @throws MAIL_OFF without a mail server, MAIL_REFUSED when it did not take the mail, RATE_LIMITED
   */
  async sendTo({ id, email }: Actor, mail: SampleMail): Promise<string> {
    if (this.transport.isOff || email === null) throw mailOff();
    await this.limits.take(TEST_MAILS, id ?? email);
    const { subject, ...rendered } = await this.show(mail);
    try {
      await this.transport.send({ to: email, subject: `Deneme: ${subject}`, ...rendered });
    } catch (error) {
      if (error instanceof MailError) throw mailRefused();
      throw error;
    }
    return email;
  }
}

function written(mail: SampleMail, order: KnownOrder, terms: MailTerms, now: Date): MailTemplate {
  if (mail === 'received') return orderReceivedMail(order, terms);
  if (mail === 'paid') {
    const { totalKurus: amountKurus } = order;
    const paid = { ...order, paymentStatus: 'paid' as const, receivedKurus: amountKurus };
    return orderPaidMail({ amountKurus, paidOn: dayInIstanbul(now), reason: null }, paid, terms);
  }
  const changed = { ...order, status: mail };
  if (mail === 'cancelled') {
    const data = { from: 'pending' as const, ...ANNOUNCED };
    return orderChangeMail({ type: 'OrderCancelled', data, actor: STAFF }, changed, terms);
  }
  const shipment = mail === 'shipped' ? SHIPMENT : null;
  const from = mail === 'pending' ? ('confirmed' as const) : ('pending' as const);
  const data = { from, to: mail, shipment, ...ANNOUNCED };
  return orderChangeMail({ type: 'OrderStatusChanged', data, actor: STAFF }, changed, terms);
}
