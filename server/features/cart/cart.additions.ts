import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../kernel/actor/request-context.js';
import { allAnswered, transactionBeginningWith } from '../../kernel/database/joined-statements.js';
import { withRetry } from '../../kernel/database/transaction-retry.js';
import { MasterKey } from '../../kernel/keys/master-key.js';
import { generateToken } from '../../kernel/keys/secret-token.js';
import { RateLimits } from '../../kernel/rate-limit/rate-limits.js';
import { withinLimits } from '../catalog/index.js';
import { addLine, createCart } from './cart.additions.queries.js';
import type { AddToCartInput } from './cart.input.js';
import { MAX_LINES, NEW_CARTS_OF_ADDRESS } from './cart.limits.js';
import { mergeGuestCart } from './cart.merging.js';
import { readFrom } from './cart.merging.queries.js';
import { type CartOwner, type CartSource, guestTokenOf, ownedBy, sourceOf } from './cart.owner.js';
import { CartReader, type ShopTerms } from './cart.reader.js';
import { cartFull } from './cart.refusals.js';
import type { Cart } from './cart.type.js';
import { LinePricingService, type PricedLine, type PricedLines } from './line-pricing.service.js';

/** A line as it was asked for and priced, before any cart is locked. */
interface Addition {
  line: PricedLine;
  /** Pieces as they were asked for. */
  quantity: number;
  offers: PricedLines['offers'];
}

class CartCameAndWent extends Error {
  override readonly message = 'The cart was created and removed again at each attempt';
}

/** Puts products into carts. */
@Injectable()
export class CartAdditions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: MasterKey,
    private readonly limits: RateLimits,
    private readonly pricing: LinePricingService,
    private readonly reader: CartReader,
  ) {}

  /** @throws PRODUCT_NOT_FOUND, VARIATION_NOT_FOUND, PRICE_ON_REQUEST, CART_FULL, CART_TOO_LARGE, RATE_LIMITED */
  async add(context: RequestContext, input: AddToCartInput): Promise<Cart> {
    await mergeGuestCart(this.dataSource, context, MAX_LINES);
    const source = sourceOf(context);
    return (await this.addToExisting(source, input)) ?? this.addToNew(context, source.owner, input);
  }

  private async addToExisting(source: CartSource, input: AddToCartInput): Promise<Cart | null> {
    const { owner } = source;
    if (owner === null) return null;
    const shopTerms = await this.reader.shopTerms();
    const attempt = () =>
      transactionBeginningWith(
        this.dataSource,
        (transaction) => this.priced(transaction, input, shopTerms),
        async (transaction, addition) => {
          const [isNew, cart] = await allAnswered([
            addLine(transaction, { owner, ...addition }),
            readFrom(transaction, source),
          ]);
          if (isNew && cart && cart.lines.length > MAX_LINES) throw cartFull({ maximum: MAX_LINES });
          return isNew === null ? null : this.reader.shown(transaction, cart, shopTerms, addition.offers);
        },
      );
    return withRetry(attempt);
  }

  private async addToNew(
    context: RequestContext,
    known: CartOwner | null,
    input: AddToCartInput,
  ): Promise<Cart> {
    if (context.actor.kind !== 'customer') await this.limits.takeAt(NEW_CARTS_OF_ADDRESS, context.address);
    const { browserKey } = input;
    const token = browserKey ? guestTokenOf(this.keys, browserKey) : generateToken();
    const cart = await this.createOrAdd(known ?? ownedBy(token), input);
    if (known === null) context.setGuestCookie(token);
    return cart;
  }

  /** What is added at the same time may have created the cart, and what is cleared at the same time may have removed it. */
  private createOrAdd(owner: CartOwner, input: AddToCartInput): Promise<Cart> {
    const attempt = async () => {
      const created = await this.create(owner, input);
      const cart = created ?? (await this.addToExisting({ owner, left: null }, input));
      if (cart === null) throw new CartCameAndWent();
      return cart;
    };
    return withRetry(attempt, { isRetryable: (error) => error instanceof CartCameAndWent });
  }

  private async create(owner: CartOwner, input: AddToCartInput): Promise<Cart | null> {
    const { manager } = this.dataSource;
    const shopTerms = await this.reader.shopTerms();
    const { line, quantity, offers } = await this.priced(manager, input, shopTerms);
    const id = await createCart(manager, { owner, line, quantity });
    if (id === null) return null;
    const row = {
      id,
      productId: line.productId,
      productName: line.product.name,
      selectedVariations: line.selectedVariations,
      quantity: line.quantity,
      agreedPriceKurus: line.unitPriceKurus,
      agreedUnit: line.product.unit,
      placedBy: null,
    };
    const cart = { lines: [row], canBeRestored: false, leftOut: 0 };
    return this.reader.shown(manager, cart, shopTerms, offers);
  }

  private async priced(
    transaction: EntityManager,
    { productId, variations, quantity: asked }: AddToCartInput,
    { terms }: ShopTerms,
  ): Promise<Addition> {
    const quantity = withinLimits(asked, 1);
    const requested = { productId, variations: variations ?? [], quantity };
    const { lines, offers } = await this.pricing.priceLines(transaction, [requested], terms);
    const [line] = lines;
    if (!line) throw new Error('A line is priced or refused');
    return { line, quantity, offers };
  }
}
