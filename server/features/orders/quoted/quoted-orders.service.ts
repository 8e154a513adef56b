import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v4 as randomId } from 'uuid';
import type { AuthenticatedCause, Cause } from '../../../kernel/actor/cause.js';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { isUniqueViolation, withRetry } from '../../../kernel/database/transaction-retry.js';
import { CommandRunner } from '../../../kernel/event-store/command-runner.js';
import { type RateLimit, RateLimits } from '../../../kernel/rate-limit/rate-limits.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { ConsentLedger, ConsentTexts } from '../../consents/index.js';
import { OfferQueries, StockService } from '../../catalog/index.js';
import { acceptQuote, QuoteHistory, QUOTES, type QuoteState } from '../../quotes/index.js';
import { paymentMethodOff } from '../checkout/checkout.refusals.js';
import { AlreadyPlaced, type IdempotencyKey, IdempotencyKeys } from '../checkout/idempotency-keys.js';
import { OrderDraftService, type ShopState } from '../checkout/order-draft.service.js';
import { ORDERS } from '../commands/order.category.js';
import { checkAccepted } from '../documents/acceptance.js';
import type { DocumentOrder } from '../documents/document-order.js';
import { OrderDocuments } from '../documents/order-documents.service.js';
import { type RenderedDocument, withinForm } from '../documents/rendered-document.js';
import { placeOrder } from '../history/order.decider.js';
import type { AcceptedDocument, OrderPlaced } from '../history/order.events.js';
import { orderNumber } from '../history/order.number.js';
import { type OrderSnapshot, snapshotOf } from '../history/order.snapshot.js';
import {
  acceptedLines,
  agreedOrder,
  allocationsOf,
  checkTotal,
  idsOf,
  neededOffer,
  orderPlaced,
  stockOf,
} from './quoted-order.js';
import type { AcceptQuoteInput, QuoteAcceptanceInput, RecordQuoteAcceptanceInput } from './quoted.input.js';

const MAX_ATTEMPTS = 5;
const ACCEPTANCES: RateLimit = { name: 'quote-acceptances', points: 30, seconds: 3_600 };

/** What is to be accepted, before it is. */
export interface AcceptanceDraft {
  draft: DocumentOrder;
  documents: RenderedDocument[];
}

/** Who accepts: a buyer with the texts they read, or staff at the word of one, whose texts wait for them. */
interface Word {
  source: 'buyer' | 'staff';
  saidBy: string | null;
  acceptedDocuments: readonly AcceptedDocument[] | null;
}

type Ordered = Omit<RecordQuoteAcceptanceInput, 'quoteId' | 'saidBy' | 'idempotencyKey'>;

interface Placement {
  id: string;
  quoteId: string;
  cause: Cause;
  input: Ordered;
  word: Word;
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
    private readonly offers: OfferQueries,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** @throws NOT_FOUND, QUOTE_LINK_OUTDATED, and the refusals of acceptQuote */
  async draft(input: QuoteAcceptanceInput, context: RequestContext): Promise<AcceptanceDraft> {
    const { id } = await this.quotes.named(input, context);
    const quote = await this.quotes.find(id);
    if (!quote) throw notFound();
    this.decide(quote, input, { orderId: quote.id, ...BY_BUYER });
    const shop = await this.drafts.shopState();
    const offer = neededOffer(quote);
    const lines = acceptedLines(offer, input.alternatives ?? []);
    const available = await this.stock.previewTakingAgain(this.drafts.reader, stockOf(lines), shop);
    const stock = allocationsOf(lines, available).map((one) => one.stock);
    const madeToMeasure = await this.offers.madeToMeasure(this.drafts.reader, idsOf(lines));
    const draft = agreedOrder({ input, offer, lines, stock, madeToMeasure, calendar: shop.calendar });
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
    const { id: quoteId, cause } = await this.quotes.named(input, context);
    const marketingConsent = await this.consentTexts.recorded(input.marketingConsent);
    const source = cause.actor.kind === 'staff' ? 'staff' : 'buyer';
    const word = { source, saidBy: null, acceptedDocuments: input.acceptedDocuments } as const;
    return this.placeOnce({ quoteId, cause, input, word, request, marketingConsent });
  }

