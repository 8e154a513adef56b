import { longDay } from '../../kernel/clock/istanbul.js';
import { type MailTemplate, quoted } from '../../kernel/mail/mail-template.js';
import { formatLiraInFull } from '../../kernel/money/money.js';
import { isPartiallyPaid, type OrderEvent, outstandingOf, surplusOf } from '../orders/index.js';
import type { KnownOrder } from './order-mail.facts.js';
import { LINK_NOTE, type MailTerms } from './order-mail.templates.js';

type EventData<Type> = Extract<OrderEvent, { type: Type }>['data'];

/** What is mailed about a payment; the reference is for the shop alone. */
export type MailedPayment = Pick<EventData<'OrderMarkedPaid'>, 'amountKurus' | 'paidOn' | 'reason'>;
export type MailedReversal = Pick<EventData<'OrderPaymentReverted'>, 'amountKurus' | 'reason'>;

/** Thanks the buyer for the money. @param order with the payment */
export function orderPaidMail(
  { amountKurus, paidOn, reason }: MailedPayment,
  order: KnownOrder,
  { settings, url }: MailTerms,
): MailTemplate {
  const isPartial = isPartiallyPaid(order);
  const facts = [
    ...(amountKurus === null ? [] : [`Tutar: ${formatLiraInFull(amountKurus)}`]),
    ...(paidOn === null ? [] : [`Ödeme tarihi: ${longDay(paidOn)}`]),
  ];
  return {
    shopName: settings.siteName,
    subject: `${isPartial ? 'Kısmi ödemenizi' : 'Ödemenizi'} aldık: #${order.number}`,
    recipientName: order.buyer.name,
    paragraphs: [
      `#${order.number} numaralı siparişinizin ${isPartial ? 'bir bölümünün ödemesini' : 'ödemesini'} aldık. Teşekkür ederiz.`,
      ...(facts.length > 0 ? [facts.join('\n')] : []),
      ...balanceOf(order),
      ...(reason ? [quoted('Açıklama', reason)] : []),
    ],
    action: { label: 'Siparişi takip edin', url },
    notes: [LINK_NOTE],
  };
}

/** Says that a payment does not count any more. @param order without the payment */
export function paymentRevertedMail(
  { amountKurus, reason }: MailedReversal,
  order: KnownOrder,
  { settings, url }: MailTerms,
): MailTemplate {
  const amount = amountKurus === null ? '' : ` ${formatLiraInFull(amountKurus)} tutarındaki`;
  return {
    shopName: settings.siteName,
    subject: `Ödeme kaydınız geri alındı: #${order.number}`,
    recipientName: order.buyer.name,
    paragraphs: [
      `#${order.number} numaralı siparişinizin${amount} ödeme kaydı geri alındı.`,
      ...balanceOf(order),
      ...(reason ? [quoted('Açıklama', reason)] : []),
    ],
    action: { label: 'Siparişi takip edin', url },
    notes: [LINK_NOTE],
  };
}

/** What was received and what is missing or too much; empty when it is just the total, and when nothing is awaited of a cancelled order. */
export function balanceOf(order: KnownOrder): string[] {
  const { receivedKurus, totalKurus, status } = order;
  const surplus = surplusOf(order);
  if (surplus > 0) {
    return [
      `Toplam tutar: ${formatLiraInFull(totalKurus)}\nAlınan ödeme: ${formatLiraInFull(receivedKurus)}\nFazla ödeme: ${formatLiraInFull(surplus)}`,
      'Fazla ödemeniz için sizinle iletişime geçeceğiz.',
    ];
  }
  const outstanding = outstandingOf(order);
  if (outstanding === 0 || status === 'cancelled') return [];
  return [
    `Toplam tutar: ${formatLiraInFull(totalKurus)}\nAlınan ödeme: ${formatLiraInFull(receivedKurus)}\nKalan tutar: ${formatLiraInFull(outstanding)}`,
  ];
}
