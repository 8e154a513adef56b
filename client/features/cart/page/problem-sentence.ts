import { formatQuantity } from '../../../shop/format';
import { type CartLine, deliveryOf, shortageOf, unitOf } from '../store/cart-data';

/** What keeps a line from being ordered or delivered from the stock, as one sentence; undefined where nothing does. */
export function problemSentence(line: CartLine, isStockControlled: boolean): string | undefined {
  const available = formatQuantity(line.availableQuantity ?? 0, unitOf(line));
  const delivery = deliveryOf(line);
  switch (line.problem) {
    case 'OUT_OF_STOCK':
      return isStockControlled
        ? 'Stokta kalmadı; bu ürün siparişe alınamaz.'
        : `Şu an stokta yok.${delivery === undefined ? '' : ` ${delivery}.`}`;
    case 'NOT_ENOUGH_STOCK':
      return `Stokta ${available} var; miktarı azaltın.`;
    case 'NOT_SOLD':
      return 'Bu ürün ya da seçenek artık satılmıyor.';
    case 'PRICE_ON_REQUEST':
      return 'Bu ürünün fiyatı artık sorularak veriliyor; sepetten sipariş edilemez.';
    case 'PRICE_CHANGED':
    case 'MINIMUM_RAISED':
    case 'UNIT_CHANGED':
    case null:
      return shortageSentence(line);
  }
}

function shortageSentence(line: CartLine): string | undefined {
  const shortage = shortageOf(line);
  return shortage && `${shortage}.`;
}
