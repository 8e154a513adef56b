import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CatalogQueries, type Product } from '../catalog/index.js';
import { OfferQueries } from '../offers/index.js';
import { SettingsService } from '../settings/index.js';
import { type AssessedLine, assessLines, type Today } from './cart.assessment.js';
import type { CartOwner } from './cart.owner.js';
import { type PricingTerms, pricingTerms } from './cart.pricing.js';
import { type CartLineRow, readCart, readLines } from './cart.rows.js';
import type { Cart } from './cart.type.js';
import { cartView } from './cart.view.js';

/** What the settings say of buying. */
export interface ShopTerms {
  terms: PricingTerms;
  stockControl: boolean;
}

interface AssessedCart {
  lines: AssessedLine[];
  today: Today;
}

/** Reads carts against today's catalogue. */
@Injectable()
export class CartReading {
  constructor(
    private readonly offers: OfferQueries,
    private readonly catalog: CatalogQueries,
    private readonly settings: SettingsService,
  ) {}

  async shopTerms(): Promise<ShopTerms> {
    const settings = await this.settings.current();
    return { terms: pricingTerms(settings), stockControl: settings.stockControl };
  }

  /** On the connection of the manager; what the products are besides is read when somebody asks, after it. */
  async cart(manager: EntityManager, owner: CartOwner | null, shopTerms: ShopTerms): Promise<Cart> {
    const cart = owner && (await readCart(manager, owner));
    const { lines } = await this.assessed(manager, cart?.lines ?? [], shopTerms);
    return cartView(lines, {
      terms: shopTerms.terms,
      findProduct: this.productFinder(lines),
      canBeRestored: cart?.canBeRestored ?? false,
    });
  }

  async assess(manager: EntityManager, cartId: string | null, shopTerms: ShopTerms): Promise<AssessedCart> {
    return this.assessed(manager, await readLines(manager, cartId), shopTerms);
  }

  private async assessed(
    manager: EntityManager,
    rows: readonly CartLineRow[],
    shopTerms: ShopTerms,
  ): Promise<AssessedCart> {
    const offers = await this.offers.byId(
      manager,
      rows.map(({ productId }) => productId),
    );
    const today = { offers, ...shopTerms };
    return { lines: assessLines(rows, today), today };
  }

  private productFinder(lines: readonly AssessedLine[]): (productId: string) => Promise<Product | null> {
    let products: Promise<Product[]> | undefined;
    return async (productId) => {
      products ??= this.catalog.productsById(lines.map(({ row }) => row.productId));
      return (await products).find(({ id }) => id === productId) ?? null;
    };
  }
}
