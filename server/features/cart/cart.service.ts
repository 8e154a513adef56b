import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { RequestContext } from '../../kernel/actor/request-context.js';
import { withRetry } from '../../kernel/database/transaction-retry.js';
import { Config } from '../../kernel/config/config.js';
import { ConcurrencyLimiter, MAX_WAITING_REQUESTS } from '../../kernel/concurrency/concurrency-limiter.js';
import { OfferQueries, withinLimits } from '../catalog/index.js';
import { CartAdditions } from './cart.additions.js';
import { confirmedLines } from './cart.assessment.js';
import type { AddLinesInput, AddToCartInput } from './cart.input.js';
import { CartListAdditions } from './cart.list-additions.js';
import { MAX_LINES } from './cart.limits.js';
import { mergeCarts, mergeGuestCart } from './cart.merging.js';
import { readFrom } from './cart.merging.queries.js';
import { sourceOf } from './cart.owner.js';
import { type AssessedCart, CartReader, type ShopTerms } from './cart.reader.js';
import { cartFull, cartLineNotFound } from './cart.refusals.js';
import {
  type CartLineRow,
  confirmPrices,
  countLines,
  lockCart,
  readLines,
  removeLines,
  restoreLines,
  setQuantity,
  takeLines,
} from './cart.queries.js';
import type { AddedLines, Cart } from './cart.type.js';
import type { RequestedLine } from './line-pricing.service.js';

/** Before all of them are removed, what waits for room is merged whatever there is. */
const NO_MAXIMUM = 2_147_483_647;
/** The other connections are left to orders and to requests that only read. */
const SHARE_OF_CONNECTIONS = 0.3;

/** Changes a locked cart; `cartId` is null as long as nothing was added. */
type Change = (transaction: EntityManager, cartId: string | null, shopTerms: ShopTerms) => Promise<void>;

/**
 * What buyers do with their cart. Every change waits for those before it and returns the changed cart; it is refused as
 * SERVICE_BUSY when too many wait.
 */
@Injectable()
export class CartService {
  /** Concurrent changes wait here rather than for connections, where they would time out. */
  private readonly limiter: ConcurrencyLimiter;

  constructor(
    config: Config,
    private readonly dataSource: DataSource,
    private readonly offers: OfferQueries,
    private readonly additions: CartAdditions,
    private readonly listAdditions: CartListAdditions,
    private readonly reader: CartReader,
  ) {
    this.limiter = new ConcurrencyLimiter({
      concurrency: Math.ceil(config.databasePoolSize * SHARE_OF_CONNECTIONS),
      maxWaiting: MAX_WAITING_REQUESTS,
    });
  }

  /** What was added before signing in is shown as if it were merged: reading changes nothing. */
  async cart(context: RequestContext): Promise<Cart> {
    return this.reader.cart(this.dataSource.manager, sourceOf(context), await this.reader.shopTerms());
  }

  /** Moves what was added before signing in to the customer, for their other devices; every other change does so too. */
  merge(context: RequestContext): Promise<Cart> {
    return this.change(context, () => Promise.resolve());
  }

  /**
   * A guest without a token is given one with the first line.
   *
   * @throws PRODUCT_NOT_FOUND, VARIATION_NOT_FOUND, PRICE_ON_REQUEST, CART_FULL, CART_TOO_LARGE, RATE_LIMITED
   */
  add(context: RequestContext, input: AddToCartInput): Promise<Cart> {
    return this.limiter.limit(() => this.additions.add(context, input));
  }

  /**
   * Adds many products in one transaction; what cannot be sold or finds no room is named and keeps no other out.
   *
   * @throws CART_TOO_LARGE, RATE_LIMITED
   */
  addLines(context: RequestContext, input: AddLinesInput): Promise<AddedLines> {
    return this.limiter.limit(() => this.listAdditions.add(context, input));
  }

  /** What lines of another time are worth today, by the price they had then, as if they alone were in a cart. */
  async assess(lines: readonly CartLineRow[]): Promise<AssessedCart> {
    return this.reader.assessed(this.dataSource.manager, lines, await this.reader.shopTerms());
  }

