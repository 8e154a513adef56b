import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v4 as randomId } from 'uuid';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { isUniqueViolation, withRetry } from '../../../kernel/database/transaction-retry.js';
import { CommandRunner } from '../../../kernel/event-store/command-runner.js';
import { type RateLimit, RateLimits } from '../../../kernel/rate-limit/rate-limits.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { ConsentLedger, ConsentTexts } from '../../consents/index.js';
import { StockService } from '../../catalog/index.js';
import { acceptQuote, newestOffer, QuoteHistory, QUOTES, type QuoteState } from '../../quotes/index.js';
import { paymentMethodOff, priceChanged } from '../checkout/checkout.refusals.js';
import { AlreadyPlaced, type IdempotencyKey, IdempotencyKeys } from '../checkout/idempotency-keys.js';
import { OrderDraftService, type ShopState } from '../checkout/order-draft.service.js';
import { ORDERS } from '../commands/order.category.js';
import { checkAccepted } from '../documents/acceptance.js';
import type { DocumentOrder } from '../documents/document-order.js';
import { OrderDocuments } from '../documents/order-documents.service.js';
import { type RenderedDocument, withinForm } from '../documents/rendered-document.js';
import { placeOrder } from '../history/order.decider.js';
import type { AcceptedDocument, LineAllocation, OrderPlaced } from '../history/order.events.js';
import { IN_LIRA } from '../history/order.item.js';
import { orderNumber } from '../history/order.number.js';
import { type OrderSnapshot, snapshotOf } from '../history/order.snapshot.js';
import { acceptedLines, agreedOrder, allocationsOf, stockOf } from './quoted-order.js';
import type { AcceptQuoteInput, QuoteAcceptanceInput } from './quoted.input.js';

const MAX_ATTEMPTS = 5;
const ACCEPTANCES: RateLimit = { name: 'quote-acceptances', points: 30, seconds: 3_600 };

/** What is to be accepted, before it is. */
export interface AcceptanceDraft {
  draft: DocumentOrder;
  documents: RenderedDocument[];
}

interface Placement {
  id: string;
  quoteId: string;
  context: RequestContext;
  input: AcceptQuoteInput;
  request: IdempotencyKey;
  shop: ShopState;
  marketingConsent: AcceptedDocument | null;
}

interface Buying {
  quote: QuoteState;
  customerId: string | null;
  streamKey: Buffer | null;
}

