import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v4 as randomId } from 'uuid';
import type { Visit } from '../../kernel/actor/visit.js';
import { Config } from '../../kernel/config/config.js';
import { CommandRunner } from '../../kernel/event-store/command-runner.js';
import type { OpenStream } from '../../kernel/event-store/open-stream.js';
import { Outbox, type OutboxEntry } from '../../kernel/queue/outbox.js';
import { RateLimits } from '../../kernel/rate-limit/rate-limits.js';
import { WaitingLine } from '../../kernel/waiting-line/waiting-line.js';
import { CartService } from '../cart/index.js';
import { type OrderEvent, ORDERS, placeOrder } from '../order-book/index.js';
import { checkAccepted, OrderDocuments } from '../order-documents/index.js';
import { StockKeeping } from '../stock/index.js';
import type { AddOrderInput } from './checkout.input.js';
import { priceChanged } from './checkout.refusals.js';
import { placedOrder } from './order.draft.js';
import { OrderDrafting, type ShopState } from './order.drafting.js';
import { AlreadyRequested, type OrderRequest, OrderRequests } from './order.requests.js';

const DRAWS = 5;
/** The rest of the connections is left to whoever only looks. */
const SHARE_OF_CONNECTIONS = 0.5;
const HOUR_SECONDS = 3_600;

/** Places orders: one transaction over stock, cart, events, read rows and outbox. */
@Injectable()
export class OrderPlacing {
  /** A rush of orders waits here, where waiting costs nothing, and not for connections, where it would time out. */
  private readonly counter: WaitingLine;

  constructor(
    private readonly config: Config,
    private readonly limits: RateLimits,
    private readonly runner: CommandRunner,
    private readonly requests: OrderRequests,
    private readonly drafting: OrderDrafting,
    private readonly cart: CartService,
    private readonly stock: StockKeeping,
    private readonly documents: OrderDocuments,
    private readonly outbox: Outbox,
  ) {
    this.counter = new WaitingLine(Math.ceil(config.databasePoolSize * SHARE_OF_CONNECTIONS));
  }

  /**
   * @returns the id of the order, also when this very request was sent before
   * @throws SERVICE_BUSY, IDEMPOTENCY_CONFLICT, RATE_LIMITED, CART_EMPTY, PRICE_CHANGED, OUT_OF_STOCK, DOCUMENTS_NOT_ACCEPTED, DOCUMENTS_CHANGED,
   * and whatever pricing refuses a line with
   */
  place(visit: Visit, input: AddOrderInput): Promise<string> {
    return this.counter.run(() => this.placeOnce(visit, input));
  }

  private async placeOnce(visit: Visit, input: AddOrderInput): Promise<string> {
    const { idempotencyKey, ...body } = input;
    const request = this.requests.recognise(visit, idempotencyKey, body);
    const known = await this.requests.orderIdOf(request);
    if (known) return known;
    await this.count(visit);
    try {
      return await this.drawUntilFree((id) => this.placeAs(id, visit, input, request));
    } catch (error) {
      const orderId = error instanceof AlreadyRequested ? await this.requests.orderIdOf(request) : null;
      if (orderId) return orderId;
      throw error;
    }
  }

  /** Orders take stock. A guest costs nothing to make up, nor does an account whose address nobody proved. */
  private async count({ actor, address }: Visit): Promise<void> {
    if (actor.kind === 'program') return;
    const isProved = actor.kind === 'customer' && actor.isVerified;
    const points = this.config.guestOrdersPerHour;
    const limit = { name: 'guest-orders', points, seconds: HOUR_SECONDS };
    await this.limits.take(limit, isProved ? `customer ${actor.id ?? ''}` : address);
  }

  private async placeAs(
    id: string,
    visit: Visit,
    input: AddOrderInput,
    request: OrderRequest,
  ): Promise<string> {
    const shop = await this.drafting.shopState();
    const { actor, requestId } = visit;
    await this.runner.begin<OrderEvent>({
      of: ORDERS,
      id,
      subject: actor.kind === 'customer' && actor.id ? { userId: actor.id } : { email: input.buyer.email },
      cause: { actor, requestId },
      decide: async (manager, stream) => {
        await this.requests.claim(manager, request, id);
        return this.decide(manager, { id, stream, visit, input, shop });
      },
      beside: async (manager) => {
        if (!input.lines) await this.cart.empty(manager, visit);
        await this.outbox.add(manager, sideEffectsOf(id));
      },
    });
    this.outbox.wake();
    return id;
  }

  private async decide(
    manager: EntityManager,
    { id, stream, visit, input, shop }: PlacingContext,
  ): Promise<OrderEvent[]> {
    const { priced, documents } = await this.drafting.draft(manager, { visit, input, shop });
    const { totalKurus } = priced.totals;
    if (totalKurus !== input.expectedTotal) {
      throw priceChanged({ expectedTotal: input.expectedTotal, total: totalKurus });
    }
    checkAccepted(documents, input.acceptedDocuments);
    const wanted = priced.lines.map(({ productId, selectedVariations, quantity }) => ({
      productId,
      quantity,
      variationIds: selectedVariations.map(({ variationId }) => variationId),
    }));
    const shares = shop.stockControl
      ? await this.stock.takeOrRefuse(manager, wanted)
      : await this.stock.take(manager, wanted);
    await this.documents.keep(manager, { orderId: id, streamKey: stream.key, documents });
    const { actor } = visit;
    return placeOrder(id, placedOrder({ actor, input, priced, shares, terms: shop.terms, documents }));
  }

  /** Two random ids may begin with the same eight characters. */
  private async drawUntilFree(place: (id: string) => Promise<string>): Promise<string> {
    for (let left = DRAWS - 1; ; left--) {
      try {
        return await place(randomId());
      } catch (error) {
        if (left === 0 || !isNumberTaken(error)) throw error;
      }
    }
  }
}

interface PlacingContext {
  id: string;
  stream: OpenStream<OrderEvent>;
  visit: Visit;
  input: AddOrderInput;
  shop: ShopState;
}

const sideEffectsOf = (orderId: string): OutboxEntry[] => [
  { reaction: 'order-received-mail', subjectId: orderId },
  { reaction: 'order-received-notice', subjectId: orderId },
];

function isNumberTaken(error: unknown): boolean {
  const { driverError } = error as { driverError?: { constraint?: string } };
  return driverError?.constraint === 'orders_number';
}
