import type { BusinessCalendar } from '../../../kernel/calendar/business-calendar.js';
import { invoicePartyOf } from '../../../kernel/invoice-party/invoice-party.js';
import { addressOf } from '../../../kernel/postal-address/postal-address.input.js';
import { type DeliveryPart, deliveryOf, type StockAllocation } from '../../catalog/index.js';
import {
  countedLines,
  newestOffer,
  type OfferedLine,
  offerTotals,
  type QuoteState,
} from '../../quotes/index.js';
import { priceChanged } from '../checkout/checkout.refusals.js';
import type { DeliveredLine, DocumentOrder } from '../documents/document-order.js';
import type { AcceptedDocument, LineAllocation, OrderPlaced } from '../history/order.events.js';
import { IN_LIRA } from '../history/order.item.js';
import { recipientOf } from '../history/order.recipient.js';
import { referencesOf } from '../history/order.references.js';
import type { QuoteAcceptanceInput } from './quoted.input.js';

type Offer = QuoteState['offers'][number];

/** Where neither the offer nor the product says when. */
const WITH_THE_ORDER = 'siparişle birlikte';

export function neededOffer(quote: QuoteState): Offer {
  const offer = newestOffer(quote);
  if (!offer) throw new Error('Only an offer can be accepted');
  return offer;
}

/** @throws PRICE_CHANGED */
export function checkTotal({ totalKurus: total }: DocumentOrder, expectedTotal: number): void {
  if (total !== expectedTotal) throw priceChanged({ expectedTotal, total });
}

/** The lines that become the order. */
export const acceptedLines = ({ lines }: Offer, alternatives: readonly string[]): OfferedLine[] =>
  countedLines(lines, alternatives);

/** The ids of their products; null of what is no product. */
export const idsOf = (lines: readonly OfferedLine[]) => lines.map(({ productId }) => productId);

/** The stock that they need: what is no product has none. */
export const stockOf = (lines: readonly OfferedLine[]) =>
  lines.flatMap(({ productId, quantity, selectedVariations }) =>
    productId === null
      ? []
      : [{ productId, quantity, variationIds: selectedVariations.map(({ variationId }) => variationId) }],
  );

/** What was allocated, for every line: nothing for what is no product. */
export function allocationsOf(
  lines: readonly OfferedLine[],
  taken: readonly StockAllocation[],
): { stock: StockAllocation | undefined; allocation: LineAllocation }[] {
  let next = 0;
  return lines.map(({ productId }, index) => {
    const stock = productId === null ? undefined : taken[next++];
    return {
      stock,
      allocation: {
        position: index + 1,
        backOrdered: stock?.backOrdered ?? 0,
        countedVariationIds: stock?.variationIds ?? [],
      },
    };
  });
}

/** The order as it is agreed on: at the prices of the offer, whatever the catalog says by now. */
export function agreedOrder(agreed: {
  input: Omit<QuoteAcceptanceInput, 'id' | 'token'>;
  offer: Offer;
  lines: readonly OfferedLine[];
  stock: readonly (StockAllocation | undefined)[];
  /** Ids of the products that are made to measure. */
  madeToMeasure: ReadonlySet<string>;
  calendar: BusinessCalendar;
}): DocumentOrder {
  const { input, offer, lines, stock, madeToMeasure, calendar } = agreed;
  const { name, email, phone, ...party } = input.buyer;
  const totals = offerTotals(offer.lines, input.alternatives ?? [], offer);
  return {
    buyer: { name, email, phone, ...invoicePartyOf(party) },
    shippingAddress: addressOf(input.shippingAddress),
    billingAddress: addressOf(input.billingAddress ?? input.shippingAddress),
    recipient: recipientOf(input.recipient),
    references: referencesOf(input.references),
    paymentMethod: input.paymentMethod,
    lines: lines.map((line, index) => ({
      ...deliveredLine(line, deliveryOfLine(line, stock[index], calendar)),
      isMadeToMeasure: line.productId !== null && madeToMeasure.has(line.productId),
    })),
    ...totals,
  };
}

function deliveredLine(line: OfferedLine, delivery: DeliveryPart[]): Omit<DeliveredLine, 'isMadeToMeasure'> {
  const { productId, product, selectedVariations, quantity, description, unit } = line;
  const { unitPriceKurus, totalPriceKurus, taxRateBasisPoints } = line;
  return {
    productId,
    product,
    selectedVariations,
    quantity,
    unitPriceKurus,
    totalPriceKurus,
    taxRateBasisPoints,
    delivery,
    ...(productId === null ? { description, unit } : { description: null, unit: null }),
  };
}

function deliveryOfLine(
  { productId, product, quantity, deliveryTime }: OfferedLine,
  stock: StockAllocation | undefined,
  calendar: BusinessCalendar,
): DeliveryPart[] {
  if (productId === null) return [{ quantity, isFromStock: true, time: deliveryTime ?? WITH_THE_ORDER }];
  // A time that staff promised holds for the whole line, procured or not.
  if (deliveryTime) {
    return [{ quantity, isFromStock: (stock?.backOrdered ?? quantity) === 0, time: deliveryTime }];
  }
  const line = { quantity, fromStock: stock?.quantity ?? 0, inStock: true };
  return deliveryOf({ ...line, deliveryTime: product?.deliveryTime ?? null }, calendar);
}

/** What is recorded of an order that was agreed on. */
export function orderPlaced(placed: {
  draft: DocumentOrder;
  offer: Offer;
  quote: QuoteState;
  /** Those that were accepted. */
  documents: readonly AcceptedDocument[];
  allocations: readonly LineAllocation[];
  customerId: string | null;
  quoteId: string;
  channel: OrderPlaced['channel'];
  notes: string | null;
  marketingConsent: AcceptedDocument | null;
  transferDueDays: number;
}): Omit<OrderPlaced, 'number'> {
  const { draft, offer, quote, documents, allocations, transferDueDays, ...recorded } = placed;
  const { shippingFeeKurus, freeShippingThresholdKurus } = offer;
  return {
    ...draft,
    ...recorded,
    shippingFeeKurus,
    freeShippingThresholdKurus,
    companyId: quote.companyId,
    currency: 'TRY',
    recipient: draft.recipient ?? null,
    references: draft.references ?? quote.references,
    // The term that was offered; else that of every transfer.
    paymentDueDays:
      draft.paymentMethod === 'bank_transfer' ? (offer.paymentTermDays ?? transferDueDays) : null,
    lines: withStock(draft, allocations),
    acceptedDocuments: documents.map(({ slug, version, hash }) => ({ slug, version, hash })),
  };
}

function withStock({ lines }: DocumentOrder, allocations: readonly LineAllocation[]): OrderPlaced['lines'] {
  return lines.map((line, index) => {
    const allocation = allocations[index];
    if (!allocation) throw new Error('The stock answers for every line');
    return { ...line, ...IN_LIRA, ...allocation };
  });
}
