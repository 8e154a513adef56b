import type { Personal } from '../../../kernel/event-store/domain-event.js';
import type { StoredFile } from '../../../kernel/files/private-files.js';
import type { InvoiceParty } from '../../../kernel/invoice-party/invoice-party.js';
import type { Address } from '../../../kernel/postal-address/postal-address.js';
import type { PricedLine } from '../../cart/index.js';
import type { DeliveryPart, OfferedProduct } from '../../catalog/index.js';
import type { OrderStatus, PaymentMethod } from './order.statuses.js';
import type { WithdrawalEvent } from './withdrawal.events.js';

/** Who ordered, as they wrote it then. */
export interface Buyer extends InvoiceParty {
  name: string;
  email: string;
  phone: string;
}

/** What was taken from stock for a line: every piece that was not back-ordered. */
export interface LineAllocation {
  /** 1 for the first line. */
  position: number;
  /** Pieces ordered above the stock. */
  backOrdered: number;
  /** Chosen variations that are counted: as many pieces of each were taken as of the product. */
  countedVariationIds: string[];
}

/** When a line is delivered, as the accepted texts say. */
export interface LineDelivery {
  /** What was in stock first; earlier orders promised one time for the whole line. */
  delivery: DeliveryPart[];
}

/** What a line is about: a product as it was, or something that is none, such as freight, in words. */
export interface SoldItem {
  /** Null for what is no product. */
  productId: string | null;
  product: OfferedProduct | null;
  /** What it is instead of a product; null for one. */
  description: string | null;
  /** What is counted of it; null for a product, which says so itself. */
  unit: string | null;
  /** Made to the measure of the buyer, who was told that they cannot withdraw from it. */
  isMadeToMeasure: boolean;
}

/** What a price in another currency was converted from; all null for a price that was made in lira. */
export interface ForeignPrice {
  currency: string | null;
  foreignPrice: number | null;
  rate: number | null;
  /** Day of the rate, YYYY-MM-DD. */
  rateDate: string | null;
}

/** An item with its price. */
export interface SoldLine extends Omit<PricedLine, 'productId' | 'product'>, SoldItem {}

/** A line as it was agreed on; an order never asks the catalog again. */
export interface OrderedLine extends SoldLine, LineAllocation, LineDelivery, ForeignPrice {}

/** Who takes the delivery, and where: each null when the buyer gave none. */
export interface OrderRecipient {
  /** What the buyer calls the place: a building site, a depot. */
  siteName: string | null;
  contactName: string | null;
  /** As typed. */
  phone: string | null;
}

/** What the buyer files the order under; each null when they gave none. */
export interface OrderReferences {
  purchaseOrder: string | null;
  /** Project or building site. */
  project: string | null;
  requisition: string | null;
}

/** A text the buyer agreed to, identified by what they saw of it. */
export interface AcceptedDocument {
  slug: string;
  version: number;
  /** SHA-256 of the text, hexadecimal. */
  hash: string;
}

export interface OrderPlaced {
  /** Made from the id: see order.number.ts. */
  number: string;
  /** Null for a guest. */
  customerId: string | null;
  /** The company it was ordered for; null for a person. */
  companyId: string | null;
  /** Where the order came from; `staff` recorded the word of a buyer. */
  channel: 'storefront' | 'program' | 'staff';
  /** The quote it was made of. */
  quoteId: string | null;
  currency: 'TRY';
  buyer: Personal<Buyer>;
  shippingAddress: Personal<Address>;
  billingAddress: Personal<Address>;
  /** Null when the buyer named nobody. */
  recipient: Personal<OrderRecipient>;
  /** Message of the buyer to the shop; null when there was none. */
  notes: Personal<string>;
  /** Null when the buyer gave none. */
  references: Personal<OrderReferences>;
  paymentMethod: PaymentMethod;
  /** Days within which the buyer was asked to transfer the money; null when no time was announced. */
  paymentDueDays: number | null;
  lines: OrderedLine[];
  /** Net. */
  subtotalKurus: number;
  taxKurus: number;
  taxRateBasisPoints: number;
  /** Tax included. */
  shippingKurus: number;
  totalKurus: number;
  /** The terms that shipping was calculated by. */
  shippingFeeKurus: number;
  freeShippingThresholdKurus: number | null;
  acceptedDocuments: AcceptedDocument[];
  /** The text by which the buyer agreed to be sent commercial messages, here and now; null when they did not. */
  marketingConsent: AcceptedDocument | null;
}

/** How an order travels, as staff wrote it; each is null when they wrote none. */
export interface Shipment {
  carrier: string | null;
  trackingNumber: string | null;
}

