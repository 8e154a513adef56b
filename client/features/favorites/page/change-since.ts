import { formatLira } from '../../../shop/format';
import { type SavedProduct } from '../store/guest-favorites';
import { type CurrentProduct } from './favorites.query';

/** A product of a list with what it is by now; null once it is no longer sold. */
export interface FavoriteItem extends SavedProduct {
  readonly product: CurrentProduct | null;
}

export type Change = 'gone' | 'cheaper' | 'dearer' | 'arrived' | 'sold-out' | 'same';

/** What happened to a product since it was kept; what matters most to a buyer where several things did. */
export function changeSince({ product, priceWhenAdded, wasInStock }: FavoriteItem): Change {
  if (!product) return 'gone';
  const difference = priceDifference({ product, priceWhenAdded });
  if (!wasInStock && product.inStock) return 'arrived';
  if (difference < 0) return 'cheaper';
  if (difference > 0) return 'dearer';
  return wasInStock && !product.inStock ? 'sold-out' : 'same';
}

/** Kuruş by which the price differs from that of the day; 0 where one of them has to be asked for. */
export function priceDifference({
  product,
  priceWhenAdded,
}: Pick<FavoriteItem, 'product' | 'priceWhenAdded'>): number {
  if (!product || product.priceOnRequest || priceWhenAdded === null) return 0;
  return product.defaultPrice - priceWhenAdded;
}

const percent = (part: number, whole: number) =>
  (Math.abs(part / whole) * 100).toLocaleString('tr-TR', { maximumFractionDigits: 1 });

/** «₺3.250 düştü, −%6,3» */
export function changeInWords(item: FavoriteItem): string {
  const difference = priceDifference(item);
  const amount = formatLira(Math.abs(difference));
  const share = percent(difference, item.priceWhenAdded ?? 1);
  switch (changeSince(item)) {
    case 'gone':
      return 'Satıştan kalktı';
    case 'cheaper':
      return `${amount} düştü, −%${share}`;
    case 'dearer':
      return `${amount} arttı, +%${share}`;
    case 'arrived':
      return difference === 0
        ? 'Stoka girdi'
        : `Stoka girdi, fiyatı ${amount} ${difference < 0 ? 'düştü' : 'arttı'}`;
    case 'sold-out':
      return 'Stoktan çıktı';
    case 'same':
      return item.product?.priceOnRequest ? 'Fiyatı teklifle verilir' : 'Değişmedi';
  }
}

const COUNTED: readonly [Change, string][] = [
  ['cheaper', 'fiyat düştü'],
  ['dearer', 'fiyat arttı'],
  ['arrived', 'ürün stoka girdi'],
  ['sold-out', 'ürün stoktan çıktı'],
  ['gone', 'ürün satıştan kalktı'],
];

/** «2 fiyat düştü», «1 ürün stoka girdi»; empty where nothing changed. */
export function changesInWords(items: readonly FavoriteItem[]): string[] {
  return COUNTED.flatMap(([change, words]) => {
    const count = items.filter((item) => changeSince(item) === change).length;
    return count === 0 ? [] : [`${String(count)} ${words}`];
  });
}

/** What changed first, each in the order of the list. */
export function changedFirst(items: readonly FavoriteItem[]): FavoriteItem[] {
  const rank = (item: FavoriteItem) => (changeSince(item) === 'same' ? 1 : 0);
  return [...items].sort((one, other) => rank(one) - rank(other));
}
