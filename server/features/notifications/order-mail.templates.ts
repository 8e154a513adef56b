import type { MailTemplate } from '../../kernel/mail/mail-template.js';
import { formatLiraInFull, formatTaxRate } from '../../kernel/money/money.js';
import { lineDelivery, PAYMENT_METHOD_NAMES } from '../orders/index.js';
import type { OrderSnapshot } from '../orders/index.js';
import type { SiteSettings } from '../settings/index.js';

/** An order whose buyer is known: an erased one has none. */
export type KnownOrder = OrderSnapshot & { buyer: NonNullable<OrderSnapshot['buyer']> };

export interface MailTerms {
  settings: Pick<SiteSettings, 'siteName' | 'bankAccounts'>;
  /** Target of the link. */
  url: string;
}

/** Notices to the shop have no link: there is no panel yet that shows an order. */
type NoticeTerms = Pick<MailTerms, 'settings'>;

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
      ...paymentOf(order, settings.bankAccounts),
      'Onayladığınız ön bilgilendirme formu ve mesafeli satış sözleşmesi bu e-postanın ekindedir.',
    ],
    action: { label: 'Siparişi takip edin', url },
    notes: ['Bu bağlantı yalnızca size özeldir; bağlantıyı bilen herkes siparişinizi görebilir.'],
  };
}

/** Notifies the shop of a new order. */
export function newOrderNotice(order: KnownOrder, { settings }: NoticeTerms): MailTemplate {
  return {
    shopName: settings.siteName,
    subject: `Yeni sipariş: #${order.number}, ${formatLiraInFull(order.totalKurus)}`,
    paragraphs: [
      `Yeni bir sipariş alındı: #${order.number}`,
      buyerOf(order),
      linesOf(order),
      sumsOf(order),
      `Ödeme yöntemi: ${PAYMENT_METHOD_NAMES[order.paymentMethod]}`,
      ...(order.notes ? [`Sipariş notu: ${order.notes}`] : []),
    ],
  };
}

/** Notifies the shop that a buyer cancelled: nothing is to be shipped any more. */
export function cancellationNotice(
  order: KnownOrder,
  reason: string | null,
  { settings }: NoticeTerms,
): MailTemplate {
  return {
    shopName: settings.siteName,
    subject: `Sipariş iptal edildi: #${order.number}, ${formatLiraInFull(order.totalKurus)}`,
    paragraphs: [
      `Müşteri siparişini iptal etti: #${order.number}`,
      ...(reason ? [`Açıklaması: ${reason}`] : []),
      ...(order.paymentStatus === 'paid' ? ['Bu sipariş ödenmişti; ödemenin iadesi gerekir.'] : []),
      buyerOf(order),
      linesOf(order),
      sumsOf(order),
    ],
  };
}

function buyerOf({ buyer: { name, company, phone, email } }: KnownOrder): string {
  return [name, company, phone, email].filter((fact) => fact !== null && fact !== '').join('\n');
}

/** What is cancelled is not delivered any more. */
const linesOf = ({ lines, status }: OrderSnapshot): string =>
  lines.map((line) => (status === 'cancelled' ? lineOf(line) : deliveredLineOf(line))).join('\n');

/** And below it when it is delivered, as was agreed. */
const deliveredLineOf = (line: OrderSnapshot['lines'][number]): string =>
  `${lineOf(line)}\nTeslim süresi: ${lineDelivery(line)}`;

/** «3 adet Sirkülasyon Pompası (Bağlantı: Flanşlı): ₺3.000,00». */
function lineOf(line: OrderSnapshot['lines'][number]): string {
  const { product, quantity, selectedVariations, totalPriceKurus } = line;
  const counted = (count: number) => `${count.toLocaleString('tr-TR')} ${product.unit}`;
  const chosen = selectedVariations.map(
    ({ attributeName, variationName }) => `${attributeName}: ${variationName}`,
  );
  const choices = chosen.length > 0 ? ` (${chosen.join(', ')})` : '';
  return `${counted(quantity)} ${product.name}${choices}: ${formatLiraInFull(totalPriceKurus)}`;
}

function sumsOf(order: OrderSnapshot): string {
  return [
    `Ara toplam (net): ${formatLiraInFull(order.subtotalKurus)}`,
    `KDV (${formatTaxRate(order.taxRateBasisPoints)}): ${formatLiraInFull(order.taxKurus)}`,
    `Kargo (KDV dahil): ${formatLiraInFull(order.shippingKurus)}`,
    `Genel toplam (KDV Dahil): ${formatLiraInFull(order.totalKurus)}`,
  ].join('\n');
}

/** Only while there is something left to be paid. */
function paymentOf(order: OrderSnapshot, accounts: SiteSettings['bankAccounts']): string[] {
  const { number, paymentMethod, paymentStatus, status } = order;
  if (paymentStatus === 'paid' || status === 'cancelled') return [];
  switch (paymentMethod) {
    case 'bank_transfer':
      if (accounts.length === 0) {
        return ['Ödeme yöntemi: Banka Havalesi. Hesap bilgilerini size ayrıca ileteceğiz.'];
      }
      return [
        `Ödeme yöntemi: Banka Havalesi. Lütfen açıklamaya sipariş numaranızı yazın: ${number}`,
        ...accounts.map(({ bank, holder, iban }) => `${bank}\n${holder}\n${groupedIban(iban)}`),
      ];
    case 'credit_card':
      return [
        'Ödeme yöntemi: Kredi Kartı. Ödeme için sizinle iletişime geçeceğiz; kart bilgilerinizi e-posta ile göndermeyin.',
      ];
    case 'cash_on_delivery':
      return ['Ödeme yöntemi: Kapıda Ödeme. Tutarı teslim sırasında taşıyıcıya ödersiniz.'];
  }
}

const groupedIban = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ');
