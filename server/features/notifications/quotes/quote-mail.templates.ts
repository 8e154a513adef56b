import { longDay } from '../../../kernel/clock/istanbul.js';
import { type MailTemplate, quoted } from '../../../kernel/mail/mail-template.js';
import { formatLiraInFull } from '../../../kernel/money/money.js';
import { lastDayBefore } from '../../orders/index.js';
import { DECLINE_REASON_NAMES, type KnownQuote, offerTotals } from '../../quotes/index.js';
import type { MailTerms } from '../order-mail.templates.js';
import {
  type Message,
  messageOf,
  type Offered,
  offeredLinesOf,
  LOOKS_LIKE_LINK,
  referencesOf,
  sumsOf,
  typedLinesOf,
} from './quote-mail.facts.js';

type Accepted = NonNullable<KnownQuote['accepted']>;
type Declined = NonNullable<KnownQuote['declined']>;

/** Below every link to a quote. */
const LINK_NOTE = 'Bağlantıyı kimseyle paylaşmayın: bilen herkes teklifinizi görür.';

/** What all mails to the buyer have. */
const toBuyer = (
  quote: KnownQuote,
  { settings, url }: MailTerms,
  { subject, paragraphs, label }: { subject: string; paragraphs: readonly string[]; label: string },
): MailTemplate => ({
  shopName: settings.siteName,
  subject: `${subject}: ${quote.number}`,
  recipientName: quote.buyer.name,
  paragraphs,
  action: { label, url },
  notes: [LINK_NOTE],
});

/** Confirms a request, with its number and until when the shop answers. */
export function quoteReceivedMail(quote: KnownQuote, terms: MailTerms): MailTemplate {
  return toBuyer(quote, terms, {
    subject: 'Teklif talebiniz alındı',
    paragraphs: [
      `Teklif talebiniz için teşekkür ederiz. Talep numaranız: ${quote.number}`,
      typedLinesOf(quote),
      ...referencesOf(quote).filter((text) => !LOOKS_LIKE_LINK.test(text)),
      `Teklifimizi en geç ${lastDayBefore(new Date(quote.responseDueAt))} günü sonuna kadar göndereceğiz.`,
    ],
    label: 'Talebinizi görüntüleyin',
  });
}

/** Sends an offer; the PDF is attached. */
export function quoteOfferMail(quote: KnownQuote, offered: Offered, terms: MailTerms): MailTemplate {
  const { offer, validUntil, paymentTermDays, texts } = offered;
  const isFirst = offer === 1;
  return toBuyer(quote, terms, {
    subject: isFirst ? 'Teklifiniz hazır' : 'Teklifiniz güncellendi',
    paragraphs: [
      isFirst
        ? `${quote.number} numaralı talebinize teklifimiz bu e-postanın ekindedir.`
        : `${quote.number} numaralı teklifimizin ${offer}. sürümü bu e-postanın ekindedir. Önceki sürümler artık geçerli değildir.`,
      offeredLinesOf(offered),
      sumsOf(offered),
      `Teklif ${longDay(validUntil)} günü sonuna kadar geçerlidir.`,
      ...(paymentTermDays === null ? [] : [`Vade: ${paymentTermDays} gün`]),
      ...(texts?.note ? [quoted('Not', texts.note)] : []),
      ...(texts?.terms ? [quoted('Koşullar', texts.terms)] : []),
      ...referencesOf(quote).filter((text) => !LOOKS_LIKE_LINK.test(text)),
    ],
    label: 'Teklifi inceleyin',
  });
}

/** What the shop wrote since the last such mail. */
export function quoteReplyMail(
  quote: KnownQuote,
  messages: readonly Message[],
  terms: MailTerms,
): MailTemplate {
  return toBuyer(quote, terms, {
    subject: 'Teklifinize yanıt geldi',
    paragraphs: [`${quote.number} numaralı teklifiniz için size yazdık.`, ...messages.flatMap(messageOf)],
    label: 'Yanıtlayın',
  });
}

/** Reminds of an offer that is valid for three more days. */
export function quoteReminderMail(quote: KnownQuote, offered: Offered, terms: MailTerms): MailTemplate {
  return toBuyer(quote, terms, {
    subject: 'Teklifinizin süresi doluyor',
    paragraphs: [
      `${quote.number} numaralı teklifimiz ${longDay(offered.validUntil)} günü sonuna kadar geçerlidir.`,
      `Genel toplam (KDV dahil): ${formatLiraInFull(offered.totalKurus)}`,
      'Bu tarihten sonra kabul edilemez; aynı kalemleri yeniden isteyebilirsiniz.',
    ],
    label: 'Teklifi inceleyin',
  });
}

/** Confirms that a quote became an order; the mail of the order says the rest. */
export function quoteAcceptedMail(quote: KnownQuote, accepted: Accepted, terms: MailTerms): MailTemplate {
  const total = acceptedTotal(quote, accepted);
  const isOwn = accepted.source === 'buyer';
  return toBuyer(quote, terms, {
    subject: 'Teklifi kabul ettiniz',
    paragraphs: [
      isOwn
        ? `${quote.number} numaralı teklifimizi kabul ettiniz. Teşekkür ederiz.`
        : `${quote.number} numaralı teklifimize verdiğiniz onayı kaydettik. Teşekkür ederiz.`,
      [
        `Sipariş numaranız: #${accepted.orderNumber}`,
        ...(total === null ? [] : [`Genel toplam (KDV dahil): ${formatLiraInFull(total)}`]),
      ].join('\n'),
    ],
    label: 'Teklifi görüntüleyin',
  });
}

/** Confirms that the buyer does not want it. */
export function quoteDeclinedMail(quote: KnownQuote, declined: Declined, terms: MailTerms): MailTemplate {
  return toBuyer(quote, terms, {
    subject: 'Teklifi reddettiniz',
    paragraphs: [
      `${quote.number} numaralı teklifi reddettiğinizi kaydettik.`,
      `Nedeni: ${DECLINE_REASON_NAMES[declined.reason]}`,
      `Fikrinizi değiştirirseniz bizi arayın: ${terms.settings.contactPhone}`,
    ],
    label: 'Teklifi görüntüleyin',
  });
}

/** With the alternatives that were chosen; null when the offer is not known. */
export function acceptedTotal({ offers }: KnownQuote, { offer, alternatives }: Accepted): number | null {
  const offered = offers.find((one) => one.offer === offer);
  return offered ? offerTotals(offered.lines, alternatives, offered).totalKurus : null;
}
