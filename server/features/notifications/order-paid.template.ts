import { longDay } from '../../kernel/clock/istanbul.js';
import { type MailTemplate, quoted } from '../../kernel/mail/mail-template.js';
import { formatLiraInFull } from '../../kernel/money/money.js';
import type { OrderEvent } from '../orders/index.js';
import type { KnownOrder } from './order-mail.facts.js';
import { LINK_NOTE, type MailTerms } from './order-mail.templates.js';

/** What is mailed about a payment; the reference is for the shop alone. */
export type MailedPayment = Pick<
  Extract<OrderEvent, { type: 'OrderMarkedPaid' }>['data'],
  'amountKurus' | 'paidOn' | 'reason'
>;

/** Thanks the buyer for the money. */
export function orderPaidMail(
  { amountKurus, paidOn, reason }: MailedPayment,
  order: KnownOrder,
  { settings, url }: MailTerms,
): MailTemplate {
  const facts = [
    ...(amountKurus === null ? [] : [`Tutar: ${formatLiraInFull(amountKurus)}`]),
    ...(paidOn === null ? [] : [`Ödeme tarihi: ${longDay(paidOn)}`]),
  ];
  return {
    shopName: settings.siteName,
    subject: `Ödemenizi aldık: #${order.number}`,
    recipientName: order.buyer.name,
    paragraphs: [
      `#${order.number} numaralı siparişinizin ödemesini aldık. Teşekkür ederiz.`,
      ...(facts.length > 0 ? [facts.join('\n')] : []),
      ...(reason ? [quoted('Açıklama', reason)] : []),
    ],
    action: { label: 'Siparişi takip edin', url },
    notes: [LINK_NOTE],
  };
}
