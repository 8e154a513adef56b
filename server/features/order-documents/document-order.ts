import type { PaymentMethod } from '../../kernel/payment-method/payment-method.js';
import type { Address } from '../../kernel/postal-address/postal-address.js';

/** What the documents tell of an order: all that is agreed, and nothing that is only known once it is placed. */
export interface DocumentOrder {
  buyer: DocumentBuyer;
  shippingAddress: Address;
  billingAddress: Address;
  paymentMethod: PaymentMethod;
  lines: readonly DocumentLine[];
  totals: {
    /** Net. */
    subtotalKurus: number;
    taxKurus: number;
    taxRateBasisPoints: number;
    /** Tax included. */
    shippingKurus: number;
    totalKurus: number;
  };
}

export interface DocumentBuyer {
  name: string;
  email: string;
  phone: string;
  company: string | null;
  taxNumber: string | null;
  taxOffice: string | null;
}

export interface DocumentLine {
  productName: string;
  brand: string;
  model: string;
  selectedVariations: readonly { attributeName: string; variationName: string }[];
  quantity: number;
  unit: string;
  /** Net. */
  unitPriceKurus: number;
  totalPriceKurus: number;
  deliveryTime: string | null;
}
