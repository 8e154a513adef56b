import type { Upcast } from '../../../kernel/event-store/stream-category.js';

interface LineOfVersion1 {
  quantity: number;
  product: { deliveryTime: string | null };
}

/** The texts of these orders promised one time for a whole line, whatever the stock was. */
function withDelivery(line: LineOfVersion1) {
  const time = line.product.deliveryTime || 'en geç 30 gün';
  return { ...line, delivery: [{ quantity: line.quantity, isFromStock: true, time }] };
}

/**
 * How earlier shapes of `OrderPlaced` are lifted to today's, oldest first. A new one is added here together with a golden
 * file of the version it replaces.
 */
export const ORDER_PLACED_UPCASTS: readonly Upcast[] = [
  (data) => ({ ...data, lines: (data.lines as LineOfVersion1[]).map(withDelivery) }),
];
