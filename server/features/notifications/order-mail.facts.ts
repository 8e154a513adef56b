import { onOneLine } from '../../kernel/input/plain-text.js';
import { formatLiraInFull, formatTaxRate } from '../../kernel/money/money.js';
import { type Address, addressLine } from '../../kernel/postal-address/postal-address.js';
import { quantityText } from '../../kernel/sales-unit/sales-unit.js';
import {
  itemOf,
  lineDelivery,
  namedRecipient,
  namedReferences,
  type OrderSnapshot,
} from '../orders/index.js';

/** An order whose buyer is known: an erased one has none. */
export type KnownOrder = OrderSnapshot & { buyer: NonNullable<OrderSnapshot['buyer']> };

/** Who ordered, and whom the invoice names; one fact a line. */
export function buyerOf({ buyer }: KnownOrder): string {
  const { name, company, phone, email, taxNumber, taxOffice } = buyer;
  const office = taxOffice ? `${taxOffice} vergi dairesi` : null;
  const invoiceParty = taxNumber ? `VKN/TCKN: ${[taxNumber, office].filter(isGiven).join(', ')}` : office;
  return [name, company, invoiceParty, phone, email].filter(isGiven).map(onOneLine).join('\n');
}

/** Where the order goes, and where the invoice goes. */
export function addressesOf({
  shippingAddress,
  billingAddress,
  recipient,
}: Pick<OrderSnapshot, 'shippingAddress' | 'billingAddress' | 'recipient'>): string {
  const shipping = shippingAddress && onOneLine(addressLine(shippingAddress));
  const billing = billingAddress && onOneLine(addressLine(billingAddress));
  return [
    ...(shipping ? [`Teslimat adresi:\n${shipping}`] : []),
    ...namedRecipient(recipient).map(([name, text]) => onOneLine(`${name}: ${text}`)),
    ...(billing && billing !== shipping ? [`Fatura adresi:\n${billing}`] : []),
    ...(billing && billing === shipping ? ['Fatura adresi: Teslimat adresiyle aynı'] : []),
  ].join('\n');
}

export const LOOKS_LIKE_LINK = /:\/\/|www\./iu;

/** The same for a mail to the buyer: anybody can type any address and another person's e-mail, so no link is repeated. */
export function typedAddressesOf(order: OrderSnapshot): string {
  const shownAs = (address: Address | null) =>
    address && LOOKS_LIKE_LINK.test(addressLine(address)) ? null : address;
  const { shippingAddress, billingAddress, recipient } = order;
  const namesLink = namedRecipient(recipient).some(([, text]) => LOOKS_LIKE_LINK.test(text));
  const shown = {
    shippingAddress: shownAs(shippingAddress),
    billingAddress: shownAs(billingAddress),
    recipient: namesLink ? null : recipient,
  };
  return addressesOf(shown) || 'Teslimat ve fatura adresi: Siparişte yazdığınız gibi';
}

/** What is cancelled is not delivered any more. */
export const linesOf = ({ lines, status }: OrderSnapshot): string =>
  lines.map((line) => (status === 'cancelled' ? lineOf(line) : deliveredLineOf(line))).join('\n');

/** And below it when it is delivered, as was agreed. */
const deliveredLineOf = (line: OrderSnapshot['lines'][number]): string =>
  line.delivery.length === 0 ? lineOf(line) : `${lineOf(line)}\nTeslim süresi: ${lineDelivery(line)}`;

/** «3 adet Sirkülasyon Pompası (Bağlantı: Flanşlı): ₺3.000,00», and below it its code and its price. */
function lineOf(line: OrderSnapshot['lines'][number]): string {
  const { quantity, selectedVariations, unitPriceKurus, totalPriceKurus } = line;
  const { name, sku, unit } = itemOf(line);
  const chosen = selectedVariations.map(
    ({ attributeName, variationName }) => `${attributeName}: ${variationName}`,
  );
  const choices = chosen.length > 0 ? ` (${chosen.join(', ')})` : '';
  return [
    `${onOneLine(`${quantityText(quantity, unit)} ${name}${choices}`)}: ${formatLiraInFull(totalPriceKurus)}`,
    `${sku ? `Stok kodu: ${sku}, net` : 'Net'} birim fiyat: ${formatLiraInFull(unitPriceKurus)}`,
  ].join('\n');
}

/** What the buyer files the order under, a line each; in a paragraph of its own, or none at all. */
export const referencesOf = ({ references }: Pick<OrderSnapshot, 'references'>): string[] => {
  const lines = namedReferences(references).map(([name, reference]) => onOneLine(`${name}: ${reference}`));
  return lines.length === 0 ? [] : [lines.join('\n')];
};

/** The same for a mail to the buyer: what looks like a link is not repeated. */
export const typedReferencesOf = (order: Pick<OrderSnapshot, 'references'>): string[] =>
  referencesOf(order).filter((text) => !LOOKS_LIKE_LINK.test(text));

export function sumsOf(order: OrderSnapshot): string {
  return [
    `Ara toplam (net): ${formatLiraInFull(order.subtotalKurus)}`,
    `KDV (${formatTaxRate(order.taxRateBasisPoints)}): ${formatLiraInFull(order.taxKurus)}`,
    order.shippingKurus === 0
      ? 'Kargo: Ücretsiz'
      : `Kargo (KDV dahil): ${formatLiraInFull(order.shippingKurus)}`,
    `Genel toplam (KDV Dahil): ${formatLiraInFull(order.totalKurus)}`,
  ].join('\n');
}

const isGiven = (fact: string | null): fact is string => fact !== null && fact !== '';
