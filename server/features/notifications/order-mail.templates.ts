import { type MailTemplate, quoted } from '../../kernel/mail/mail-template.js';
import { formatLiraInFull } from '../../kernel/money/money.js';
import { isPartiallyPaid, lastDayBefore, outstandingOf } from '../orders/index.js';
import type { OrderSnapshot } from '../orders/index.js';
import { PAYMENT_METHOD_NAMES, type SiteSettings } from '../settings/index.js';
import {
  addressesOf,
  buyerOf,
  type KnownOrder,
  linesOf,
  referencesOf,
  sumsOf,
  typedAddressesOf,
  typedReferencesOf,
} from './order-mail.facts.js';

export interface MailTerms {
  settings: Pick<
    SiteSettings,
    'siteName' | 'bankAccounts' | 'carriers' | 'contactPhone' | 'paymentMethods' | 'transferPayment'
  >;
  /** Target of the link. */
  url: string;
}

const PANEL_ACTION = 'Siparişi panelde açın';

/** Below every link to an order. */
export const LINK_NOTE = 'Bağlantıyı kimseyle paylaşmayın: bilen herkes siparişinizi görür.';

/** Sends the buyer a new link in place of the earlier ones. */
export function orderLinkMail(order: KnownOrder, { settings, url }: MailTerms): MailTemplate {
  return {
    shopName: settings.siteName,
    subject: `Siparişinizin yeni takip bağlantısı: #${order.number}`,
    recipientName: order.buyer.name,
    paragraphs: [
      `#${order.number} numaralı siparişinizi bundan böyle aşağıdaki bağlantıyla izleyebilirsiniz. Daha önce gönderdiğimiz bağlantılar artık açılmaz.`,
    ],
    action: { label: 'Siparişi takip edin', url },
    notes: [LINK_NOTE, 'Bu bağlantıyı siz istemediyseniz bir şey yapmanız gerekmez.'],
  };
}

/** Confirms an order to its buyer: what it costs and how to pay. */
export function orderReceivedMail(order: KnownOrder, { settings, url }: MailTerms): MailTemplate {
  return {
    shopName: settings.siteName,
    subject: `Siparişiniz alındı: #${order.number}`,
    recipientName: order.buyer.name,
    paragraphs: [
      `Siparişiniz için teşekkür ederiz. Sipariş numaranız: #${order.number}`,
      linesOf(order),
      sumsOf(order),
      typedAddressesOf(order),
      ...typedReferencesOf(order),
      ...paymentOf(order, settings),
      documentsOf(order),
    ],
    action: { label: 'Siparişi takip edin', url },
    notes: [LINK_NOTE],
  };
}

/** Staff may have recorded the word of the buyer, who then has no text accepted yet. */
const documentsOf = ({ acceptedDocuments }: KnownOrder): string =>
  acceptedDocuments.length > 0
    ? 'Onayladığınız ön bilgilendirme formu ve mesafeli satış sözleşmesi bu e-postanın ekindedir.'
    : 'Siparişiniz, teklifimizi sözlü olarak kabul etmeniz üzerine kaydedildi. Ön bilgilendirme formunu ve mesafeli satış sözleşmesini aşağıdaki bağlantıda okuyup onaylamanızı rica ederiz.';

/** Sends the buyer the documents that they accepted after the order was placed. */
export function documentsAcceptedMail(order: KnownOrder, { settings, url }: MailTerms): MailTemplate {
  return {
    shopName: settings.siteName,
    subject: `Sözleşmeniz onaylandı: #${order.number}`,
    recipientName: order.buyer.name,
    paragraphs: [`#${order.number} numaralı siparişiniz için teşekkür ederiz.`, documentsOf(order)],
    action: { label: 'Siparişi takip edin', url },
    notes: [LINK_NOTE],
  };
}

