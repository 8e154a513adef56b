import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CachedValue } from '../../../kernel/data-version/cached-value.js';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import { type CategoryRow, type CategoryTree, buildCategoryTree } from './category.tree.js';
import type { Category } from './category.type.js';

/** Products counted by what a list filters by. '' stands for no category and no brand. */
interface ProductCell {
  categoryId: string;
  brandKey: string;
  inStock: boolean;
  isNew: boolean;
  isFeatured: boolean;
  products: number;
  /** Of the published prices among them. */
  lowestPriceKurus: number | null;
  highestPriceKurus: number | null;
}

interface BrandName {
  key: string;
  name: string;
}

/** What nearly every page needs: categories, brands, counts, as of one data version of the catalog. */
export interface Overview extends CategoryTree {
  /** By current and by former slug. */
  bySlug: ReadonlyMap<string, Category>;
  /** In Turkish order. */
  brands: ReadonlyMap<string, BrandName>;
  /** Of public products only. */
  cells: readonly ProductCell[];
  /** Categories whose products no visitor sees: passive and archived ones, and those below one of these. */
  hiddenCategoryIds: readonly string[];
  productCount: number;
  brandCount: number;
}

const CATEGORIES = `
  SELECT c.id, c.slug, c.name, c.description, c.parent_id AS "parentId", c.is_active AND c.archived_at IS NULL AS "isActive",
    c.sort_order AS "sortOrder", c.created_at AS "createdAt", c.updated_at AS "updatedAt",
    json_build_object('title', c.seo_title, 'description', c.seo_description, 'keywords', c.seo_keywords) AS seo,
    CASE WHEN p.id IS NOT NULL THEN
      json_build_object('id', p.id, 'width', p.width, 'height', p.height, 'darkId', p.dark_id) END AS picture
  FROM category AS c LEFT JOIN picture AS p ON p.id = c.picture_id
  ORDER BY c.sort_order, c.name COLLATE "tr-x-icu", c.id`;

const CELLS = `
  SELECT category_id AS "categoryId", brand_key AS "brandKey", in_stock AS "inStock", is_new AS "isNew",
    is_featured AS "isFeatured", products, lowest_price_kurus AS "lowestPriceKurus",
    highest_price_kurus AS "highestPriceKurus"
  FROM product_cell WHERE products > 0`;

/**
 * Caches the overview of the catalog. Each change of the catalog raises its data version in the same transaction, so the
 * overview is read again after every change, on every process.
 */
@Injectable()
export class CatalogOverview {
  private readonly cached = new CachedValue(() => this.read());

  constructor(
    private readonly dataSource: DataSource,
    private readonly dataVersions: DataVersions,
  ) {}

  current(): Promise<Overview> {
    return this.cached.at(String(this.dataVersions.current().catalog));
  }

  private async read(): Promise<Overview> {
    const [rows, formerSlugs, brands, everyCell] = await Promise.all([
      this.dataSource.query<CategoryRow[]>(CATEGORIES),
      this.dataSource.query<{ slug: string; id: string }[]>(
        'SELECT slug, category_id AS id FROM category_slug_history',
      ),
      this.dataSource.query<BrandName[]>('SELECT key, name FROM brand ORDER BY name COLLATE "tr-x-icu", key'),
      this.dataSource.query<ProductCell[]>(CELLS),
    ]);
    const tree = buildCategoryTree(rows, everyCell);
    const cells = everyCell.filter(({ categoryId }) => categoryId === '' || tree.byId.has(categoryId));
    return {
      ...tree,
      bySlug: addressesOf(tree, formerSlugs),
      brands: new Map(brands.map((brand) => [brand.key, brand])),
      cells,
      hiddenCategoryIds: rows.map(({ id }) => id).filter((id) => !tree.byId.has(id)),
      productCount: cells.reduce((sum, { products }) => sum + products, 0),
      brandCount: new Set(cells.map(({ brandKey }) => brandKey).filter((key) => key !== '')).size,
    };
  }
}

/** Current slugs win over former ones. */
function addressesOf(
  { byId }: CategoryTree,
  formerSlugs: readonly { slug: string; id: string }[],
): Map<string, Category> {
  const former = formerSlugs.flatMap(({ slug, id }): [string, Category][] => {
    const category = byId.get(id);
    return category ? [[slug, category]] : [];
  });
  return new Map([
    ...former,
    ...[...byId.values()].map((category): [string, Category] => [category.slug, category]),
  ]);
}
