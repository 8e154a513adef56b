import { deliveryText } from '../../catalog/index.js';
import type { LineDelivery, SoldItem } from './order.events.js';
import { itemOf } from './order.item.js';

/** When a line is delivered, as documents, refusals and mails word it; empty for one without a time of its own. */
export function lineDelivery({ delivery, ...item }: LineDelivery & Omit<SoldItem, 'productId'>): string {
  return deliveryText(delivery, itemOf(item).unit);
}
