import { formatLira } from '../../../kernel/money/money.js';
import type { ProductSnapshot } from '../../catalog/index.js';

const PRICE_JUMP = 3;

/** What is to be known of a price that changes beyond what prices do; null for any other. */
export function priceJump(before: ProductSnapshot | null, after: ProductSnapshot): string | null {
  const from = before?.basePriceKurus ?? 0;
  const to = after.basePriceKurus;
  if (from > 0 && to === 0) return `Fiyat sıfırlanıyor: ${formatLira(from)} → Fiyat Sorunuz`;
  const isJump = from > 0 && (to > from * PRICE_JUMP || from > to * PRICE_JUMP);
  if (!isJump) return null;
  return `Fiyat ${PRICE_JUMP} kattan fazla değişti: ${formatLira(from)} → ${formatLira(to)}`;
}

/** What is to be known of a stock that falls to nothing; null for any other. */
export function stockFall(before: ProductSnapshot | null, after: ProductSnapshot): string | null {
  const from = before?.stockQuantity ?? 0;
  if (from === 0 || after.stockQuantity > 0) return null;
  return `Stok sıfırlanıyor: ${from.toLocaleString('tr-TR')} → 0`;
}
