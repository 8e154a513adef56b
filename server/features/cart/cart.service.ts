import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Visit } from '../../kernel/actor/visit.js';
import { Config } from '../../kernel/config/config.js';
import { drawToken } from '../../kernel/keys/secret-token.js';
import { RateLimits } from '../../kernel/rate-limit/rate-limits.js';
import { WaitingLine } from '../../kernel/waiting-line/waiting-line.js';
import { OfferQueries, withinLimits } from '../offers/index.js';
import { agreementsOn } from './cart.assessment.js';
import type { AddToCartInput } from './cart.input.js';
import { NEW_CARTS_OF_ADDRESS } from './cart.limits.js';
import { type CartOwner, leftByGuest, ownedBy, ownerOf } from './cart.owner.js';
import { CartReading, type ShopTerms } from './cart.reading.js';
import { cartFull, cartLineNotFound } from './cart.refusals.js';
import {
  addLine,
  agreeTo,
  countLines,
  emptyCart,
  holdCart,
  holdOrMakeCart,
  moveLines,
  readLines,
  removeLines,
  restoreLines,
  setQuantity,
} from './cart.rows.js';
import type { Cart } from './cart.type.js';
import { type AskedLine, LinePricing } from './line.pricing.js';

const MAX_LINES = 200;
/** The rest of the connections is left to orders, and to whoever only looks. */
const SHARE_OF_CONNECTIONS = 0.3;

/** Work on a cart that is held; there is none as long as nothing was added. */
type Change = (manager: EntityManager, cartId: string | null, shopTerms: ShopTerms) => Promise<void>;

interface Addition {
  input: AddToCartInput;
  shopTerms: ShopTerms;
}

interface HeldCart {
  cartId: string;
  owner: CartOwner;
}

/**
 * What a buyer does with his cart. Every change waits for those before it and answers with the cart it leaves, or is refused
 * as SERVICE_BUSY where too many wait.
 */
@Injectable()
export class CartService {
  /** Whoever changes carts in a hurry waits here, and not for connections. */
  private readonly turn: WaitingLine;

  constructor(
    config: Config,
    private readonly limits: RateLimits,
    private readonly dataSource: DataSource,
    private readonly offers: OfferQueries,
    private readonly pricing: LinePricing,
    private readonly reading: CartReading,
  ) {
    this.turn = new WaitingLine(Math.ceil(config.databasePoolSize * SHARE_OF_CONNECTIONS));
  }

  async cart(visit: Visit): Promise<Cart> {
    await this.takeOver(visit);
    return this.reading.cart(this.dataSource.manager, ownerOf(visit), await this.reading.shopTerms());
  }

  /**
   * A guest without a secret is given one, once something is kept under it.
   *
   * @throws PRODUCT_NOT_FOUND, VARIATION_NOT_FOUND, PRICE_ON_REQUEST, CART_FULL, CART_TOO_LARGE, RATE_LIMITED
   */
  add(visit: Visit, input: AddToCartInput): Promise<Cart> {
    return this.turn.run(() => this.addInTurn(visit, input));
  }

  /**
   * Raised to the minimum of the product and cut at 99999; 0 or less takes the line out.
   *
   * @throws CART_LINE_NOT_FOUND when the caller's cart holds no such line
   * @throws CART_TOO_LARGE
   */
  updateQuantity(visit: Visit, lineId: string, quantity: number): Promise<Cart> {
    if (quantity <= 0) return this.remove(visit, lineId);
    return this.change(visit, async (manager, cartId) => {
      const line = (await readLines(manager, cartId)).find(({ id }) => id === lineId);
      if (!line) throw cartLineNotFound();
      const offer = (await this.offers.byId(manager, [line.productId])).get(line.productId);
      await setQuantity(manager, line.id, withinLimits(quantity, offer?.minOrderQuantity ?? 1));
    });
  }

  /** Quiet about a line that is not there: it is what was asked for. */
  remove(visit: Visit, lineId: string): Promise<Cart> {
    return this.change(visit, async (manager, cartId) => {
      if (isUuid(lineId)) await removeLines(manager, cartId, lineId);
    });
  }

  clear(visit: Visit): Promise<Cart> {
    return this.change(visit, (manager, cartId) => removeLines(manager, cartId, null));
  }

  /**
   * Brings back what was last taken out, within an hour.
   *
   * @throws CART_FULL, CART_TOO_LARGE
   */
  restore(visit: Visit): Promise<Cart> {
    return this.change(visit, (manager, cartId) =>
      growWithinLimit(manager, cartId, () => restoreLines(manager, cartId)),
    );
  }

