import type { Actor } from '../../kernel/actor/actor.js';
import { addressOf } from '../../kernel/postal-address/postal-address.input.js';
import type { PricedLine, PricedLines, PricingTerms } from '../cart/index.js';
import type { DocumentOrder } from '../order-documents/index.js';
import type { StockShare } from '../stock/index.js';
import type { OrderPlaced } from '../order-book/index.js';
import type { AddOrderInput, OrderBuyerInput, OrderDraftInput } from './checkout.input.js';

type Buyer = NonNullable<OrderPlaced['buyer']>;
type OrderedLine = OrderPlaced['lines'][number];

/** An order as its documents tell of it. */
export function draftOf(input: OrderDraftInput, { lines, totals }: PricedLines): DocumentOrder {
  return {
    buyer: buyerOf(input.buyer),
    shippingAddress: addressOf(input.shippingAddress),
    billingAddress: addressOf(input.billingAddress ?? input.shippingAddress),
    paymentMethod: input.paymentMethod,
    lines,
    totals,
  };
}

/** Everything an order keeps of the moment it was placed. */
export function placedOrder(order: {
  actor: Actor;
  input: AddOrderInput;
  priced: PricedLines;
  /** In the order of the lines. */
  shares: readonly StockShare[];
  terms: PricingTerms;
  /** As they were drawn up: whatever else a caller says he accepted is no text of this shop. */
  documents: OrderPlaced['acceptedDocuments'];
}): Omit<OrderPlaced, 'number'> {
  const { actor, input, priced, shares, terms, documents } = order;
  const { subtotalKurus, taxKurus, taxRateBasisPoints, shippingKurus, totalKurus } = priced.totals;
  const { shippingFeeKurus, freeShippingThresholdKurus } = terms;
  return {
    customerId: actor.kind === 'customer' ? actor.id : null,
    channel: actor.kind === 'program' ? 'program' : 'storefront',
    quoteId: null,
    currency: 'TRY',
    buyer: buyerOf(input.buyer),
    shippingAddress: addressOf(input.shippingAddress),
    billingAddress: addressOf(input.billingAddress ?? input.shippingAddress),
    notes: input.notes ?? null,
    paymentMethod: input.paymentMethod,
    lines: priced.lines.map((line, index) => orderedLine(line, index + 1, shares[index])),
    ...{ subtotalKurus, taxKurus, taxRateBasisPoints, shippingKurus, totalKurus },
    ...{ shippingFeeKurus, freeShippingThresholdKurus },
    acceptedDocuments: documents.map(({ slug, version, hash }) => ({ slug, version, hash })),
  };
}

function orderedLine(line: PricedLine, position: number, share?: StockShare): OrderedLine {
  const { minOrderQuantity: _minimum, ...agreed } = line;
  return {
    ...agreed,
    position,
    taken: { quantity: share?.quantity ?? 0, variationIds: share?.variationIds ?? [] },
    backOrdered: share?.backOrdered ?? line.quantity,
  };
}

function buyerOf({ name, email, phone, company, taxNumber, taxOffice }: OrderBuyerInput): Buyer {
  return {
    ...{ name, email, phone },
    company: company ?? null,
    taxNumber: taxNumber ?? null,
    taxOffice: taxOffice ?? null,
  };
}