  /**
   * Sets the quantity, raised to the minimum of the product and at most 99999; 0 or less removes the line.
   *
   * @throws CART_LINE_NOT_FOUND when the caller's cart holds no such line
   * @throws CART_TOO_LARGE
   */
  updateQuantity(context: RequestContext, lineId: string, quantity: number): Promise<Cart> {
    if (quantity <= 0) return this.remove(context, lineId);
    return this.change(context, async (transaction, cartId) => {
      const line = (await readLines(transaction, cartId)).find(({ id }) => id === lineId);
      if (!line) throw cartLineNotFound();
      const offer = (await this.offers.byId(transaction, [line.productId])).get(line.productId);
      await setQuantity(transaction, line.id, withinLimits(quantity, offer?.minOrderQuantity ?? 1));
    });
  }

  /** Removing a line that is not there changes nothing. */
  remove(context: RequestContext, lineId: string): Promise<Cart> {
    return this.change(context, async (transaction, cartId) => {
      if (isUuid(lineId)) await removeLines(transaction, cartId, lineId);
    });
  }

  /** Removes also the lines that wait for room. */
  clear(context: RequestContext): Promise<Cart> {
    const removeAll: Change = (transaction, cartId) => removeLines(transaction, cartId, null);
    return this.change(context, removeAll, NO_MAXIMUM);
  }

  /**
   * Restores the lines that were removed last, within an hour.
   *
   * @throws CART_FULL, CART_TOO_LARGE
   */
  restore(context: RequestContext): Promise<Cart> {
    return this.change(context, (transaction, cartId) =>
      growWithinLimit(transaction, cartId, () => restoreLines(transaction, cartId)),
    );
  }

  /** Confirms current prices; removes what cannot be ordered, and under stock control reduces quantities to the stock. */
  confirm(context: RequestContext): Promise<Cart> {
    return this.change(context, async (transaction, cartId, shopTerms) => {
      const { lines, current } = await this.reader.assess(transaction, cartId, shopTerms);
      await confirmPrices(transaction, cartId, confirmedLines(lines, current));
    });
  }

  /** The lines the caller would order now; nothing is written or locked. */
  async linesOf(transaction: EntityManager, context: RequestContext): Promise<RequestedLine[]> {
    const cart = await readFrom(transaction, sourceOf(context));
    return (cart?.lines ?? []).map(toRequestedLine);
  }

  /**
   * Takes the lines that the caller orders out of their cart, with those that could be restored. The cart stays locked until
   * the transaction ends, so that the same lines are not ordered twice.
   */
  async takeLines(transaction: EntityManager, context: RequestContext): Promise<RequestedLine[]> {
    // The token itself is dropped by the next change: this transaction may still fail.
    const source = sourceOf(context);
    await mergeCarts(transaction, source, MAX_LINES);
    const { owner } = source;
    return owner === null ? [] : (await takeLines(transaction, owner)).map(toRequestedLine);
  }

  private change(context: RequestContext, applyChange: Change, maximum = MAX_LINES): Promise<Cart> {
    return this.limiter.limit(() => this.changeCart(context, applyChange, maximum));
  }

  private async changeCart(context: RequestContext, applyChange: Change, maximum: number): Promise<Cart> {
    await mergeGuestCart(this.dataSource, context, maximum);
    const source = sourceOf(context);
    const { owner } = source;
    const shopTerms = await this.reader.shopTerms();
    const attempt = () =>
      this.dataSource.transaction(async (transaction) => {
        await applyChange(transaction, owner && (await lockCart(transaction, owner)), shopTerms);
        return this.reader.cart(transaction, source, shopTerms);
      });
    return withRetry(attempt);
  }
}

function toRequestedLine({ productId, selectedVariations, quantity }: CartLineRow): RequestedLine {
  return { productId, variations: selectedVariations, quantity };
}

/** @throws CART_FULL when the cart grows past its limit */
async function growWithinLimit(
  transaction: EntityManager,
  cartId: string | null,
  grow: () => Promise<void>,
): Promise<void> {
  const before = await countLines(transaction, cartId);
  await grow();
  const after = await countLines(transaction, cartId);
  if (after > before && after > MAX_LINES) throw cartFull({ maximum: MAX_LINES });
}