/** Notifies the shop of a new order; the link leads to the panel. */
export function newOrderMail(order: KnownOrder, { settings, url }: MailTerms): MailTemplate {
  return {
    shopName: settings.siteName,
    replyTo: order.buyer.email,
    subject: `Yeni sipariş: #${order.number}, ${formatLiraInFull(order.totalKurus)}`,
    paragraphs: [
      `Yeni bir sipariş alındı: #${order.number}`,
      buyerOf(order),
      addressesOf(order),
      linesOf(order),
      sumsOf(order),
      `Ödeme yöntemi: ${PAYMENT_METHOD_NAMES[order.paymentMethod]}`,
      ...referencesOf(order),
      ...(order.notes ? [quoted('Sipariş notu', order.notes)] : []),
    ],
    action: { label: PANEL_ACTION, url },
  };
}

/** Notifies the shop that a buyer cancelled: nothing is to be shipped any more. */
export function cancellationMail(
  order: KnownOrder,
  reason: string | null,
  { settings, url }: MailTerms,
): MailTemplate {
  return {
    shopName: settings.siteName,
    replyTo: order.buyer.email,
    subject: `Sipariş iptal edildi: #${order.number}, ${formatLiraInFull(order.totalKurus)}`,
    paragraphs: [
      `Müşteri siparişini iptal etti: #${order.number}`,
      ...(reason ? [quoted('Açıklaması', reason)] : []),
      ...refundOf(order),
      buyerOf(order),
      linesOf(order),
      sumsOf(order),
    ],
    action: { label: PANEL_ACTION, url },
  };
}

/** What the shop has to give back. */
function refundOf({ paymentStatus, receivedKurus }: OrderSnapshot): string[] {
  if (paymentStatus === 'paid') return ['Bu sipariş ödenmişti; ödemenin iadesi gerekir.'];
  if (receivedKurus === 0) return [];
  return [`Bu siparişin ${formatLiraInFull(receivedKurus)} tutarı ödenmişti; bu tutarın iadesi gerekir.`];
}

/** What has come so far, and how the rest is paid. */
function paymentOf(order: OrderSnapshot, settings: MailTerms['settings']): string[] {
  const isAwaited = isPartiallyPaid(order) && order.status !== 'cancelled';
  const amounts = `Alınan ödeme: ${formatLiraInFull(order.receivedKurus)}\nKalan tutar: ${formatLiraInFull(outstandingOf(order))}`;
  return [...(isAwaited ? [amounts] : []), ...paymentTermsOf(order, settings)];
}

/** Only while there is something left to be paid. */
function paymentTermsOf(order: OrderSnapshot, settings: MailTerms['settings']): string[] {
  const { bankAccounts: accounts } = settings;
  const { number, paymentMethod, paymentStatus, status } = order;
  if (paymentStatus === 'paid' || status === 'cancelled') return [];
  const instructions =
    settings.paymentMethods.find(({ method }) => method === paymentMethod)?.instructions ?? '';
  switch (paymentMethod) {
    case 'bank_transfer':
      if (accounts.length === 0) {
        return [
          'Ödeme yöntemi: Banka Havalesi. Hesap bilgilerini size ayrıca ileteceğiz.',
          ...deadlineOf(order, settings),
        ];
      }
      return [
        `Ödeme yöntemi: Banka Havalesi. ${instructions}`,
        `Açıklama: ${number}`,
        ...accounts.map(({ bank, holder, iban }) => `${bank}\n${holder}\n${groupedIban(iban)}`),
        ...deadlineOf(order, settings),
      ];
    case 'credit_card':
    case 'cash_on_delivery':
      return [`Ödeme yöntemi: ${PAYMENT_METHOD_NAMES[paymentMethod]}. ${instructions}`];
  }
}

/** Until when the money is expected, and what happens without it. */
function deadlineOf({ paymentDueAt }: OrderSnapshot, { transferPayment }: MailTerms['settings']): string[] {
  if (!paymentDueAt) return [];
  const expected = `Ödemenizi ${lastDayBefore(paymentDueAt)} gün sonuna kadar bekliyoruz.`;
  return transferPayment.cancelsUnpaid
    ? [`${expected} Bu tarihe kadar ulaşmazsa siparişiniz iptal edilir.`]
    : [expected];
}

const groupedIban = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ');
