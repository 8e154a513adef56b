import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Conditions } from '../../../kernel/database/conditions.js';
import type { ListPage } from '../../../kernel/listing/list-page.js';
import type { Slice } from '../../../kernel/listing/list.args.js';
import { ListQuery, MAX_COUNTED } from '../../../kernel/listing/list-query.js';
import { asc, type Bind, desc } from '../../../kernel/listing/sorting.js';
import type { ListNeighbors } from '../../../kernel/listing/list-neighbors.type.js';
import { brandKey } from '../drafts/keys.js';
import { SettingsService } from '../../settings/index.js';
import { addSearch } from '../listing/product.conditions.js';
import { CatalogOverview } from '../products/catalog.overview.js';
import { ProductSearch, type TextSearch } from '../search/product.search.js';
import type { AdminProductRow } from './admin-product-list.type.js';
import { GAPS_OF_PRODUCT, hasGap } from './product.gaps.js';
import { MAX_STOCK } from './product-parts.input.js';
import type {
  AdminProductFilter,
  AdminProductSort,
  AdminProductState,
  AdminProductStock,
} from './product-list.input.js';

/** To read all that a broad text finds would take a second among 100,000 products; nobody acts on their exact number. */
const MAX_FOUND = 1_000;

const BRANDS = `
  SELECT name FROM brand WHERE EXISTS (SELECT FROM product WHERE brand_key = brand.key)
  ORDER BY name COLLATE "tr-x-icu", key`;

/** A filter with everything looked up. */
interface ResolvedFilter extends Omit<AdminProductFilter, 'text' | 'states' | 'stocks'> {
  search?: TextSearch | null;
  stocks?: { among: readonly AdminProductStock[]; threshold: number } | null;
  states: { among: readonly AdminProductState[]; hiddenCategoryIds: readonly string[] };
}

type ListRequest = { filter?: AdminProductFilter | null; sort: AdminProductSort };

/** The writer gives each product such a row. */
const UNITS = 's.quantity';
const STOCKS: Readonly<Record<AdminProductStock, (threshold: () => string) => string>> = {
  available: (threshold) => `${UNITS} > ${threshold()}`,
  low: (threshold) => `${UNITS} BETWEEN 1 AND ${threshold()}`,
  none: () => `${UNITS} = 0`,
};

/** Each unit takes one choice of every group; a group whose stocks staff left at 0 is not counted. */
const CHOICE_STOCK = `
  SELECT min(least(units, ${MAX_STOCK}))::int FROM (
    SELECT sum(v.stock) AS units FROM product_attribute AS a JOIN product_variation AS v ON v.attribute_id = a.id
    WHERE a.product_id = p.id GROUP BY a.id HAVING a.is_sold_out OR sum(v.stock) > 0) AS counted`;

const COLUMNS = `
  p.id, p.version, p.slug, p.name, p.sku, coalesce(b.name, '') AS brand, p.model,
  CASE WHEN c.id IS NOT NULL THEN jsonb_build_object('id', c.id, 'name', c.name) END AS category,
  p.base_price_kurus AS "basePrice", ${UNITS} AS "stockQuantity", p.in_stock AS "inStock", p.unit,
  p.is_made_to_measure AS "isMadeToMeasure",
  p.is_new AS "isNew", p.is_featured AS "isFeatured", p.rating, p.review_count AS "reviewCount",
  p.archived_at IS NOT NULL AS "isArchived", p.created_at AS "createdAt", p.updated_at AS "updatedAt", p.category_id AS "categoryId",
  ${GAPS_OF_PRODUCT} AS gaps,
  (${CHOICE_STOCK}) AS "choiceStock",
  (SELECT jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'darkId', i.dark_id)
   FROM product_picture JOIN picture AS i ON i.id = picture_id WHERE product_id = p.id ORDER BY position LIMIT 1) AS picture`;

const PRODUCTS = new ListQuery<ListedProduct, ResolvedFilter, AdminProductSort>({
  columns: COLUMNS,
  from: `product AS p LEFT JOIN brand AS b ON b.key = p.brand_key LEFT JOIN category AS c ON c.id = p.category_id
    LEFT JOIN product_stock AS s ON s.product_id = p.id`,
  key: 'p.id',
  conditions: {
    search: matches,
    ids: (ids, bind) => `p.id = ANY(${bind(ids)}::uuid[])`,
    categoryIds: inCategories,
    brands: (brands, bind) => `p.brand_key = ANY(${bind(brands.map(brandKey))}::text[])`,
    states: inStates,
    stocks: ({ among, threshold }, bind) => anyOf(among.map((stock) => STOCKS[stock](() => bind(threshold)))),
    isNew: (isNew) => (isNew ? 'p.is_new' : 'NOT p.is_new'),
    isFeatured: (isFeatured) => (isFeatured ? 'p.is_featured' : 'NOT p.is_featured'),
    gaps: hasGap,
    minPrice: (price, bind) => `p.base_price_kurus >= ${bind(price)}`,
    maxPrice: (price, bind) => `p.base_price_kurus <= ${bind(price)}`,
    createdFrom: (time, bind) => `p.created_at >= ${bind(time)}`,
    createdBefore: (time, bind) => `p.created_at < ${bind(time)}`,
  },
  sorts: {
    newest: [desc('p.created_at'), desc('p.id')],
    edited: [desc('p.updated_at'), desc('p.id')],
    name: [asc('p.name COLLATE "tr-x-icu"'), asc('p.id')],
    lowest_price: [asc('p.base_price_kurus'), asc('p.id')],
    highest_price: [desc('p.base_price_kurus'), desc('p.id')],
    lowest_stock: [asc(UNITS), asc('p.id')],
  },
  maxCounted: ({ search, gaps }) => (search || gaps ? MAX_FOUND : MAX_COUNTED),
  sortConditions: { lowest_stock: `${UNITS} IS NOT NULL` },
});

