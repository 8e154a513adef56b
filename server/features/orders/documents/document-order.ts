import type { Address } from '../../../kernel/postal-address/postal-address.js';
import type { PricedLine } from '../../cart/index.js';
import type { Buyer, LineDelivery, OrderPlaced } from '../history/order.events.js';

type Totals = 'subtotalKurus' | 'taxKurus' | 'taxRateBasisPoints' | 'shippingKurus' | 'totalKurus';

/** A line with its price and when it is delivered. */
export type DeliveredLine = PricedLine & LineDelivery;

/** What the documents of an order state: all that is agreed, and nothing that is known only once it is placed. */
export interface DocumentOrder extends Pick<OrderPlaced, 'paymentMethod' | Totals> {
  buyer: Buyer;
  shippingAddress: Address;
  billingAddress: Address;
  lines: readonly DeliveredLine[];
}
