import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { fold } from '../../kernel/turkish/fold.js';
import { SettingsService } from '../settings/index.js';
import type { CalculatePriceInput } from './catalog.input.js';
import { CatalogOverview } from './catalog.overview.js';
import { CatalogQueries } from './catalog.queries.js';
import { productNotFound } from './catalog.refusals.js';
import type { Category } from './category.type.js';
import type { CatalogSummary, Suggestions } from './product.list.type.js';
import type { ProductLoaders } from './product.loaders.js';
import { calculatePrice, withinLimits } from './product.price.js';
import { ProductSearch } from './product.search.js';
import type { PriceCalculation, Product } from './product.type.js';
import { type ProductRow, productView } from './product.view.js';

const MIN_SUGGESTION_LENGTH = 2;

/** What visitors ask of the catalogue, one method per question; lists are made by ProductListing. */
@Injectable()
export class CatalogService {
  constructor(
    private readonly overview: CatalogOverview,
    private readonly queries: CatalogQueries,
    private readonly search: ProductSearch,
    private readonly settings: SettingsService,
  ) {}

  async product(slug: string): Promise<Product | null> {
    const row = await this.queries.productBySlug(slug);
    return row && productView(row, await this.overview.current());
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

  /** Nothing below two letters. */
  async suggestions(text: string, take: number): Promise<Suggestions> {
    const folded = fold(text.trim());
    if (folded.length < MIN_SUGGESTION_LENGTH || take <= 0) {
      return { products: [], categories: [], brands: [] };
    }
    const { byId, brands } = await this.overview.current();
    const holdsText = ({ name }: { name: string }) => fold(name).includes(folded);
    return {
      products: await this.suggestedProducts(text, folded, take),
      categories: [...byId.values()].filter(holdsText).slice(0, take),
      brands: [...brands.values()].filter(holdsText).slice(0, take),
    };
  }

  /**
   * @throws PRODUCT_NOT_FOUND when no visitor may see the product
   * @throws VARIATION_NOT_FOUND for a group or a choice the product does not have
   */
  async calculatePrice(input: CalculatePriceInput, loaders: ProductLoaders): Promise<PriceCalculation> {
    const { productId, variations, quantity } = input;
    const [row] = isUuid(productId) ? await this.queries.productsById([productId]) : [];
    if (!row) throw productNotFound({ productId });
    const order = { variations: variations ?? [], quantity: withinLimits(quantity, row.minOrderQuantity) };
    const attributes = await loaders.attributes.load(row.id);
    return calculatePrice({ product: row, attributes }, order, await this.taxRate());
  }

  /** One unit with the first variation of every group. */
  async priceOf(product: Product, loaders: ProductLoaders): Promise<PriceCalculation> {
    const attributes = await loaders.attributes.load(product.id);
    return calculatePrice({ product, attributes }, { variations: [], quantity: 1 }, await this.taxRate());
  }

  private async taxRate(): Promise<number> {
    return (await this.settings.current()).taxRateBasisPoints;
  }

  /** Names that begin with the text first, then the best of what matches otherwise. */
  private async suggestedProducts(text: string, folded: string, take: number): Promise<Product[]> {
    const found = new Map<string, ProductRow>();
    for (const row of await this.queries.productsByNameStart(folded, take)) found.set(row.id, row);
    const search = found.size < take ? await this.search.understand(text) : null;
    if (search) for (const row of await this.queries.suggestedProducts(search, take)) found.set(row.id, row);
    const overview = await this.overview.current();
    return [...found.values()].slice(0, take).map((row) => productView(row, overview));
  }
}
