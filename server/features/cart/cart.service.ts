import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { RequestContext } from '../../kernel/actor/request-context.js';
import { Config } from '../../kernel/config/config.js';
import { generateToken } from '../../kernel/keys/secret-token.js';
import { RateLimits } from '../../kernel/rate-limit/rate-limits.js';
import { ConcurrencyLimiter, MAX_WAITING_REQUESTS } from '../../kernel/concurrency/concurrency-limiter.js';
import { OfferQueries, withinLimits } from '../catalog/index.js';
import { confirmedLines } from './cart.assessment.js';
import type { AddToCartInput } from './cart.input.js';
import { NEW_CARTS_OF_ADDRESS } from './cart.limits.js';
import { type CartOwner, leftByGuest, ownedBy, ownerOf } from './cart.owner.js';
import { CartReader, type ShopTerms } from './cart.reader.js';
import { cartFull, cartLineNotFound } from './cart.refusals.js';
import {
  addLine,
  confirmPrices,
  countLines,
  emptyCart,
  lockCart,
  lockOrCreateCart,
  mergeLines,
  readLines,
  removeLines,
  restoreLines,
  setQuantity,
} from './cart.queries.js';
import type { Cart } from './cart.type.js';
import { type RequestedLine, LinePricingService } from './line-pricing.service.js';

const MAX_LINES = 200;
/** The other connections are left to orders and to requests that only read. */
const SHARE_OF_CONNECTIONS = 0.3;

/** Changes a locked cart; `cartId` is null as long as nothing was added. */
type Change = (transaction: EntityManager, cartId: string | null, shopTerms: ShopTerms) => Promise<void>;

interface Addition {
  input: AddToCartInput;
  shopTerms: ShopTerms;
}

interface LockedCart {
  cartId: string;
  owner: CartOwner;
}

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
    private readonly limits: RateLimits,
    private readonly dataSource: DataSource,
    private readonly offers: OfferQueries,
    private readonly pricing: LinePricingService,
    private readonly reader: CartReader,
  ) {
    this.limiter = new ConcurrencyLimiter({
      concurrency: Math.ceil(config.databasePoolSize * SHARE_OF_CONNECTIONS),
      maxWaiting: MAX_WAITING_REQUESTS,
    });
  }

  async cart(context: RequestContext): Promise<Cart> {
    await this.mergeGuestCart(context);
    return this.reader.cart(this.dataSource.manager, ownerOf(context), await this.reader.shopTerms());
  }

  /**
   * A guest without a token is given one with the first line.
   *
   * @throws PRODUCT_NOT_FOUND, VARIATION_NOT_FOUND, PRICE_ON_REQUEST, CART_FULL, CART_TOO_LARGE, RATE_LIMITED
   */
  add(context: RequestContext, input: AddToCartInput): Promise<Cart> {
    return this.limiter.limit(() => this.addLine(context, input));
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

  clear(context: RequestContext): Promise<Cart> {
    return this.change(context, (transaction, cartId) => removeLines(transaction, cartId, null));
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

  /**
   * The lines the caller is about to order. The cart stays locked until the transaction ends, so that the same lines are
   * not ordered twice.
   */
  async linesForOrder(transaction: EntityManager, context: RequestContext): Promise<RequestedLine[]> {
    const left = leftByGuest(context);
    const owner = ownerOf(context);
    // The token itself is dropped by the next read: this transaction may still fail.
    if (left && owner) await mergeCarts(transaction, left, owner);
    const cartId = owner && (await lockCart(transaction, owner));
    const rows = await readLines(transaction, cartId);
    return rows.map(({ productId, selectedVariations: variations, quantity }) => ({
      productId,
      variations,
      quantity,
    }));
  }

  /** Removes all lines of the caller's cart, those that could be restored included. */
  async empty(transaction: EntityManager, context: RequestContext): Promise<void> {
    const owner = ownerOf(context);
    if (owner) await emptyCart(transaction, await lockCart(transaction, owner));
  }

  private async addLine(context: RequestContext, input: AddToCartInput): Promise<Cart> {
    await this.mergeGuestCart(context);
    const addition = { input, shopTerms: await this.reader.shopTerms() };
    const owner = ownerOf(context);
    return (owner && (await this.addToExisting(owner, addition))) ?? this.addToNew(context, owner, addition);
  }

  private addToExisting(owner: CartOwner, addition: Addition): Promise<Cart | null> {
    return this.dataSource.transaction(async (transaction) => {
      const cartId = await lockCart(transaction, owner);
      return cartId === null ? null : this.put(transaction, { cartId, owner }, addition);
    });
  }

  private async addToNew(
    context: RequestContext,
    known: CartOwner | null,
    addition: Addition,
  ): Promise<Cart> {
    if (context.actor.kind !== 'customer') await this.limits.takeAt(NEW_CARTS_OF_ADDRESS, context.address);
    const token = generateToken();
    const owner = known ?? ownedBy(token);
    const cart = await this.dataSource.transaction(async (transaction) => {
      const cartId = await lockOrCreateCart(transaction, owner);
      return this.put(transaction, { cartId, owner }, addition);
    });
    if (known === null) context.setGuestCookie(token);
    return cart;
  }

  private async put(
    transaction: EntityManager,
    { cartId, owner }: LockedCart,
    { input, shopTerms }: Addition,
  ): Promise<Cart> {
    const { productId, variations, quantity } = input;
    const asked = { productId, variations: variations ?? [], quantity: withinLimits(quantity, 1) };
    const priced = await this.pricing.priceLines(transaction, [asked], shopTerms.terms);
    for (const line of priced.lines) {
      const isNew = await addLine(transaction, cartId, line, asked.quantity);
      if (isNew && (await countLines(transaction, cartId)) > MAX_LINES) {
        throw cartFull({ maximum: MAX_LINES });
      }
    }
    return this.reader.cart(transaction, owner, shopTerms);
  }

  private change(context: RequestContext, applyChange: Change): Promise<Cart> {
    return this.limiter.limit(() => this.changeCart(context, applyChange));
  }

  private async changeCart(context: RequestContext, applyChange: Change): Promise<Cart> {
    await this.mergeGuestCart(context);
    const owner = ownerOf(context);
    const shopTerms = await this.reader.shopTerms();
    return this.dataSource.transaction(async (transaction) => {
      await applyChange(transaction, owner && (await lockCart(transaction, owner)), shopTerms);
      return this.reader.cart(transaction, owner, shopTerms);
    });
  }

  /** Merges the cart of a guest who has signed in into the customer's, and drops the guest token. */
  private async mergeGuestCart(context: RequestContext): Promise<void> {
    const left = leftByGuest(context);
    const owner = ownerOf(context);
    if (!left || !owner) return;
    await this.dataSource.transaction((transaction) => mergeCarts(transaction, left, owner));
    context.clearGuestCookie();
  }
}

/** Locks the guest's cart first: of two requests that merge it at once, the later finds it gone. */
async function mergeCarts(transaction: EntityManager, guest: CartOwner, customer: CartOwner): Promise<void> {
  const guestCartId = await lockCart(transaction, guest);
  if (guestCartId === null) return;
  await mergeLines(transaction, guestCartId, await lockOrCreateCart(transaction, customer));
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
