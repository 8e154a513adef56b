import type { Address } from '../../../kernel/postal-address/postal-address.js';
import type {
  Buyer,
  LineDelivery,
  OrderPlaced,
  OrderRecipient,
  OrderReferences,
  SoldLine,
} from '../history/order.events.js';

type Totals = 'subtotalKurus' | 'taxKurus' | 'taxRateBasisPoints' | 'shippingKurus' | 'totalKurus';

/** A line with its price and when it is delivered. */
export type DeliveredLine = SoldLine & LineDelivery;

/** What the documents of an order state: all that is agreed, and nothing that is known only once it is placed. */
export interface DocumentOrder extends Pick<OrderPlaced, 'paymentMethod' | Totals> {
  buyer: Buyer;
  shippingAddress: Address;
  billingAddress: Address;
  /** Null or left out when the buyer named nobody. */
  recipient?: OrderRecipient | null;
  /** Null or left out when the buyer gave none. */
  references?: OrderReferences | null;
  lines: readonly DeliveredLine[];
}
