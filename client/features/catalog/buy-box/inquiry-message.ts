import { formatLira, formatQuantity } from '../../../shop/format';

/** What a buyer is looking at, as far as the shop needs it to answer. */
interface Inquiry {
  readonly name: string;
  readonly brand: { readonly name: string };
  readonly model: string;
  readonly unit: string;
  readonly quantity: number;
  /** Net kuruş of one unit with the choices made; 0 when it has to be asked for. */
  readonly unitPrice: number;
  readonly choices: readonly { readonly group: string; readonly choice: string }[];
  /** Address of the product. */
  readonly link: string;
}

/** The lines of the message a buyer sends: what, how, how many, for how much, and where it stands. */
export function inquiryMessage(inquiry: Inquiry): string[] {
  const isPriced = inquiry.unitPrice > 0;
  return [
    isPriced
      ? 'Merhaba, bu ürünü sipariş etmek istiyorum:'
      : 'Merhaba, bu ürün için fiyat ve termin bilgisi rica ediyorum:',
    inquiry.name,
    `Marka: ${inquiry.brand.name}`,
    `Model: ${inquiry.model}`,
    ...inquiry.choices.map(({ group, choice }) => `${group}: ${choice}`),
    `Miktar: ${formatQuantity(inquiry.quantity, inquiry.unit)}`,
    ...(isPriced ? [`Birim fiyat: ${formatLira(inquiry.unitPrice)} + KDV`] : []),
    inquiry.link,
  ];
}
