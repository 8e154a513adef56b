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

/** Only products were sold, priced in lira, to persons who had no field for references of their own. */
const withoutReferences: Upcast = (data) => ({
  ...data,
  companyId: null,
  references: null,
  lines: (data.lines as object[]).map((line) => ({
    ...line,
    description: null,
    unit: null,
    currency: null,
    foreignPrice: null,
    rate: null,
    rateDate: null,
  })),
});

/** Nothing was known to be made to measure. */
const withoutMadeToMeasure: Upcast = (data) => ({
  ...data,
  lines: (data.lines as object[]).map((line) => ({ ...line, isMadeToMeasure: false })),
});

/** The buyer took each delivery, as far as was known. */
const withoutRecipient: Upcast = (data) => ({ ...data, recipient: null });

/**
 * How earlier shapes of `OrderPlaced` are lifted to today's, oldest first. A new one is added here together with a golden
 * file of the version that it makes.
 */
export const ORDER_PLACED_UPCASTS: readonly Upcast[] = [
  withoutPaymentTime,
  withOneTimeForEachLine,
  withoutMarketingConsent,
  withoutReferences,
  withoutMadeToMeasure,
  withoutRecipient,
];

/** The shop mailed each change of a status before staff could choose. */
const announced: Upcast = (data) => ({ ...data, isBuyerNotified: true });

/** Nothing was written about how an order travels. */
const withoutShipment: Upcast = (data) => ({ ...data, shipment: null });

export const ORDER_CANCELLED_UPCASTS: readonly Upcast[] = [announced];

/** Of changes of a status, by which an order may be sent off. */
export const ORDER_STATUS_UPCASTS: readonly Upcast[] = [(data) => announced(withoutShipment(data))];

/** Staff recorded only that an order was paid, and nobody was mailed. */
const withoutPaymentFacts: Upcast = (data) => ({
  ...data,
  amountKurus: null,
  paidOn: null,
  reference: null,
  isBuyerNotified: false,
});

/** One payment made an order paid, whatever its amount was. */
const coveringTotal: Upcast = (data) => ({ ...data, currency: 'TRY', coversTotal: true });

/** Buyers could not say that they had paid. */
const withoutNotice: Upcast = (data) => ({ ...data, noticeVersion: null });

export const ORDER_MARKED_PAID_UPCASTS: readonly Upcast[] = [
  withoutPaymentFacts,
  coveringTotal,
  withoutNotice,
];

/** An order had one payment at most, and nobody was mailed when it was taken back. */
export const ORDER_PAYMENT_REVERTED_UPCASTS: readonly Upcast[] = [
  (data) => ({ ...data, paymentVersion: null, amountKurus: null, isBuyerNotified: false }),
];
