import type { Actor } from '../../../kernel/actor/actor.js';
import type { BusinessCalendar } from '../../../kernel/calendar/business-calendar.js';
import { invoicePartyOf } from '../../../kernel/invoice-party/invoice-party.js';
import { addressOf } from '../../../kernel/postal-address/postal-address.input.js';
import type { PricedLines, PricingTerms } from '../../cart/index.js';
import { type DeliveryPart, deliveryOf, type Offer, type StockAllocation } from '../../catalog/index.js';
import type { DeliveredLine, DocumentOrder } from '../documents/document-order.js';
import type { Buyer, LineAllocation, OrderPlaced } from '../history/order.events.js';
import { IN_LIRA } from '../history/order.item.js';
import { recipientOf } from '../history/order.recipient.js';
import { referencesOf } from '../history/order.references.js';
import type { AddOrderInput, OrderBuyerInput, OrderDraftInput } from './checkout.input.js';

/** An order as it is agreed on: what its documents state. */
export function draftOf(
  input: OrderDraftInput,
  { lines, totals, offers }: PricedLines,
  allocations: readonly StockAllocation[],
  calendar: BusinessCalendar,
): DocumentOrder {
  const { subtotalKurus, taxKurus, taxRateBasisPoints, shippingKurus, totalKurus } = totals;
  return {
    buyer: buyerOf(input.buyer),
    shippingAddress: addressOf(input.shippingAddress),
    billingAddress: addressOf(input.billingAddress ?? input.shippingAddress),
    recipient: recipientOf(input.recipient),
    references: referencesOf(input.references),
    paymentMethod: input.paymentMethod,
    lines: lines.map((line, index) => ({
      ...line,
      description: null,
      unit: null,
      isMadeToMeasure: offers.get(line.productId)?.isMadeToMeasure ?? false,
      delivery: deliveryOfLine(line, offers.get(line.productId), allocations[index], calendar),
    })),
    subtotalKurus,
    taxKurus,
    taxRateBasisPoints,
    shippingKurus,
    totalKurus,
  };
}

function deliveryOfLine(
  { quantity, product: { deliveryTime } }: PricedLines['lines'][number],
  offer: Pick<Offer, 'inStock'> | undefined,
  allocation: StockAllocation | undefined,
  calendar: BusinessCalendar,
): DeliveryPart[] {
  const fromStock = allocation?.quantity ?? 0;
  return deliveryOf({ quantity, fromStock, inStock: offer?.inStock ?? false, deliveryTime }, calendar);
}

/** What becomes an order, and who places it. */
interface OrderToPlace {
  actor: Actor;
  input: AddOrderInput;
  draft: DocumentOrder;
  /** In the order of the lines. */
  allocations: readonly LineAllocation[];
  shop: {
    terms: PricingTerms;
    transferDueDays: number;
    marketingConsent: OrderPlaced['marketingConsent'];
  };
  /** As they were rendered: anything else a caller claims to have accepted is no text of this shop. */
  documents: OrderPlaced['acceptedDocuments'];
}

/** Everything an order records when it is placed. */
export function placedOrder(order: OrderToPlace): Omit<OrderPlaced, 'number'> {
  const { actor, input, draft, allocations, shop, documents } = order;
  const { shippingFeeKurus, freeShippingThresholdKurus } = shop.terms;
  return {
    ...draft,
    companyId: null,
    recipient: draft.recipient ?? null,
    references: draft.references ?? null,
    customerId: actor.kind === 'customer' ? actor.id : null,
    channel: actor.kind === 'program' ? 'program' : 'storefront',
    quoteId: null,
    currency: 'TRY',
    notes: input.notes ?? null,
    paymentDueDays: draft.paymentMethod === 'bank_transfer' ? shop.transferDueDays : null,
    lines: orderedLines(draft.lines, allocations),
    shippingFeeKurus,
    freeShippingThresholdKurus,
    acceptedDocuments: documents.map(({ slug, version, hash }) => ({ slug, version, hash })),
    marketingConsent: shop.marketingConsent,
  };
}

function orderedLines(
  lines: readonly DeliveredLine[],
  allocations: readonly LineAllocation[],
): OrderPlaced['lines'] {
  return lines.map((line, index) => {
    const allocation = allocations[index];
    if (!allocation) throw new Error('The stock answers for every line');
    return { ...line, ...IN_LIRA, ...allocation };
  });
}

function buyerOf({ name, email, phone, ...input }: OrderBuyerInput): Buyer {
  return { name, email, phone, ...invoicePartyOf(input) };
}
