import { Injectable } from '@nestjs/common';
import { longDay } from '../../kernel/clock/istanbul.js';
import { type MailTemplate, quoted } from '../../kernel/mail/mail-template.js';
import { formatLiraInFull } from '../../kernel/money/money.js';
import type { Fact } from '../../kernel/queue/fact.js';
import { type Reaction, ReactsTo } from '../../kernel/queue/reaction.js';
import { OrderHistory, type OrderSnapshot } from '../orders/index.js';
import type { KnownOrder } from './order-mail.facts.js';
import { LINK_NOTE, type MailTerms } from './order-mail.templates.js';
import { balanceOf } from './order-paid.template.js';
import { OrderMailer } from './order.mailer.js';

/** Notifies a buyer that the shop did not find the transfer they named, and why. */
@ReactsTo('OrderPaymentNoticeRejected', { name: 'payment-notice-rejected-mail' })
@Injectable()
export class PaymentNoticeRejectedMail implements Reaction {
  constructor(
    private readonly mailer: OrderMailer,
    private readonly history: OrderHistory,
  ) {}

  async react({ subjectId: orderId, version }: Fact): Promise<void> {
    const order = await this.mailer.find(orderId);
    const events = await this.history.events(orderId, null);
    const rejected = events.find((event) => event.version === version);
    if (!order || rejected?.type !== 'OrderPaymentNoticeRejected') return;
    const { noticeVersion } = rejected.data;
    const notice = order.paymentNotices.find((given) => given.version === noticeVersion);
    if (!notice) return;
    await this.mailer.toBuyer(order, {
      key: `payment-notice-rejected-mail.${orderId}.${version}`,
      write: (terms) => paymentNoticeRejectedMail(notice, order, terms),
    });
  }
}

function paymentNoticeRejectedMail(
  { amountKurus, paidOn, reason }: OrderSnapshot['paymentNotices'][number],
  order: KnownOrder,
  { settings, url }: MailTerms,
): MailTemplate {
  return {
    shopName: settings.siteName,
    subject: `Havale bildiriminiz karşılık bulmadı: #${order.number}`,
    recipientName: order.buyer.name,
    paragraphs: [
      `#${order.number} numaralı siparişiniz için bildirdiğiniz ${longDay(paidOn)} tarihli ${formatLiraInFull(amountKurus)} tutarındaki havaleyi hesabımızda bulamadık.`,
      ...(reason ? [quoted('Açıklama', reason)] : []),
      ...balanceOf(order),
      `Havaleyi yaptıysanız sipariş sayfanızdan yeniden bildirebilir ya da bizi arayabilirsiniz: ${settings.contactPhone}`,
    ],
    action: { label: 'Siparişi görün', url },
    notes: [LINK_NOTE],
  };
}
