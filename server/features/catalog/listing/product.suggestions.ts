import { Injectable } from '@nestjs/common';
import { asTyped } from '../../../kernel/input/code-text.js';
import { fold } from '../../../kernel/turkish/fold.js';
import { CatalogOverview } from '../products/catalog.overview.js';
import type { Product } from '../products/product.type.js';
import { neighboringPartNumbers } from '../search/part-number.neighbors.js';
import { MAX_SIMILAR } from './product-list.service.js';
import { ProductListQueries } from './product-list.queries.js';
import type { Suggestions } from './product-list.type.js';
import { ProductSearch, type TextSearch } from '../search/product.search.js';
import { MAX_TEXT_LENGTH } from '../search/search.words.js';

const MIN_TEXT_LENGTH = 2;

/** Suggestions while a visitor types. */
@Injectable()
export class ProductSuggestions {
  constructor(
    private readonly overview: CatalogOverview,
    private readonly queries: ProductListQueries,
    private readonly search: ProductSearch,
  ) {}

  /** Empty for fewer than two letters; a text longer than a list accepts is cut. */
  async suggest(text: string, take: number): Promise<Suggestions> {
    const typed = asTyped(text).replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH);
    const folded = fold(typed);
    if (folded.length < MIN_TEXT_LENGTH || take <= 0) {
      return { products: [], categories: [], brands: [], similarPartNumbers: [], correctedProducts: [] };
    }
    const { byId, brands, cells } = await this.overview.current();
    const containsText = ({ name }: { name: string }) => fold(asTyped(name)).includes(folded);
    const sold = new Set(cells.map(({ brandKey }) => brandKey));
    const { products, readings } = await this.products(typed, folded, take);
    const similarPartNumbers = products.length === 0 ? await this.similar(typed, take) : [];
    const categories = [...byId.values()].filter(containsText).slice(0, take);
    const ofBrands = [...brands.values()]
      .filter((brand) => sold.has(brand.key) && containsText(brand))
      .slice(0, take);
    const isNothing = [products, similarPartNumbers, categories, ofBrands].every(
      ({ length }) => length === 0,
    );
    const correctedProducts = isNothing ? await this.corrected(readings, take) : [];
    return { products, similarPartNumbers, correctedProducts, categories, brands: ofBrands };
  }

  /** Names that begin with the text first, then the best of what matches otherwise. */
  private async products(
    typed: string,
    folded: string,
    take: number,
  ): Promise<{ products: Product[]; readings: TextSearch[] }> {
    const found = new Map<string, Product>();
    const add = (products: readonly Product[]) => {
      for (const product of products) found.set(product.id, product);
    };
    add(await this.queries.productsByNameStart(folded, take));
    const readings = found.size < take ? await this.search.prepare(typed) : [];
    for (const search of readings) {
      add(await this.queries.suggestedProducts(search, take));
      if (found.size > 0) break;
    }
    return { products: [...found.values()].slice(0, take), readings };
  }

  /** Of the first correction that has some. */
  private async corrected(readings: readonly TextSearch[], take: number): Promise<Product[]> {
    for (const reading of readings) {
      for (const correction of await this.search.corrections(reading)) {
        const products = await this.queries.suggestedProducts(correction, take);
        if (products.length > 0) return products;
      }
    }
    return [];
  }

  private similar(typed: string, take: number): Promise<Product[]> {
    return this.queries.productsByPartNumber(neighboringPartNumbers(typed), Math.min(take, MAX_SIMILAR));
  }
}
