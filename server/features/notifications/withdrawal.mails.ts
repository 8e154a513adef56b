import { Injectable } from '@nestjs/common';
import { longDate, longDay } from '../../kernel/clock/istanbul.js';
import { type MailTemplate, quoted } from '../../kernel/mail/mail-template.js';
import { formatLiraInFull } from '../../kernel/money/money.js';
import type { Fact } from '../../kernel/queue/fact.js';
import { type Reaction, ReactsTo } from '../../kernel/queue/reaction.js';
import { quantityText } from '../../kernel/sales-unit/sales-unit.js';
import {
  itemOf,
  OrderHistory,
  type OrderEvent,
  type OrderSnapshot,
  withdrawalClock,
} from '../orders/index.js';
import type { KnownOrder } from './order-mail.facts.js';
import { LINK_NOTE, type MailTerms } from './order-mail.templates.js';
import { OrderMailer } from './order.mailer.js';

const MAILED = ['WithdrawalDeclared', 'WithdrawalRefused', 'RefundIssued', 'RefundReverted'] as const;
type Mailed = Extract<OrderEvent, { type: (typeof MAILED)[number] }>;
type Withdrawal = OrderSnapshot['withdrawals'][number];

/** The receipt for a withdrawal, at once, and what became of it. */
@ReactsTo(MAILED, { name: 'withdrawal-mail' })
@Injectable()
export class WithdrawalMail implements Reaction {
  constructor(
    private readonly mailer: OrderMailer,
    private readonly history: OrderHistory,
  ) {}

  async react({ subjectId: orderId, version }: Fact): Promise<void> {
    const order = await this.mailer.find(orderId);
    const events = await this.history.events(orderId, null);
    const event = events.find((recorded) => recorded.version === version);
    if (!order || !event || !isMailed(event)) return;
    const named = event.type === 'WithdrawalDeclared' ? version : event.data.withdrawalVersion;
    const withdrawal = order.withdrawals.find((declared) => declared.version === named);
    if (!withdrawal) return;
    await this.mailer.toBuyer(order, {
      key: `withdrawal-mail.${orderId}.${version}`,
      write: ({ settings, url }) => ({
        shopName: settings.siteName,
        recipientName: order.buyer.name,
        ...textOf(event, withdrawal, { order, settings }),
        action: { label: 'Siparişi görün', url },
        notes: [LINK_NOTE],
      }),
    });
  }
}

const isMailed = (event: OrderEvent): event is Mailed => MAILED.some((type) => type === event.type);

type Text = Pick<MailTemplate, 'subject' | 'paragraphs'>;

function textOf(
  event: Mailed,
  withdrawal: Withdrawal,
  { order, settings }: { order: KnownOrder; settings: MailTerms['settings'] },
): Text {
  const contact = `Sorularınız için bizi arayabilirsiniz: ${settings.contactPhone}`;
  switch (event.type) {
    case 'WithdrawalDeclared':
      return receiptOf(withdrawal, order, settings);
    case 'WithdrawalRefused':
      return {
        subject: `Cayma bildiriminiz kabul edilmedi: #${order.number}`,
        paragraphs: [
          `#${order.number} numaralı siparişiniz için ${longDate(new Date(withdrawal.recordedAt))} günü yaptığınız cayma bildirimi kabul edilmedi.`,
          ...(event.data.reason ? [quoted('Açıklama', event.data.reason)] : []),
          contact,
        ],
      };
    case 'RefundIssued':
      return refundText(event.data, order, contact);
    case 'RefundReverted':
      return revertedText(event.data, { withdrawal, order, contact });
  }
}

function refundText(
  { amountKurus, refundedOn }: Extract<Mailed, { type: 'RefundIssued' }>['data'],
  { number }: KnownOrder,
  contact: string,
): Text {
  const about = `#${number} numaralı siparişinizdeki cayma bildiriminiz`;
  if (amountKurus === 0) {
    const text = `${about} tamamlandı. Alınmış ödeme olmadığı için iade edilecek tutar yok.`;
    return { subject: `Cayma işleminiz tamamlandı: #${number}`, paragraphs: [text, contact] };
  }
  const text = `${about} için ${formatLiraInFull(amountKurus)} tutarı ${longDay(refundedOn)} günü iade ettik. Bankanıza göre hesabınıza geçmesi birkaç gün sürebilir.`;
  return { subject: `Ödemeniz iade edildi: #${number}`, paragraphs: [text, contact] };
}

function revertedText(
  { amountKurus, reason }: Extract<Mailed, { type: 'RefundReverted' }>['data'],
  { withdrawal, order, contact }: { withdrawal: Withdrawal; order: KnownOrder; contact: string },
): Text {
  const about = `#${order.number} numaralı siparişinizdeki cayma bildiriminiz`;
  const text =
    amountKurus === 0
      ? `${about} için gönderdiğimiz tamamlandı bilgisi yanlışlıkla kaydedilmişti; bildiriminiz açık.`
      : `${about} için ${formatLiraInFull(amountKurus)} iade edildi bilgisi yanlışlıkla kaydedilmişti; bu para size gönderilmedi.`;
  const { refundBy } = withdrawalClock(withdrawal);
  return {
    subject: `Düzeltme, iadeniz henüz yapılmadı: #${order.number}`,
    paragraphs: [
      text,
      ...(reason ? [quoted('Açıklama', reason)] : []),
      `Ödediğiniz kadarının iadesi için son gün: ${longDay(refundBy)}.`,
      contact,
    ],
  };
}

function receiptOf(withdrawal: Withdrawal, order: KnownOrder, settings: MailTerms['settings']): Text {
  const { sendBackBy, refundBy } = withdrawalClock(withdrawal);
  return {
    subject: `Cayma bildiriminiz alındı: #${order.number}`,
    paragraphs: [
      `#${order.number} numaralı siparişiniz için cayma bildiriminizi ${longDate(new Date(withdrawal.recordedAt))} günü aldık. Bu e-posta bildiriminizin alındı belgesidir.`,
      withdrawal.lines.map((line) => lineText(line, order)).join('\n'),
      ...(withdrawal.note ? [quoted('Açıklamanız', withdrawal.note)] : []),
      `Ürünleri en geç ${longDay(sendBackBy)} günü kargoya verin. İade kodu ve adres için sizi arayacağız; isterseniz siz bizi arayabilirsiniz: ${settings.contactPhone}`,
      `Geri gönderdiklerinizin tutarı ${formatLiraInFull(withdrawal.amountKurus)} (KDV dahil). Ödediğiniz kadarını en geç ${longDay(refundBy)} günü iade ederiz.`,
    ],
  };
}

function lineText({ position, quantity }: Withdrawal['lines'][number], { lines }: KnownOrder): string {
  const line = lines.find((ordered) => ordered.position === position);
  if (!line) return '';
  const { name, unit } = itemOf(line);
  return `${name}: ${quantityText(quantity, unit)}`;
}
