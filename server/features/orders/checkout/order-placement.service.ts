import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v4 as randomId } from 'uuid';
import type { Actor } from '../../../kernel/actor/actor.js';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { Config } from '../../../kernel/config/config.js';
import { allAnswered } from '../../../kernel/database/joined-statements.js';
import { isUniqueViolation, withRetry } from '../../../kernel/database/transaction-retry.js';
import { CommandRunner } from '../../../kernel/event-store/command-runner.js';
import { emailKey, mailboxKey } from '../../../kernel/mail/email-address.js';
import { keysAt, type LimitedKey, RateLimits } from '../../../kernel/rate-limit/rate-limits.js';
import { ConcurrencyLimiter, MAX_WAITING_REQUESTS } from '../../../kernel/concurrency/concurrency-limiter.js';
import { ConsentLedger, ConsentTexts } from '../../consents/index.js';
import type { PricedLines, RequestedLine } from '../../cart/index.js';
import type { AcceptedDocument, OrderEvent } from '../history/order.events.js';
import { ORDERS } from '../commands/order.category.js';
import { placeOrder } from '../history/order.decider.js';
import { type OrderSnapshot, snapshotOf } from '../history/order.snapshot.js';
import { lineAllocations, wantedStock } from '../commands/order.stock.js';
import { checkAccepted } from '../documents/acceptance.js';
import { OrderDocuments } from '../documents/order-documents.service.js';
import { type StockAllocation, StockService } from '../../catalog/index.js';
import type { AddOrderInput } from './checkout.input.js';
import { orderLimitExceeded, paymentMethodOff, priceChanged } from './checkout.refusals.js';
import { KnownBuyers } from './known-buyers.js';
import { OpenOrders } from './open-orders.js';
import { exceededLimit } from './order-limits.js';
import { placedOrder } from './order.draft.js';
import { OrderDraftService, type ShopState } from './order-draft.service.js';
import { AlreadyPlaced, type IdempotencyKey, IdempotencyKeys } from './idempotency-keys.js';

const MAX_ATTEMPTS = 5;
/** The other connections are left to requests that only read. */
const SHARE_OF_CONNECTIONS = 0.5;
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** A refused order takes no stock, but costs a transaction. */
const ATTEMPTS_PER_ORDER = 10;

/** Places orders: one transaction over stock, cart, events, read rows and outbox. */
@Injectable()
export class OrderPlacementService {
  /** A rush of orders waits here, where waiting costs nothing, and not for connections, where it would time out. */
  private readonly limiter: ConcurrencyLimiter;

  constructor(
    private readonly config: Config,
    private readonly limits: RateLimits,
    private readonly runner: CommandRunner,
    private readonly idempotencyKeys: IdempotencyKeys,
    private readonly drafts: OrderDraftService,
    private readonly stock: StockService,
    private readonly documents: OrderDocuments,
    private readonly knownBuyers: KnownBuyers,
    private readonly openOrders: OpenOrders,
    private readonly consentTexts: ConsentTexts,
    private readonly consents: ConsentLedger,
  ) {
    this.limiter = new ConcurrencyLimiter({
      concurrency: Math.ceil(config.databasePoolSize * SHARE_OF_CONNECTIONS),
      maxWaiting: MAX_WAITING_REQUESTS,
    });
  }

  /**
   * @returns the order as it was recorded now, or the id of the one that was placed when the same request was sent before
   * @throws SERVICE_BUSY, IDEMPOTENCY_CONFLICT, RATE_LIMITED, PAYMENT_METHOD_OFF, CART_EMPTY, ORDER_LIMIT_EXCEEDED, OPEN_ORDERS_EXCEEDED, PRICE_CHANGED, OUT_OF_STOCK, DOCUMENTS_NOT_ACCEPTED, DOCUMENTS_CHANGED, CONSENT_TEXT_UNKNOWN,
   * and the refusals of pricing
   */
  place(context: RequestContext, input: AddOrderInput): Promise<OrderSnapshot | string> {
    return this.limiter.limit(() => this.placeIdempotently(context, input));
  }

  private async placeIdempotently(
    context: RequestContext,
    input: AddOrderInput,
  ): Promise<OrderSnapshot | string> {
    const { idempotencyKey, ...body } = input;
    const request = this.idempotencyKeys.hash(context, idempotencyKey, body);
    const known = await this.idempotencyKeys.orderIdOf(request);
    if (known) return known;
    await this.limits.takeAll(this.attemptKeys(context));
    try {
      return await this.limits.takeAllUnlessRefused(this.orderKeys(context, input.buyer.email), () =>
        withRetry(() => this.placeWithId(randomId(), context, input, request), {
          attempts: MAX_ATTEMPTS,
          isRetryable: isNumberTaken,
        }),
      );
    } catch (error) {
      const orderId = error instanceof AlreadyPlaced ? await this.idempotencyKeys.orderIdOf(request) : null;
      if (orderId) return orderId;
      throw error;
    }
  }

  /** Refused ones too, but by where they come from alone: nobody else can be made to wait by them. */
  private attemptKeys({ actor, address }: RequestContext): LimitedKey[] {
    const points = ATTEMPTS_PER_ORDER * this.pointsOf(actor);
    const limit = { name: 'order-attempts', points, seconds: HOUR_SECONDS };
    return actor.kind === 'program' ? [{ limit, key: actor.id ?? '' }] : keysAt(limit, address);
  }

