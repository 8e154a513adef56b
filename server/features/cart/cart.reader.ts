import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BusinessCalendar } from '../../kernel/calendar/business-calendar.js';
import { CatalogQueries, OfferQueries, type Product } from '../catalog/index.js';
import { SettingsService, ShopCalendar } from '../settings/index.js';
import { type AssessedLine, assessLines, type CurrentOffers } from './cart.assessment.js';
import { readFrom } from './cart.merging.queries.js';
import type { CartSource } from './cart.owner.js';
import { type PricingTerms, pricingTerms } from './cart.pricing.js';
import { type CartLineRow, type CartRow, readLines } from './cart.queries.js';
import type { Cart } from './cart.type.js';
import { toCart } from './cart.mapper.js';

/** What the settings determine about buying. */
export interface ShopTerms {
  terms: PricingTerms;
  stockControl: boolean;
  calendar: BusinessCalendar;
}

type Offers = CurrentOffers['offers'];

export interface AssessedCart {
  lines: AssessedLine[];
  current: CurrentOffers;
}

/** Reads carts and compares them with the current catalog. */
@Injectable()
export class CartReader {
  constructor(
    private readonly offers: OfferQueries,
    private readonly catalog: CatalogQueries,
    private readonly settings: SettingsService,
    private readonly calendar: ShopCalendar,
  ) {}

  async shopTerms(): Promise<ShopTerms> {
    const settings = await this.settings.current();
    const calendar = await this.calendar.asOfToday();
    return { terms: pricingTerms(settings), stockControl: settings.stockControl, calendar };
  }

  /** Reads on the connection of the transaction; the products are read later, when the first line is asked for its own. */
  async cart(transaction: EntityManager, source: CartSource, shopTerms: ShopTerms): Promise<Cart> {
    return this.shown(transaction, await readFrom(transaction, source), shopTerms);
  }

  /**
   * A cart that was read.
   *
   * @param known offers that were read just now
   */
  async shown(
    transaction: EntityManager,
    cart: CartRow | null,
    shopTerms: ShopTerms,
    known: Offers = new Map(),
  ): Promise<Cart> {
    const { lines } = await this.assessed(transaction, cart?.lines ?? [], shopTerms, known);
    return toCart(lines, {
      terms: shopTerms.terms,
      findProduct: this.productFinder(lines),
      canBeRestored: cart?.canBeRestored ?? false,
      leftOutLines: cart?.leftOut ?? 0,
    });
  }

  async assess(
    transaction: EntityManager,
    cartId: string | null,
    shopTerms: ShopTerms,
  ): Promise<AssessedCart> {
    return this.assessed(transaction, await readLines(transaction, cartId), shopTerms);
  }

  /** Lines that are in no cart, as if they were. */
  async assessed(
    transaction: EntityManager,
    rows: readonly CartLineRow[],
    shopTerms: ShopTerms,
    known: Offers = new Map(),
  ): Promise<AssessedCart> {
    const others = rows.map(({ productId }) => productId).filter((id) => !known.has(id));
    const offers = new Map([...known, ...(await this.offers.byId(transaction, others))]);
    const current = { offers, ...shopTerms };
    return { lines: assessLines(rows, current), current };
  }

  private productFinder(lines: readonly AssessedLine[]): (productId: string) => Promise<Product | null> {
    let products: Promise<Product[]> | undefined;
    return async (productId) => {
      products ??= this.catalog.productsById(lines.map(({ row }) => row.productId));
      return (await products).find(({ id }) => id === productId) ?? null;
    };
  }
}