/** An offer becomes an order: one transaction over both streams, the stock, the texts and the outbox. */
@Injectable()
export class QuotedOrders {
  constructor(
    private readonly quotes: QuoteHistory,
    private readonly runner: CommandRunner,
    private readonly keys: IdempotencyKeys,
    private readonly drafts: OrderDraftService,
    private readonly documents: OrderDocuments,
    private readonly consentTexts: ConsentTexts,
    private readonly consents: ConsentLedger,
    private readonly stock: StockService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** @throws NOT_FOUND, QUOTE_LINK_OUTDATED, and the refusals of acceptQuote */
  async draft(input: QuoteAcceptanceInput, { actor }: RequestContext): Promise<AcceptanceDraft> {
    const quote = await this.quotes.find(await this.quotes.idOf(input, actor));
    if (!quote) throw notFound();
    this.decide(quote, input, { orderId: quote.id });
    const shop = await this.drafts.shopState();
    const offer = neededOffer(quote);
    const lines = acceptedLines(offer, input.alternatives ?? []);
    const available = await this.stock.previewTakingAgain(this.drafts.reader, stockOf(lines), shop);
    const stock = allocationsOf(lines, available).map((one) => one.stock);
    const draft = agreedOrder({ input, offer, lines, stock, calendar: shop.calendar });
    return { draft, documents: this.documents.render(shop.templates, draft).map(withinForm) };
  }

  /**
   * @returns the order as it was recorded now, or the id of the one that the same request made before
   * @throws IDEMPOTENCY_CONFLICT, RATE_LIMITED, NOT_FOUND, QUOTE_LINK_OUTDATED, PAYMENT_METHOD_OFF, PRICE_CHANGED, OUT_OF_STOCK,
   * DOCUMENTS_NOT_ACCEPTED, DOCUMENTS_CHANGED, CONSENT_TEXT_UNKNOWN, and the refusals of acceptQuote
   */
  async accept(context: RequestContext, input: AcceptQuoteInput): Promise<OrderSnapshot | string> {
    const { idempotencyKey, ...body } = input;
    const request = this.keys.hash(context, idempotencyKey, body);
    const known = await this.keys.orderIdOf(request);
    if (known) return known;
    await this.limits.takeAt(ACCEPTANCES, context.address);
    const quoteId = await this.quotes.idOf(input, context.actor);
    const marketingConsent = await this.consentTexts.recorded(input.marketingConsent);
    const shop = await this.drafts.shopState();
    if (!shop.paymentMethods.includes(input.paymentMethod)) throw paymentMethodOff();
    const placement = { quoteId, context, input, request, shop, marketingConsent };
    try {
      return await withRetry(() => this.place({ ...placement, id: randomId() }), {
        attempts: MAX_ATTEMPTS,
        isRetryable: (error) => isUniqueViolation(error, 'orders_number'),
      });
    } catch (error) {
      const orderId = error instanceof AlreadyPlaced ? await this.keys.orderIdOf(request) : null;
      if (orderId) return orderId;
      throw error;
    }
  }

  private async place(placement: Placement): Promise<OrderSnapshot> {
    const { id, quoteId, context, input, request } = placement;
    const { actor, requestId } = context;
    const recorded = await this.runner.inTransaction({ actor, requestId }, async (work) => {
      const { transaction } = work;
      await this.keys.claim(transaction, request, id);
      const quoteStream = await work.load(QUOTES, quoteId);
      const quote = quoteStream.state();
      const accepted = this.decide(quote, input, { orderId: id });
      // A colleague may accept it by its link: it stays the order of whom it was offered to.
      const customerId = quote.customerId ?? (actor.kind === 'customer' ? actor.id : null);
      const subject = customerId ? { userId: customerId } : { email: input.buyer.email };
      const orderStream = await work.start(ORDERS, { id, subject });
      const placed = await this.placed(transaction, placement, {
        ...{ quote, customerId, streamKey: orderStream.key },
      });
      work.append(quoteStream, accepted);
      const { marketingConsent: text } = placement;
      const consent = text && { orderId: id, context, buyer: input.buyer, text };
      if (consent) await this.consents.recordWithOrder(transaction, consent);
      return work.append(orderStream, placeOrder(id, placed));
    });
    const order = snapshotOf(recorded);
    if (!order) throw new Error('The order was recorded');
    return order;
  }

  /** @throws the refusals of acceptQuote */
  private decide(
    quote: QuoteState,
    { offer, alternatives }: QuoteAcceptanceInput,
    { orderId }: { orderId: string },
  ) {
    return acceptQuote(
      {
        ...{ offer, orderId, orderNumber: orderNumber(orderId), alternatives: alternatives ?? [] },
        ...{ source: 'buyer', saidBy: null, now: this.clock.now() },
      },
      quote,
    );
  }

  private async placed(
    transaction: EntityManager,
    { id, quoteId, input, shop, marketingConsent }: Placement,
    { quote, customerId, streamKey }: Buying,
  ): Promise<Omit<OrderPlaced, 'number'>> {
    const offer = neededOffer(quote);
    const lines = acceptedLines(offer, input.alternatives ?? []);
    // What was offered is sold, even if the catalog has it no more.
    const taken = allocationsOf(lines, await this.stock.takeAgain(transaction, stockOf(lines), shop));
    const stock = taken.map((one) => one.stock);
    const draft = agreedOrder({ input, offer, lines, stock, calendar: shop.calendar });
    if (draft.totalKurus !== input.expectedTotal) {
      throw priceChanged({ expectedTotal: input.expectedTotal, total: draft.totalKurus });
    }
    const documents = this.documents.render(shop.templates, draft);
    checkAccepted(documents, input.acceptedDocuments, draft.lines);
    await this.documents.store(transaction, { orderId: id, streamKey, documents });
    const allocations = taken.map((one) => one.allocation);
    return {
      ...{ ...draft, ...termsOf(offer), customerId, quoteId, companyId: quote.companyId, marketingConsent },
      references: draft.references ?? quote.references,
      notes: input.notes ?? null,
      paymentDueDays: dueDays(draft, offer.paymentTermDays, shop),
      lines: withStock(draft, allocations),
      acceptedDocuments: documents.map(({ slug, version, hash }) => ({ slug, version, hash })),
    };
  }
}

const termsOf = ({ shippingFeeKurus, freeShippingThresholdKurus }: ReturnType<typeof neededOffer>) => ({
  ...{ shippingFeeKurus, freeShippingThresholdKurus },
  ...({ channel: 'storefront', currency: 'TRY' } as const),
});

function neededOffer(quote: QuoteState) {
  const offer = newestOffer(quote);
  if (!offer) throw new Error('Only an offer can be accepted');
  return offer;
}

/** The term that was offered; else that of every transfer. */
function dueDays({ paymentMethod }: DocumentOrder, offered: number | null, shop: ShopState): number | null {
  if (paymentMethod !== 'bank_transfer') return null;
  return offered ?? shop.transferDueDays;
}

function withStock({ lines }: DocumentOrder, allocations: readonly LineAllocation[]): OrderPlaced['lines'] {
  return lines.map((line, index) => {
    const allocation = allocations[index];
    if (!allocation) throw new Error('The stock answers for every line');
    return { ...line, ...IN_LIRA, ...allocation };
  });
}
