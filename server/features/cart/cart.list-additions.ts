import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../kernel/actor/request-context.js';
import { withRetry } from '../../kernel/database/transaction-retry.js';
import { MasterKey } from '../../kernel/keys/master-key.js';
import { generateToken } from '../../kernel/keys/secret-token.js';
import { RateLimits } from '../../kernel/rate-limit/rate-limits.js';
import { Refusal } from '../../kernel/refusal/refusal.js';
import { OfferQueries, withinLimits } from '../catalog/index.js';
import { addLine } from './cart.additions.queries.js';
import type { AddLinesInput, AddedLineInput } from './cart.input.js';
import { MAX_LINES, NEW_CARTS_OF_ADDRESS } from './cart.limits.js';
import { mergeGuestCart } from './cart.merging.js';
import { readFrom } from './cart.merging.queries.js';
import { type CartOwner, guestTokenOf, ownedBy, sourceOf } from './cart.owner.js';
import { CartReader, type ShopTerms } from './cart.reader.js';
import { cartFull } from './cart.refusals.js';
import { countLines, lockOrCreateCart, readLines } from './cart.queries.js';
import { AddedLines, RefusedLine } from './cart.type.js';
import { pricedLine, type PricedLine } from './line-pricing.service.js';

/** A line that can be sold, and its place among those that were asked for. */
interface SellableLine {
  index: number;
  /** Pieces as they were asked for. */
  quantity: number;
  line: PricedLine;
}

/** Whose cart lines are put into. */
export interface CartTarget {
  owner: CartOwner;
  /** Account of the member of staff who does it for a customer; left out where buyers do. */
  placedBy?: string | null;
  /** What else happens in the same transaction. */
  alongside?: (transaction: EntityManager, added: AddedLines) => Promise<void>;
}

/** Puts many products into a cart at once: those that cannot be sold, or find no room, are named and keep no other out. */
@Injectable()
export class CartListAdditions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: MasterKey,
    private readonly limits: RateLimits,
    private readonly offers: OfferQueries,
    private readonly reader: CartReader,
  ) {}

  /** @throws CART_TOO_LARGE, RATE_LIMITED */
  async add(context: RequestContext, { lines, browserKey }: AddLinesInput): Promise<AddedLines> {
    await mergeGuestCart(this.dataSource, context, MAX_LINES);
    const source = sourceOf(context);
    const isGuest = context.actor.kind !== 'customer';
    const known = source.owner && (await readFrom(this.dataSource.manager, source));
    if (isGuest && !known) await this.limits.takeAt(NEW_CARTS_OF_ADDRESS, context.address);
    const token = browserKey ? guestTokenOf(this.keys, browserKey) : generateToken();
    const owner = source.owner ?? ownedBy(token);
    const added = await this.addTo({ owner }, lines);
    if (source.owner === null && added.addedCount > 0) context.setGuestCookie(token);
    return added;
  }

  /** @throws CART_TOO_LARGE */
  async addTo(target: CartTarget, asked: readonly AddedLineInput[]): Promise<AddedLines> {
    const shopTerms = await this.reader.shopTerms();
    return withRetry(() =>
      this.dataSource.transaction(async (transaction) => {
        const added = await this.addWithin(transaction, target, { asked, shopTerms });
        await target.alongside?.(transaction, added);
        return added;
      }),
    );
  }

  private async addWithin(
    transaction: EntityManager,
    target: CartTarget,
    { asked, shopTerms }: { asked: readonly AddedLineInput[]; shopTerms: ShopTerms },
  ): Promise<AddedLines> {
    const { sellable, refused } = await this.priced(transaction, asked, shopTerms);
    if (sellable.length > 0) await this.put(transaction, target, { sellable, refused });
    const cart = await this.reader.cart(transaction, { owner: target.owner, left: null }, shopTerms);
    refused.sort((one, other) => one.index - other.index);
    return Object.assign(new AddedLines(), { cart, addedCount: asked.length - refused.length, refused });
  }

  private async priced(transaction: EntityManager, asked: readonly AddedLineInput[], { terms }: ShopTerms) {
    const offers = await this.offers.byId(transaction, [...new Set(asked.map(({ productId }) => productId))]);
    const sellable: SellableLine[] = [];
    const refused: RefusedLine[] = [];
    for (const [index, { productId, variations, quantity: wanted }] of asked.entries()) {
      const quantity = withinLimits(wanted, 1);
      try {
        const requested = { productId, variations: variations ?? [], quantity };
        sellable.push({ index, quantity, line: pricedLine(requested, offers.get(productId), terms) });
      } catch (error) {
        refused.push(refusedLine(index, error));
      }
    }
    return { sellable, refused };
  }

  /** In their order, as far as there is room; what is in the cart already needs none. */
  private async put(
    transaction: EntityManager,
    { owner, placedBy }: CartTarget,
    { sellable, refused }: { sellable: readonly SellableLine[]; refused: RefusedLine[] },
  ): Promise<void> {
    const cartId = await lockOrCreateCart(transaction, owner);
    let room = MAX_LINES - (await countLines(transaction, cartId));
    const present = new Set((await readLines(transaction, cartId)).map(({ productId }) => productId));
    for (const { index, quantity, line } of sellable) {
      if (room <= 0 && !present.has(line.productId)) {
        refused.push(refusedLine(index, cartFull({ maximum: MAX_LINES })));
        continue;
      }
      const isNew = await addLine(transaction, { owner, line, quantity, ...(placedBy && { placedBy }) });
      present.add(line.productId);
      if (isNew) room -= 1;
    }
  }
}

function refusedLine(index: number, error: unknown): RefusedLine {
  if (!(error instanceof Refusal)) throw error;
  return Object.assign(new RefusedLine(), { index, code: error.code, message: error.message });
}