/** An amount that was received; payments recorded before staff could say more have neither amount, day nor reference. */
export interface Payment {
  amountKurus: number | null;
  currency: OrderPlaced['currency'];
  /** Recorded before an order could be paid in parts: it counts as the total, or as its amount when that is more. */
  coversTotal: boolean;
  /** Day of Istanbul, YYYY-MM-DD. */
  paidOn: string | null;
  /** Number of the receipt, or what the transfer said. */
  reference: Personal<string>;
}

/** Whether staff wanted the buyer to be mailed about it. */
interface Announced {
  isBuyerNotified: boolean;
}

/** What the buyer wrote about a transfer. */
export interface TransferDetails {
  /** The bank that it was sent from. */
  bank: string;
  /** Who sent it, where that is not the buyer. */
  sender: string | null;
  /** Number of the receipt, or the text of the transfer. */
  reference: string | null;
  /** Of the receipt; null without one. */
  fileName: string | null;
}

/** A transfer as the buyer describes it; what was received is another matter. */
export interface GivenPaymentNotice {
  /** Above 0. */
  amountKurus: number;
  currency: OrderPlaced['currency'];
  /** Day of Istanbul, YYYY-MM-DD. */
  paidOn: string;
  details: Personal<TransferDetails>;
  receipt: StoredFile | null;
}

interface Shipping {
  /** Null when the order is not on its way, or nothing was written about how. */
  shipment: Personal<Shipment>;
}

export type OrderEvent =
  | { type: 'OrderPlaced'; data: OrderPlaced }
  | {
      type: 'OrderStatusChanged';
      data: { from: OrderStatus; to: OrderStatus; reason: Personal<string> } & Shipping & Announced;
    }
  | { type: 'OrderCancelled'; data: { from: OrderStatus; reason: Personal<string> } & Announced }
  | {
      type: 'OrderCancelledUnpaid';
      /** The shop itself cancelled: the money did not arrive in the announced time, an ISO 8601 date-time. */
      data: { from: OrderStatus; paymentDueAt: string };
    }
  | {
      type: 'OrderReactivated';
      /** The stock is taken again, line by line. */
      data: { to: OrderStatus; reason: Personal<string>; lines: LineAllocation[] } & Shipping & Announced;
    }
  | {
      type: 'OrderStatusUndone';
      /**
       * A change of the status that was a slip, as if it had not happened: shipment, its time (ISO 8601) and stock are as before it.
       * `lines` is what was taken from stock again; null where nothing was.
       */
      data: {
        undoneVersion: number;
        from: OrderStatus;
        to: OrderStatus;
        shippedAt: string | null;
        lines: LineAllocation[] | null;
      } & Shipping;
    }
  | { type: 'OrderShipmentCorrected'; data: Shipping & { reason: Personal<string> } & Announced }
  | {
      type: 'OrderMarkedPaid';
      /** `noticeVersion` is that of the event by which the buyer named the transfer; null where they did not. */
      data: Payment & { noticeVersion: number | null; reason: Personal<string> } & Announced;
    }
  /** The buyer says that they have made a transfer; no money counts until staff record it. */
  | { type: 'OrderPaymentNoticeGiven'; data: GivenPaymentNotice }
  | { type: 'OrderPaymentNoticeRejected'; data: { noticeVersion: number; reason: Personal<string> } }
  | {
      type: 'OrderPaymentReverted';
      /** The version of the event that recorded the payment, and its amount; both null while an order had one payment at most. */
      data: {
        paymentVersion: number | null;
        amountKurus: number | null;
        reason: Personal<string>;
      } & Announced;
    }
  | {
      type: 'OrderPaymentUndone';
      /** A payment that was recorded by a slip, as if it had not been. */
      data: { undoneVersion: number };
    }
  | { type: 'OrderNoted'; data: { note: Personal<string> } }
  | {
      type: 'OrderNoteWithdrawn';
      /** The version of the event that recorded the note. */
      data: { noteVersion: number; reason: Personal<string> };
    }
  | {
      type: 'OrderReferencesCorrected';
      /** What the buyer files the order under, before and after; null where they gave none. */
      data: { before: Personal<OrderReferences>; after: Personal<OrderReferences> };
    }
  | WithdrawalEvent
  /** The buyer accepts the documents of an order that staff recorded at their word. */
  | { type: 'OrderDocumentsAccepted'; data: { documents: AcceptedDocument[] } }
  /** Tracking links of earlier versions ended. */
  | { type: 'OrderLinkRenewed'; data: { linkVersion: number } }
  /** The buyer is mailed the confirmation once more, with the link that works. */
  | { type: 'OrderConfirmationResent'; data: { linkVersion: number } };
