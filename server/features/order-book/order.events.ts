import type { Personal } from '../../kernel/event-store/domain-event.js';
import type { PaymentMethod } from '../../kernel/payment-method/payment-method.js';
import type { Address } from '../../kernel/postal-address/postal-address.js';

export type OrderStatus = 'pending' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled';
export type PaymentStatus = 'pending' | 'paid';

/** Who ordered, in his own words of that moment. */
export interface Buyer {
  name: string;
  email: string;
  phone: string;
  company: string | null;
  taxNumber: string | null;
  taxOffice: string | null;
}

/** What left the shelf for a line: as many pieces of each counted variation as of the product. */
export interface TakenFromStock {
  quantity: number;
  variationIds: string[];
}

/** One product as it was agreed on; an order never asks the catalogue again. */
export interface OrderedLine {
  /** 1 for the first line. */
  position: number;
  productId: string;
  productName: string;
  brand: string;
  model: string;
  sku: string;
  slug: string;
  /** Content hashes, in their order. */
  pictureIds: string[];
  unit: string;
  deliveryTime: string | null;
  selectedVariations: {
    attributeId: string;
    attributeName: string;
    variationId: string;
    variationName: string;
  }[];
  quantity: number;
  taken: TakenFromStock;
  /** Units ordered above the stock. */
  backOrdered: number;
  /** Net. */
  unitPriceKurus: number;
  totalPriceKurus: number;
  taxRateBasisPoints: number;
}

/** A text the buyer agreed to, by what he saw of it. */
export interface AcceptedDocument {
  slug: string;
  version: number;
  /** SHA-256 of the text, hexadecimal. */
  hash: string;
}

export interface OrderPlaced {
  /** Made of the id: see order.number.ts. */
  number: string;
  /** Nothing for a guest. */
  customerId: string | null;
  /** Where the order came from. */
  channel: 'storefront' | 'program';
  /** The quote it was made of. */
  quoteId: string | null;
  currency: 'TRY';
  buyer: Personal<Buyer>;
  shippingAddress: Personal<Address>;
  billingAddress: Personal<Address>;
  /** Words of the buyer; nothing when he had none. */
  notes: Personal<string>;
  paymentMethod: PaymentMethod;
  lines: OrderedLine[];
  /** Net. */
  subtotalKurus: number;
  taxKurus: number;
  taxRateBasisPoints: number;
  /** Tax included. */
  shippingKurus: number;
  totalKurus: number;
  /** The terms shipping was reckoned by. */
  shippingFeeKurus: number;
  freeShippingThresholdKurus: number | null;
  acceptedDocuments: AcceptedDocument[];
}

/** What was taken for a line when a cancelled order came back to life. */
export interface RetakenLine {
  position: number;
  taken: TakenFromStock;
  backOrdered: number;
}

export type OrderEvent =
  | { type: 'OrderPlaced'; data: OrderPlaced }
  | {
      type: 'OrderStatusChanged';
      data: { from: OrderStatus; to: OrderStatus; reason: Personal<string> };
    }
  | { type: 'OrderCancelled'; data: { from: OrderStatus; reason: Personal<string> } }
  | {
      type: 'OrderReactivated';
      data: { to: OrderStatus; reason: Personal<string>; lines: RetakenLine[] };
    }
  | { type: 'OrderMarkedPaid'; data: { reason: Personal<string> } }
  | { type: 'OrderPaymentReverted'; data: { reason: Personal<string> } }
  | { type: 'OrderNoted'; data: { note: Personal<string> } };