  /** Agrees to today's prices; what cannot be ordered goes, under stock control also what there is too little of. */
  confirm(visit: Visit): Promise<Cart> {
    return this.change(visit, async (manager, cartId, shopTerms) => {
      const { lines, today } = await this.reading.assess(manager, cartId, shopTerms);
      await agreeTo(manager, cartId, agreementsOn(lines, today));
    });
  }

  /**
   * What the caller is about to order. Whoever else changes this cart waits until the transaction of the given manager
   * ends, so the same lines are not ordered twice.
   */
  async linesForOrder(manager: EntityManager, visit: Visit): Promise<AskedLine[]> {
    const left = leftByGuest(visit);
    const owner = ownerOf(visit);
    // The secret itself is dropped by the next reading: this transaction may still fail.
    if (left && owner) await mergeCarts(manager, left, owner);
    const cartId = owner && (await holdCart(manager, owner));
    const rows = await readLines(manager, cartId);
    return rows.map(({ productId, selectedVariations: variations, quantity }) => ({
      productId,
      variations,
      quantity,
    }));
  }

  /** Leaves nothing of the caller's cart, not even what could be brought back. */
  async empty(manager: EntityManager, visit: Visit): Promise<void> {
    const owner = ownerOf(visit);
    if (owner) await emptyCart(manager, await holdCart(manager, owner));
  }

  private async addInTurn(visit: Visit, input: AddToCartInput): Promise<Cart> {
    await this.takeOver(visit);
    const addition = { input, shopTerms: await this.reading.shopTerms() };
    const owner = ownerOf(visit);
    return (owner && (await this.addToKept(owner, addition))) ?? this.addToNew(visit, owner, addition);
  }

  private addToKept(owner: CartOwner, addition: Addition): Promise<Cart | null> {
    return this.dataSource.transaction(async (manager) => {
      const cartId = await holdCart(manager, owner);
      return cartId === null ? null : this.put(manager, { cartId, owner }, addition);
    });
  }

  private async addToNew(visit: Visit, known: CartOwner | null, addition: Addition): Promise<Cart> {
    if (visit.actor.kind !== 'customer') await this.limits.take(NEW_CARTS_OF_ADDRESS, visit.address);
    const token = drawToken();
    const owner = known ?? ownedBy(token);
    const cart = await this.dataSource.transaction(async (manager) => {
      const cartId = await holdOrMakeCart(manager, owner);
      return this.put(manager, { cartId, owner }, addition);
    });
    if (known === null) visit.keepGuestToken(token);
    return cart;
  }

  private async put(
    manager: EntityManager,
    { cartId, owner }: HeldCart,
    { input, shopTerms }: Addition,
  ): Promise<Cart> {
    const { productId, variations, quantity } = input;
    const asked = { productId, variations: variations ?? [], quantity: withinLimits(quantity, 1) };
    const priced = await this.pricing.priceLines(manager, [asked], shopTerms.terms);
    for (const line of priced.lines) {
      const isNew = await addLine(manager, cartId, { ...line, quantity: asked.quantity });
      if (isNew && (await countLines(manager, cartId)) > MAX_LINES) throw cartFull({ maximum: MAX_LINES });
    }
    return this.reading.cart(manager, owner, shopTerms);
  }

  private change(visit: Visit, work: Change): Promise<Cart> {
    return this.turn.run(() => this.changeInTurn(visit, work));
  }

  private async changeInTurn(visit: Visit, work: Change): Promise<Cart> {
    await this.takeOver(visit);
    const owner = ownerOf(visit);
    const shopTerms = await this.reading.shopTerms();
    return this.dataSource.transaction(async (manager) => {
      await work(manager, owner && (await holdCart(manager, owner)), shopTerms);
      return this.reading.cart(manager, owner, shopTerms);
    });
  }

  /** What a customer gathered before signing in becomes his; the secret has served its purpose. */
  private async takeOver(visit: Visit): Promise<void> {
    const left = leftByGuest(visit);
    const owner = ownerOf(visit);
    if (!left || !owner) return;
    await this.dataSource.transaction((manager) => mergeCarts(manager, left, owner));
    visit.dropGuestToken();
  }
}

/** Always the guest's cart first: of two that merge it at once, the later finds nothing more. */
async function mergeCarts(manager: EntityManager, guest: CartOwner, customer: CartOwner): Promise<void> {
  const guestCartId = await holdCart(manager, guest);
  if (guestCartId === null) return;
  await moveLines(manager, guestCartId, await holdOrMakeCart(manager, customer));
}

/** @throws CART_FULL when the cart grows past its limit */
async function growWithinLimit(
  manager: EntityManager,
  cartId: string | null,
  grow: () => Promise<void>,
): Promise<void> {
  const before = await countLines(manager, cartId);
  await grow();
  const after = await countLines(manager, cartId);
  if (after > before && after > MAX_LINES) throw cartFull({ maximum: MAX_LINES });
}
