import type { Personal } from '../../../kernel/event-store/domain-event.js';
import type { StoredFile } from '../../../kernel/files/private-files.js';
import type { SelectedVariation } from '../../cart/index.js';
import type { OfferedProduct } from '../../catalog/index.js';
import type { DeclineReason, QuoteChannel, QuoteOrigin, QuoteStatus } from './quote.statuses.js';

/** Who asks, as they wrote it. */
export interface QuoteBuyer {
  name: string;
  email: string;
  phone: string;
  company: string | null;
}

/** An answer of the wizard or of a form, as a typed specification. */
export interface SpecAnswer {
  spec: string;
  value: string;
  unit: string | null;
}

/** What was asked for: a product, or what the buyer wrote. */
export interface AskedLine {
  /** Random UUID, kept in every offer. */
  id: string;
  /** Null for a line that names no product of the shop. */
  productId: string | null;
  product: OfferedProduct | null;
  selectedVariations: SelectedVariation[];
  /** Whole steps, at least the minimum of the product. */
  quantity: number;
  unit: string;
  /** UN/ECE Recommendation 20. */
  unitCode: string | null;
  /** Net, when it was asked; null where the price is on request, and without a product. */
  listPriceKurus: number | null;
  /** Net, for one unit. */
  targetPriceKurus: number | null;
  /** Day of Istanbul, YYYY-MM-DD. */
  wantedOn: string | null;
  answers: SpecAnswer[];
}

/** What a buyer wrote of one line. */
export interface LineText {
  asWritten: string | null;
  ownPartNumber: string | null;
}

export interface QuoteTexts {
  message: string | null;
  /** By the ids of the lines. */
  lines: Record<string, LineText>;
  /** By the ids of the files. */
  fileNames: Record<string, string>;
}

/** The buyer's own references. */
export interface QuoteReferences {
  purchaseOrder: string | null;
  project: string | null;
  requisition: string | null;
}

/** A text the buyer agreed to, identified by what they saw of it. */
export interface ConsentText {
  slug: string;
  version: number;
  /** SHA-256 of the text, hexadecimal. */
  hash: string;
}

export interface QuoteRequested {
  /** Made from the id: see quote.number.ts. */
  number: string;
  /** Null for a guest, and for whom staff started it. */
  customerId: string | null;
  /** The company it is asked for; null for a person. */
  companyId: string | null;
  channel: QuoteChannel;
  origin: QuoteOrigin;
  /** The quote whose lines were asked for once more. */
  renewalOf: string | null;
  buyer: Personal<QuoteBuyer>;
  lines: AskedLine[];
  texts: Personal<QuoteTexts>;
  references: Personal<QuoteReferences>;
  answers: SpecAnswer[];
  files: StoredFile[];
  /** Until when the shop answers, an ISO 8601 date-time. */
  responseDueAt: string;
  /** Null when the buyer did not agree to commercial messages with it. */
  marketingConsent: ConsentText | null;
  /** Whether the buyer is mailed that the shop has it. */
  isAcknowledged: boolean;
}

/** A line of an offer. */
export interface OfferedLine {
  /** Random UUID. */
  id: string;
  /** The line that it answers; null for one that staff added. */
  askedLineId: string | null;
  /** Another line of the offer that it may take the place of; it counts only once the buyer chose it. */
  alternativeOf: string | null;
  productId: string | null;
  product: OfferedProduct | null;
  selectedVariations: SelectedVariation[];
  /** Of a free line, such as freight or commissioning; beside a product what staff add. */
  description: string | null;
  quantity: number;
  unit: string;
  unitCode: string | null;
  /** Net; null without one. */
  listPriceKurus: number | null;
  /** Net, above 0, the discount taken off. */
  unitPriceKurus: number;
  /** What was taken off the list price: 1000 is 10 %. */
  discountBasisPoints: number;
  totalPriceKurus: number;
  taxRateBasisPoints: number;
  deliveryTime: string | null;
  /** Of the price it was converted from, as in orders; null for one in lira. */
  currency: string | null;
  foreignPrice: number | null;
  rate: number | null;
  /** Day of the rate, YYYY-MM-DD. */
  rateDate: string | null;
}

export interface OfferTexts {
  /** Terms of payment and delivery. */
  terms: string | null;
  /** Why it is as it is, for the buyer. */
  note: string | null;
}

export interface QuoteOffered {
  /** Counts the offers of the quote from 1. */
  offer: number;
  lines: OfferedLine[];
  /** Net, without alternatives. */
  subtotalKurus: number;
  taxKurus: number;
  taxRateBasisPoints: number;
  /** Tax included. */
  shippingKurus: number;
  totalKurus: number;
  /** The terms that shipping was calculated by; both as they apply to another choice of alternatives. */
  shippingFeeKurus: number;
  freeShippingThresholdKurus: number | null;
  currency: 'TRY';
  /** Last day of Istanbul on which it may be accepted, YYYY-MM-DD. */
  validUntil: string;
  /** Null when it is paid as any order. */
  paymentTermDays: number | null;
  texts: Personal<OfferTexts>;
  isBuyerNotified: boolean;
}

/** What a buyer wants otherwise of one offered line. */
export interface CounteredLine {
  lineId: string;
  /** Null leaves it. */
  quantity: number | null;
  targetPriceKurus: number | null;
  isUnwanted: boolean;
}

export type QuoteEvent =
  | { type: 'QuoteRequested'; data: QuoteRequested }
  | { type: 'QuoteOffered'; data: QuoteOffered }
  | {
      type: 'CounterOffered';
      /** `responseDueAt` is until when the shop answers, an ISO 8601 date-time. */
      data: { offer: number; lines: CounteredLine[]; message: Personal<string>; responseDueAt: string };
    }
  | {
      type: 'QuoteMessageSent';
      /** `fileNames` by the ids of the files. */
      data: {
        side: 'buyer' | 'shop';
        message: Personal<string>;
        files: StoredFile[];
        fileNames: Personal<Record<string, string>>;
        isBuyerNotified: boolean;
      };
    }
  | {
      type: 'QuoteStatusChanged';
      /** By staff, any to any; it makes no order. */
      data: { from: QuoteStatus; to: QuoteStatus; reason: Personal<string> };
    }
  | { type: 'QuoteNoted'; data: { note: Personal<string> } }
  | {
      type: 'QuoteAccepted';
      /** `alternatives` are the ids of the offered lines that took the place of others. */
      data: {
        offer: number;
        orderId: string;
        orderNumber: string;
        alternatives: string[];
        source: 'buyer' | 'staff';
        /** Whose word it was, as staff wrote it; null when the buyer accepted it themselves. */
        saidBy: Personal<string>;
      };
    }
  | {
      type: 'QuoteDeclined';
      /** `offer` is null when there was none. */
      data: { offer: number | null; reason: DeclineReason; message: Personal<string> };
    }
  /** The buyer is mailed the link once more: of the newest offer, or of the request where `offer` is 0. */
  | { type: 'QuoteResent'; data: { offer: number } };