export type ListedProduct = Omit<AdminProductRow, 'isPublic'> & { categoryId: string | null };

/** The list of all products, hidden and archived ones included. */
@Injectable()
export class AdminProductListQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly overview: CatalogOverview,
    private readonly search: ProductSearch,
    private readonly settings: SettingsService,
  ) {}

  async page({ filter, sort, ...slice }: ListRequest & Slice): Promise<ListPage<AdminProductRow>> {
    const { hiddenCategoryIds } = await this.overview.current();
    const resolved = await this.resolve(filter);
    const page = await PRODUCTS.page(this.dataSource, { filter: resolved, sort, ...slice });
    const isHidden = ({ categoryId }: ListedProduct) => hiddenCategoryIds.includes(categoryId ?? '');
    return {
      ...page,
      items: page.items.map((item) => ({ ...item, isPublic: !item.isArchived && !isHidden(item) })),
    };
  }

  /** Names of all brands that a product has, hidden and archived ones included, in Turkish order. */
  async brands(): Promise<string[]> {
    const brands = await this.dataSource.query<{ name: string }[]>(BRANDS);
    return brands.map(({ name }) => name);
  }

  async neighbors({ id, filter, sort }: ListRequest & { id: string }): Promise<ListNeighbors> {
    const { previous, next, ...place } = await PRODUCTS.neighbors(this.dataSource, {
      filter: await this.resolve(filter),
      sort,
      id,
    });
    return { previousId: previous?.id ?? null, nextId: next?.id ?? null, ...place };
  }

  /** The same list from beginning to end, some at a time. */
  async *whole({ filter, sort }: ListRequest): AsyncGenerator<readonly ListedProduct[]> {
    yield* PRODUCTS.whole(this.dataSource, { filter: await this.resolve(filter), sort });
  }

  private async resolve(filter: AdminProductFilter | null | undefined): Promise<ResolvedFilter> {
    const { text, states, stocks, ...others } = filter ?? {};
    const { lowStockThreshold } = await this.settings.current();
    const { hiddenCategoryIds } = await this.overview.current();
    const among = states ?? (['public', 'hidden'] as const);
    return {
      ...others,
      search: await this.read(text),
      stocks: stocks && { among: stocks, threshold: lowStockThreshold ?? 0 },
      states: { among, hiddenCategoryIds },
    };
  }

  /** The most specific way to read the text that finds anything; null without a word. */
  private async read(text: string | null | undefined): Promise<TextSearch | null> {
    const readings = text ? await this.search.prepare(text) : [];
    for (const search of readings) {
      const states = { among: ['public', 'hidden', 'archived'], hiddenCategoryIds: [] } as const;
      if (await PRODUCTS.hasAny(this.dataSource, { search, states })) return search;
    }
    return readings[0] ?? null;
  }
}

function matches(search: TextSearch, bind: Bind): string {
  const conditions = new Conditions();
  conditions.value = bind;
  addSearch(conditions, search);
  return conditions.sql;
}

function inCategories(ids: readonly string[], bind: Bind): string {
  const chosen = bind(ids);
  const within = `p.category_id IN (SELECT id FROM category WHERE id = ANY(${chosen}) OR parent_id = ANY(${chosen}))`;
  return anyOf([within, ...(ids.includes('') ? ['p.category_id IS NULL'] : [])]);
}

function inStates({ among, hiddenCategoryIds }: ResolvedFilter['states'], bind: Bind): string | null {
  const shown = ['public', 'hidden'] as const;
  if (shown.every((state) => among.includes(state))) {
    return among.includes('archived') ? null : 'p.archived_at IS NULL';
  }
  const isHidden = () => `coalesce(p.category_id, '') = ANY(${bind(hiddenCategoryIds)}::text[])`;
  const parts: Record<AdminProductState, () => string> = {
    public: () => `p.archived_at IS NULL AND NOT ${isHidden()}`,
    hidden: () => `p.archived_at IS NULL AND ${isHidden()}`,
    archived: () => 'p.archived_at IS NOT NULL',
  };
  return anyOf(among.map((state) => `(${parts[state]()})`));
}

const anyOf = (conditions: readonly string[]) => conditions.join(' OR ') || 'false';
