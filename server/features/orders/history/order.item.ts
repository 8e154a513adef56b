import type { OfferedProduct } from '../../catalog/index.js';
import type { ForeignPrice, SoldItem } from './order.events.js';

/** Of a price that was made in lira. */
export const IN_LIRA: ForeignPrice = { currency: null, foreignPrice: null, rate: null, rateDate: null };

/** What people read of a line: the product, or in its place the description, without code, page or picture. */
export function itemOf({
  product,
  description,
  unit,
}: Pick<SoldItem, 'product' | 'description' | 'unit'>): OfferedProduct {
  if (product) return product;
  const none = { brand: '', model: '', sku: '', slug: '', pictureIds: [], deliveryTime: null };
  return { ...none, name: description ?? '', unit: unit ?? '' };
}
