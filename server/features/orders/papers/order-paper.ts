import type { DocumentLine, LabeledText, Party } from '../../../kernel/document/business-document.js';
import { addressLine } from '../../../kernel/postal-address/postal-address.js';
import { quantityText } from '../../../kernel/sales-unit/sales-unit.js';
import { itemOf } from '../history/order.item.js';
import { namedReferences } from '../history/order.references.js';
import type { OrderSnapshot } from '../history/order.snapshot.js';

/** An order whose buyer was not erased: without them there is nobody to write to. */
export type KnownOrder = OrderSnapshot & {
  buyer: NonNullable<OrderSnapshot['buyer']>;
  shippingAddress: NonNullable<OrderSnapshot['shippingAddress']>;
  billingAddress: NonNullable<OrderSnapshot['billingAddress']>;
};

export const isKnown = (order: OrderSnapshot): order is KnownOrder =>
  order.buyer !== null && order.shippingAddress !== null && order.billingAddress !== null;

type OrderLine = KnownOrder['lines'][number];

/** What was ordered: name, brand and model, stock code, choices. */
export function goodsOf(line: OrderLine) {
  const { position, selectedVariations, quantity } = line;
  const { name, brand, model, sku, unit } = itemOf(line);
  const article = [[brand, model].filter(Boolean).join(' '), sku && `Stok kodu: ${sku}`];
  const chosen = selectedVariations.map(
    ({ attributeName, variationName }) => `${attributeName}: ${variationName}`,
  );
  return {
    position: String(position),
    name,
    details: [article.filter(Boolean).join(' · '), chosen.join(' · ')],
    quantity: quantityText(quantity, unit),
  } satisfies Partial<DocumentLine>;
}

/** Who the invoice names. */
export function buyerParty({ buyer, billingAddress }: KnownOrder): Party {
  const { name, company, taxOffice, taxNumber, phone, email } = buyer;
  const tax = [taxOffice && `${taxOffice} V.D.`, taxNumber].filter(Boolean).join(' ');
  return {
    heading: 'Alıcı',
    name: company ?? name,
    lines: [company ? name : '', addressLine(billingAddress), tax, phone, email],
  };
}

/** Where the goods go. */
export function receiverParty({ buyer, shippingAddress, recipient }: KnownOrder): Party {
  return {
    heading: 'Teslimat adresi',
    name: recipient?.contactName ?? buyer.name,
    lines: [recipient?.siteName ?? '', addressLine(shippingAddress), recipient?.phone ?? buyer.phone],
  };
}

/** What the buyer's accounting looks for. */
export const ownReferences = ({ references }: KnownOrder): LabeledText[] =>
  namedReferences(references).map(([label, text]) => ({ label, text }));
