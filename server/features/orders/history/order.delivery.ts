import { deliveryText } from '../../catalog/index.js';
import type { LineDelivery, OrderedLine } from './order.events.js';

/** When a line is delivered, as documents, refusals and mails word it. */
export function lineDelivery({ delivery, product }: LineDelivery & Pick<OrderedLine, 'product'>): string {
  return deliveryText(delivery, product.unit);
}