  /**
   * Staff record that a buyer accepted by word; the buyer is mailed a link to the texts.
   *
   * @returns as `accept`
   * @throws IDEMPOTENCY_CONFLICT, NOT_FOUND, PAYMENT_METHOD_OFF, PRICE_CHANGED, OUT_OF_STOCK, and the refusals of acceptQuote
   */
  async record(
    context: RequestContext,
    cause: AuthenticatedCause,
    input: RecordQuoteAcceptanceInput,
  ): Promise<OrderSnapshot | string> {
    const { idempotencyKey, ...body } = input;
    const request = this.keys.hash({ ...context, actor: cause.actor }, idempotencyKey, body);
    const known = await this.keys.orderIdOf(request);
    if (known) return known;
    const { quoteId, saidBy } = input;
    const quote = await this.quotes.find(quoteId);
    if (!quote) throw notFound();
    const { customerId } = quote;
    const onBehalfOf = { kind: customerId ? ('customer' as const) : ('guest' as const), id: customerId };
    const word = { source: 'staff', saidBy, acceptedDocuments: null } as const;
    return this.placeOnce({
      quoteId,
      cause: { ...cause, onBehalfOf },
      input,
      word,
      request,
      marketingConsent: null,
    });
  }

  private async placeOnce(placing: Omit<Placement, 'id' | 'shop'>): Promise<OrderSnapshot | string> {
    const { input, request } = placing;
    const shop = await this.drafts.shopState();
    if (!shop.paymentMethods.includes(input.paymentMethod)) throw paymentMethodOff();
    try {
      return await withRetry(() => this.place({ ...placing, shop, id: randomId() }), {
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
    const { id, quoteId, cause, input, word, request } = placement;
    const recorded = await this.runner.inTransaction(cause, async (work) => {
      const { transaction } = work;
      await this.keys.claim(transaction, request, id);
      const quoteStream = await work.load(QUOTES, quoteId);
      const quote = quoteStream.state();
      const accepted = this.decide(quote, input, { orderId: id, ...word });
      // A colleague may accept it by its link: it stays the order of whom it was offered to.
      const customerId = quote.customerId ?? (cause.actor.kind === 'customer' ? cause.actor.id : null);
      const subject = customerId ? { userId: customerId } : { email: input.buyer.email };
      const orderStream = await work.start(ORDERS, { id, subject });
      const buying = { quote, customerId, streamKey: orderStream.key };
      const placed = await this.placed(transaction, placement, buying);
      work.append(quoteStream, accepted);
      const { marketingConsent: text } = placement;
      const consent = text && { orderId: id, context: cause, buyer: input.buyer, text };
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
    { offer, alternatives }: Pick<QuoteAcceptanceInput, 'offer' | 'alternatives'>,
    { orderId, source, saidBy }: Pick<Word, 'source' | 'saidBy'> & { orderId: string },
  ) {
    return acceptQuote(
      {
        offer,
        orderId,
        orderNumber: orderNumber(orderId),
        alternatives: alternatives ?? [],
        source,
        saidBy,
        now: this.clock.now(),
      },
      quote,
    );
  }

  private async placed(
    transaction: EntityManager,
    { id, quoteId, input, word, shop, marketingConsent }: Placement,
    { quote, customerId, streamKey }: Buying,
  ): Promise<Omit<OrderPlaced, 'number'>> {
    const offer = neededOffer(quote);
    const lines = acceptedLines(offer, input.alternatives ?? []);
    // What was offered is sold, even if the catalog has it no more.
    const taken = allocationsOf(lines, await this.stock.takeAgain(transaction, stockOf(lines), shop));
    const stock = taken.map((one) => one.stock);
    const madeToMeasure = await this.offers.madeToMeasure(transaction, idsOf(lines));
    const draft = agreedOrder({ input, offer, lines, stock, madeToMeasure, calendar: shop.calendar });
    checkTotal(draft, input.expectedTotal);
    const documents = word.acceptedDocuments ? this.documents.render(shop.templates, draft) : [];
    checkAccepted(documents, word.acceptedDocuments ?? [], draft.lines);
    await this.documents.store(transaction, { orderId: id, streamKey, documents });
    return orderPlaced({
      draft,
      offer,
      quote,
      documents,
      customerId,
      quoteId,
      marketingConsent,
      allocations: taken.map((one) => one.allocation),
      channel: word.acceptedDocuments ? 'storefront' : 'staff',
      notes: input.notes ?? null,
      transferDueDays: shop.transferDueDays,
    });
  }
}

const BY_BUYER = { source: 'buyer', saidBy: null } as const;