  /**
   * Orders take stock and send a confirmation; anybody can be a guest, or have an account whose address is not verified, and a
   * key may be lost. To a mailbox that is not proven to be the buyer's own, as many confirmations are sent in a day as an
   * address may order in an hour.
   */
  private orderKeys({ actor, address }: RequestContext, recipient: string): LimitedKey[] {
    const points = this.pointsOf(actor);
    if (actor.kind === 'program') {
      return [{ limit: { name: 'program-orders', points, seconds: HOUR_SECONDS }, key: actor.id ?? '' }];
    }
    const isVerified = actor.kind === 'customer' && actor.isVerified;
    const limit = { name: 'guest-orders', points, seconds: HOUR_SECONDS };
    const ofBuyer = isVerified ? [{ limit, key: `customer ${actor.id ?? ''}` }] : keysAt(limit, address);
    const isOwn = isVerified && actor.email !== null && emailKey(actor.email) === emailKey(recipient);
    const ofMailbox = { name: 'guest-orders-mailbox', points, seconds: DAY_SECONDS };
    return isOwn ? ofBuyer : [...ofBuyer, { limit: ofMailbox, key: mailboxKey(recipient) }];
  }

  private pointsOf({ kind }: Actor): number {
    return kind === 'program' ? this.config.programOrdersPerHour : this.config.guestOrdersPerHour;
  }

  private async placeWithId(
    id: string,
    context: RequestContext,
    input: AddOrderInput,
    request: IdempotencyKey,
  ): Promise<OrderSnapshot> {
    const shop = await this.placementState(input);
    const { actor, requestId } = context;
    const subject =
      actor.kind === 'customer' && actor.id ? { userId: actor.id } : { email: input.buyer.email };
    const recorded = await this.runner.inTransaction(
      { actor: placedBy(context), requestId },
      async (work) => {
        const { transaction } = work;
        const [stream, , asked] = await allAnswered([
          work.start(ORDERS, { id, subject }),
          this.idempotencyKeys.claim(transaction, request, id),
          this.drafts.askedLines(transaction, context, input),
        ]);
        const { key: streamKey } = stream;
        const placed = await this.decide(transaction, { id, streamKey, context, input, shop, asked });
        await this.recordConsent(transaction, { id, context, input, shop });
        return work.append(stream, placed);
      },
    );
    const placed = snapshotOf(recorded);
    if (!placed) throw new Error('The order was recorded');
    return placed;
  }

  /** With the order, so that neither is there without the other. */
  private async recordConsent(
    transaction: EntityManager,
    { id, context, input, shop }: Pick<PlacementContext, 'id' | 'context' | 'input' | 'shop'>,
  ): Promise<void> {
    const { marketingConsent: text } = shop;
    const consent = text && { orderId: id, context, buyer: input.buyer, text };
    if (consent) await this.consents.recordWithOrder(transaction, consent);
  }

  /** @throws PAYMENT_METHOD_OFF, CONSENT_TEXT_UNKNOWN */
  private async placementState({ marketingConsent, paymentMethod }: AddOrderInput): Promise<PlacementState> {
    const recorded = await this.consentTexts.recorded(marketingConsent);
    const shop = await this.drafts.shopState();
    if (!shop.paymentMethods.includes(paymentMethod)) throw paymentMethodOff();
    return { ...shop, marketingConsent: recorded };
  }

  /** @throws OPEN_ORDERS_EXCEEDED */
  private hold(
    transaction: EntityManager,
    priced: PricedLines,
    { id, context, input, shop, taken }: PlacementContext & { taken: readonly StockAllocation[] },
  ): Promise<void> {
    return this.openOrders.hold(transaction, {
      id,
      email: input.buyer.email,
      address: context.address,
      totalKurus: priced.totals.totalKurus,
      lines: priced.lines,
      allocations: taken,
      bounds: shop.openOrders,
      contact: shop.contact,
    });
  }

  private async decide(transaction: EntityManager, placement: PlacementContext): Promise<OrderEvent[]> {
    const { id, streamKey, context, input, shop, asked } = placement;
    const priced = await this.drafts.price(transaction, asked, shop);
    const isKnown = await this.knownBuyers.includes(context, transaction);
    const exceeded = exceededLimit(priced.lines, priced.totals.subtotalKurus, shop.orderLimits);
    if (exceeded && !isKnown) throw orderLimitExceeded({ ...exceeded, ...shop.contact });
    const { totalKurus } = priced.totals;
    if (totalKurus !== input.expectedTotal) {
      throw priceChanged({ expectedTotal: input.expectedTotal, total: totalKurus });
    }
    const taken = await this.stock.take(transaction, wantedStock(priced.lines), shop);
    const { draft, documents } = this.drafts.draft({ input, priced, allocations: taken, shop });
    if (!isKnown) await this.hold(transaction, priced, { ...placement, taken });
    checkAccepted(documents, input.acceptedDocuments, draft.lines);
    await this.documents.store(transaction, { orderId: id, streamKey, documents });
    const { actor } = context;
    const allocations = lineAllocations(taken);
    return placeOrder(id, placedOrder({ actor, input, draft, allocations, shop, documents }));
  }
}

/** Of staff who order in a browser in which they are signed in to the panel, themselves; else the caller. */
function placedBy({ actor, staff }: RequestContext): Actor {
  return actor.kind === 'guest' ? (staff ?? actor) : actor;
}

interface PlacementContext {
  asked: readonly RequestedLine[];
  id: string;
  streamKey: Buffer | null;
  context: RequestContext;
  input: AddOrderInput;
  shop: PlacementState;
}

interface PlacementState extends ShopState {
  marketingConsent: AcceptedDocument | null;
}

/** Two random ids may begin with the same eight characters, which are the number of the order. */
const isNumberTaken = (error: unknown) => isUniqueViolation(error, 'orders_number');
