import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Conditions } from '../../../kernel/database/conditions.js';
import { preparedRecurring } from '../../../kernel/database/prepared.js';
import { CatalogOverview } from './catalog.overview.js';
import { addVisibility } from './product.visibility.js';
import { successorIdOf } from './product.parts.js';
import type { DiscontinuedProduct, Product } from './product.type.js';
import { PRODUCT_COLUMNS, type ProductRow, productView } from './product.view.js';

const SITEMAP_PAGE = 5_000;
/** No product has a slug with other characters, some of which PostgreSQL does not even accept in a text. */
const SLUG = /^[a-z0-9-]+$/;

const DISCONTINUED = `
  SELECT id, name FROM product WHERE archived_at IS NOT NULL
    AND (slug = $1 OR id = (SELECT product_id FROM product_slug_history WHERE slug = $1))
  ORDER BY slug = $1 DESC LIMIT 1`;

interface SitemapEntry {
  kind: 'product' | 'category';
  slug: string;
  updatedAt: Date;
}

/** Hand-written reads of the public catalog. */
@Injectable()
export class CatalogQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly overview: CatalogOverview,
  ) {}

  /** By the current slug, else by a former one; visible products only. */
  async productBySlug(slug: string): Promise<Product | null> {
    if (!SLUG.test(slug)) return null;
    const conditions = await this.visible();
    const placeholder = conditions.value(slug);
    conditions.add(
      `p.slug = ${placeholder} OR p.id = (SELECT product_id FROM product_slug_history WHERE slug = ${placeholder})`,
    );
    const [product] = await this.products(
      `SELECT ${PRODUCT_COLUMNS} FROM product AS p WHERE ${conditions.sql} ORDER BY p.slug = ${placeholder} DESC LIMIT 1`,
      conditions,
    );
    return product ?? null;
  }

  /** An archived product by its slug, current or former, where a visible one replaces it. */
  async discontinuedBySlug(slug: string): Promise<DiscontinuedProduct | null> {
    if (!SLUG.test(slug)) return null;
    const [archived] = await this.dataSource.query<{ id: string; name: string }[]>(DISCONTINUED, [slug]);
    if (!archived) return null;
    const overview = await this.overview.current();
    const successorId = await successorIdOf(this.dataSource, overview, archived.id);
    const [successor] = successorId === null ? [] : await this.productsById([successorId]);
    return successor ? { name: archived.name, successor } : null;
  }

  /** Visible products by id, in no order. */
  async productsById(ids: readonly string[]): Promise<Product[]> {
    const conditions = await this.visible();
    conditions.add(`p.id = ANY(${conditions.value(ids)}::uuid[])`);
    return this.products(`SELECT ${PRODUCT_COLUMNS} FROM product AS p WHERE ${conditions.sql}`, conditions);
  }

  /** Conditions on `product AS p` that leave what visitors see, for further ones to be added. */
  async visible(): Promise<Conditions> {
    const { hiddenCategoryIds } = await this.overview.current();
    const conditions = new Conditions();
    addVisibility(conditions, hiddenCategoryIds);
    return conditions;
  }

  /** Runs a statement that selects PRODUCT_COLUMNS under these conditions. */
  async products(statement: string, { values }: Conditions): Promise<Product[]> {
    const rows = await this.dataSource.query<ProductRow[]>(statement, values);
    const overview = await this.overview.current();
    return rows.map((row) => productView(row, overview));
  }

  /** The same for a statement whose text recurs and whose plan is good for any values. */
  preparedProducts(statement: string, kind: string, conditions: Conditions): Promise<Product[]> {
    return this.products(preparedRecurring(statement, kind), conditions);
  }

  /** Every address a search engine may know, categories first; read in pages, so that memory stays bounded. */
  async *sitemapEntries(): AsyncGenerator<SitemapEntry> {
    const { byId } = await this.overview.current();
    for (const { slug, updatedAt } of byId.values()) yield { kind: 'category', slug, updatedAt };
    for (let after = ''; ;) {
      const conditions = await this.visible();
      conditions.add(`p.slug > ${conditions.value(after)}`);
      const page = await this.dataSource.query<{ slug: string; updatedAt: Date }[]>(
        `SELECT p.slug, p.updated_at AS "updatedAt" FROM product AS p
         WHERE ${conditions.sql} ORDER BY p.slug LIMIT ${SITEMAP_PAGE}`,
        conditions.values,
      );
      for (const { slug, updatedAt } of page) yield { kind: 'product', slug, updatedAt };
      if (page.length < SITEMAP_PAGE) return;
      after = page.at(-1)?.slug ?? '';
    }
  }
}
