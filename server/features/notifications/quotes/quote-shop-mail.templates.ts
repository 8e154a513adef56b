import { type MailTemplate, quoted } from '../../../kernel/mail/mail-template.js';
import { formatLiraInFull } from '../../../kernel/money/money.js';
import { lastDayBefore } from '../../orders/index.js';
import { DECLINE_REASON_NAMES, type KnownQuote } from '../../quotes/index.js';
import type { MailTerms } from '../order-mail.templates.js';
import {
  askedLinesOf,
  buyerOf,
  type Countered,
  counteredLinesOf,
  longTime,
  type Message,
  messageOf,
  referencesOf,
  whoOf,
} from './quote-mail.facts.js';
import { acceptedTotal } from './quote-mail.templates.js';

type Accepted = NonNullable<KnownQuote['accepted']>;
type Declined = NonNullable<KnownQuote['declined']>;

/** What all mails to the shop have: who writes, and the link to the panel. */
const toShop = (
  quote: KnownQuote,
  { settings, url }: MailTerms,
  { subject, paragraphs }: { subject: string; paragraphs: readonly string[] },
): MailTemplate => ({
  shopName: settings.siteName,
  replyTo: quote.buyer.email,
  subject,
  paragraphs: [...paragraphs, buyerOf(quote)],
  action: { label: 'Teklifi panelde açın', url },
});

const dueOf = (responseDueAt: string): string => `Son yanıt günü: ${lastDayBefore(new Date(responseDueAt))}`;

/** Notifies the shop of a request. */
export function newQuoteMail(quote: KnownQuote, terms: MailTerms): MailTemplate {
  const message = quote.texts?.message;
  return toShop(quote, terms, {
    subject: `Yeni teklif talebi: ${quote.number}, ${whoOf(quote)}`,
    paragraphs: [
      `Yeni bir teklif talebi alındı: ${quote.number}`,
      `Tarih: ${longTime(quote.createdAt)}\n${dueOf(quote.responseDueAt)}`,
      ...askedLinesOf(quote),
      ...referencesOf(quote),
      ...(message ? [quoted('Mesaj', message)] : []),
    ],
  });
}

/** Notifies the shop of what the buyer wants otherwise. */
export function counterOfferMail(quote: KnownQuote, countered: Countered, terms: MailTerms): MailTemplate {
  const offered = quote.offers.find(({ offer }) => offer === countered.offer);
  return toShop(quote, terms, {
    subject: `Karşı teklif: ${quote.number}, ${whoOf(quote)}`,
    paragraphs: [
      `Müşteri ${quote.number} numaralı teklife karşı teklif verdi.`,
      ...(offered ? counteredLinesOf(offered, countered) : []),
      ...(countered.message ? [quoted('Mesaj', countered.message)] : []),
      dueOf(countered.responseDueAt),
    ],
  });
}

/** What the buyer wrote since the last such mail. */
export function quoteMessageMail(
  quote: KnownQuote,
  messages: readonly Message[],
  terms: MailTerms,
): MailTemplate {
  return toShop(quote, terms, {
    subject: `Teklif mesajı: ${quote.number}, ${whoOf(quote)}`,
    paragraphs: [`Müşteri ${quote.number} numaralı teklif için yazdı.`, ...messages.flatMap(messageOf)],
  });
}

/** Notifies the shop that a buyer accepted; their order is mailed, too. */
export function acceptanceMail(quote: KnownQuote, accepted: Accepted, terms: MailTerms): MailTemplate {
  const total = acceptedTotal(quote, accepted);
  const amount = total === null ? '' : `, ${formatLiraInFull(total)}`;
  return toShop(quote, terms, {
    subject: `Teklif kabul edildi: ${quote.number}${amount}`,
    paragraphs: [`Müşteri ${quote.number} numaralı teklifi kabul etti.`, `Sipariş: #${accepted.orderNumber}`],
  });
}

/** Notifies the shop that a buyer declined, and why. */
export function declineMail(quote: KnownQuote, declined: Declined, terms: MailTerms): MailTemplate {
  return toShop(quote, terms, {
    subject: `Teklif reddedildi: ${quote.number}, ${whoOf(quote)}`,
    paragraphs: [
      `Müşteri ${quote.number} numaralı teklifi reddetti.`,
      `Nedeni: ${DECLINE_REASON_NAMES[declined.reason]}`,
      ...(declined.message ? [quoted('Açıklaması', declined.message)] : []),
    ],
  });
}
