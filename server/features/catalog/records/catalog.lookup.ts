import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CategorySnapshot } from '../drafts/category.draft.js';
import { brandKey, skuKey } from '../drafts/keys.js';
import type { ProductSnapshot } from '../drafts/product.draft.js';
import { readCategories } from './category.reader.js';
import { readBrandNames } from './brand.reader.js';
import { readProducts } from './product.reader.js';

type Reader = Pick<EntityManager, 'query'>;

/** What plans read of the catalog: without locks, so that a role suffices that may only read it. */
@Injectable()
export class CatalogLookup {
  /** Every category, passive and archived ones included, main categories first, in their order. */
  categories(reader: Reader): Promise<CategorySnapshot[]> {
    return readCategories(reader);
  }

  /** Keyed by id; archived products included. */
  async productsById(reader: Reader, ids: readonly string[]): Promise<Map<string, ProductSnapshot>> {
    const found = await readProducts(reader, 'id', ids);
    return new Map(found.map((product) => [product.id, product]));
  }

  /** Keyed by `skuKey(sku)`; archived products included. */
  async productsBySku(reader: Reader, skus: readonly string[]): Promise<Map<string, ProductSnapshot>> {
    const found = await readProducts(reader, 'sku_key', skus.map(skuKey));
    return new Map(found.map((product) => [skuKey(product.sku), product]));
  }

  /** Keyed by slug; current slugs only, archived products included. */
  async productsBySlug(reader: Reader, slugs: readonly string[]): Promise<Map<string, ProductSnapshot>> {
    const found = await readProducts(reader, 'slug', slugs);
    return new Map(found.map((product) => [product.slug, product]));
  }

  /** The spelling the catalog has for each brand it knows, keyed by `brandKey`. */
  brandNames(reader: Reader, brands: readonly string[]): Promise<Map<string, string>> {
    return readBrandNames(reader, [...new Set(brands.map(brandKey))]);
  }
}
