import type { Upcast } from '../../../kernel/event-store/stream-category.js';

interface LineOfOneTime {
  quantity: number;
  product: { deliveryTime: string | null };
}

/** Before it was announced until when a payment is expected. */
const withoutPaymentTime: Upcast = (data) => ({ ...data, paymentDueDays: null });

/** The texts of these orders promised one time for a whole line, whatever the stock was. */
const withOneTimeForEachLine: Upcast = (data) => ({
  ...data,
  lines: (data.lines as LineOfOneTime[]).map((line) => {
    const time = line.product.deliveryTime || 'en geç 30 gün';
    return { ...line, delivery: [{ quantity: line.quantity, isFromStock: true, time }] };
  }),
});

/** Nobody was asked before. */
const withoutMarketingConsent: Upcast = (data) => ({ ...data, marketingConsent: null });

/**
 * How earlier shapes of `OrderPlaced` are lifted to today's, oldest first. A new one is added here together with a golden
 * file of the version that it makes.
 */
export const ORDER_PLACED_UPCASTS: readonly Upcast[] = [
  withoutPaymentTime,
  withOneTimeForEachLine,
  withoutMarketingConsent,
];
