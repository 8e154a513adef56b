import type { Upcast } from '../../../kernel/event-store/stream-category.js';

/** Before it was announced until when a payment is expected. */
const withoutPaymentTime: Upcast = (data) => ({ ...data, paymentDueDays: null });

/**
 * How earlier shapes of `OrderPlaced` are lifted to today's, oldest first. A new one is added here together with a golden
 * file of the version that it makes.
 */
export const ORDER_PLACED_UPCASTS: readonly Upcast[] = [withoutPaymentTime];
