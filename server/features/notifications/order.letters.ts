import type { Letter } from '../../kernel/mail/letter.js';
import { formatLiraInFull, formatTaxRate } from '../../kernel/money/money.js';
import { PAYMENT_METHOD_NAMES } from '../../kernel/payment-method/payment-method.js';
import type { OrderSnapshot } from '../order-book/index.js';
import type { SiteSettings } from '../settings/index.js';

/** An order whose buyer is known: an erased one has none. */
export type KnownOrder = OrderSnapshot & { buyer: NonNullable<OrderSnapshot['buyer']> };

export interface LetterTerms {
  settings: Pick<SiteSettings, 'siteName' | 'bankAccounts'>;
  /** Where the letter leads to. */
  url: string;
}

/** What is written to the shop leads nowhere: there is no panel yet that would show the order. */
type NoticeTerms = Pick<LetterTerms, 'settings'>;

/** Tells a buyer that his order arrived, what it costs and how to pay. */
export function receivedLetter(order: KnownOrder, { settings, url }: LetterTerms): Letter {
  return {
    shopName: settings.siteName,
    subject: `Siparişiniz alındı: #${order.number}`,
    addressee: order.buyer.name,
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

/** Tells the shop that there is something to do. */
export function noticeLetter(order: KnownOrder, { settings }: NoticeTerms): Letter {
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

/** Tells the shop that a buyer took his order back: nothing is to be sent any more. */
export function cancellationLetter(
  order: KnownOrder,
  reason: string | null,
  { settings }: NoticeTerms,
): Letter {
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

const linesOf = ({ lines }: OrderSnapshot): string => lines.map(lineOf).join('\n');

/** «3 adet Sirkülasyon Pompası (Bağlantı: Flanşlı): ₺3.000,00», and below it what is still to be procured. */
function lineOf(line: OrderSnapshot['lines'][number]): string {
  const { quantity, backOrdered, unit, productName, selectedVariations, totalPriceKurus } = line;
  const counted = (count: number) => `${count.toLocaleString('tr-TR')} ${unit}`;
  const chosen = selectedVariations.map(
    ({ attributeName, variationName }) => `${attributeName}: ${variationName}`,
  );
  const choices = chosen.length > 0 ? ` (${chosen.join(', ')})` : '';
  const ordered = `${counted(quantity)} ${productName}${choices}: ${formatLiraInFull(totalPriceKurus)}`;
  return backOrdered > 0 ? `${ordered}\n${counted(backOrdered)} stokta yoktu, tedarik ediliyor.` : ordered;
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
