import { formatLira, formatQuantity } from '../../ui/format';

/** What a buyer is looking at, as far as the shop needs it to answer. */
interface AskedOrder {
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
export function orderMessage(order: AskedOrder): string[] {
  const isPriced = order.unitPrice > 0;
  return [
    isPriced
      ? 'Merhaba, bu ürünü sipariş etmek istiyorum:'
      : 'Merhaba, bu ürün için fiyat ve termin bilgisi rica ediyorum:',
    order.name,
    `Marka: ${order.brand.name}`,
    `Model: ${order.model}`,
    ...order.choices.map(({ group, choice }) => `${group}: ${choice}`),
    `Miktar: ${formatQuantity(order.quantity, order.unit)}`,
    ...(isPriced ? [`Birim fiyat: ${formatLira(order.unitPrice)} + KDV`] : []),
    order.link,
  ];
}
