import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { productNotFound } from '../offers/offer.refusals.js';
import { withinLimits } from '../offers/offer.choices.js';
import { SettingsService, ShopCalendar } from '../../settings/index.js';
import type { CalculatePriceInput } from './catalog.input.js';
import { CatalogOverview } from './catalog.overview.js';
import { CatalogQueries } from './catalog.queries.js';
import type { CatalogSummary } from './catalog.type.js';
import type { Category } from './category.type.js';
import type { ProductLoaders } from './product.loaders.js';
import { calculatePrice } from './product.price.js';
import type { DiscontinuedProduct, PriceCalculation, Product } from './product.type.js';

/** What visitors read of the catalog; lists of products are in the room `listing`. */
@Injectable()
export class CatalogService {
  constructor(
    private readonly overview: CatalogOverview,
    private readonly queries: CatalogQueries,
    private readonly settings: SettingsService,
    private readonly calendar: ShopCalendar,
  ) {}

  product(slug: string): Promise<Product | null> {
    return this.queries.productBySlug(slug);
  }

  discontinued(slug: string): Promise<DiscontinuedProduct | null> {
    return this.queries.discontinuedBySlug(slug);
  }

  async categories(): Promise<Category[]> {
    return (await this.overview.current()).roots;
  }

  async category(slug: string): Promise<Category | null> {
    return (await this.overview.current()).bySlug.get(slug) ?? null;
  }

  async summary(): Promise<CatalogSummary> {
    const { productCount, brandCount } = await this.overview.current();
    return { productCount, brandCount };
  }

  /**
   * @throws PRODUCT_NOT_FOUND when no visitor may see the product
   * @throws VARIATION_NOT_FOUND for a group or a choice the product does not have
   */
  async calculatePrice(input: CalculatePriceInput, loaders: ProductLoaders): Promise<PriceCalculation> {
    const { productId, variations, quantity } = input;
    const [product] = isUuid(productId) ? await this.queries.productsById([productId]) : [];
    if (!product) throw productNotFound({ productId });
    const order = {
      variations: variations ?? [],
      quantity: withinLimits(quantity, product.minOrderQuantity),
    };
    return this.price(product, order, loaders);
  }

  /** Prices a quantity with the first variation of every group. */
  priceOf(product: Product, quantity: number, loaders: ProductLoaders): Promise<PriceCalculation> {
    return this.price(product, { variations: [], quantity }, loaders);
  }

  private async price(
    product: Product,
    order: Parameters<typeof calculatePrice>[1],
    loaders: ProductLoaders,
  ): Promise<PriceCalculation> {
    const [attributes, stockQuantity, { taxRateBasisPoints }, calendar] = await Promise.all([
      loaders.attributes.load(product.id),
      loaders.stock.load(product.id),
      this.settings.current(),
      this.calendar.asOfToday(),
    ]);
    return calculatePrice({ product, stockQuantity, attributes }, order, { taxRateBasisPoints, calendar });
  }
}
