import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { DataSource } from 'typeorm';
import { Conditions } from '../../../kernel/database/conditions.js';
import { prepared } from '../../../kernel/database/prepared.js';
import { takesWholePrice } from '../../../kernel/money/money.js';
import { readStock } from '../stock/stock.rows.js';
import { CatalogOverview } from './catalog.overview.js';
import type { ProductDocumentType } from '../documents/product-document.type.js';
import type { Picture } from '../pictures/picture.type.js';
import { addVisibility } from './product.visibility.js';
import { documentsOf, type RelatedProducts, relatedOf } from './product.parts.js';
import type { Product, ProductAttribute, ProductVariation } from './product.type.js';
import { PRODUCT_COLUMNS, type ProductRow, productView } from './product.view.js';

/** What only the product's own page shows. */
export interface ProductDetails {
  description: string;
  warranty: string | null;
  features: string[];
  applications: string[];
  seoTitle: string | null;
  seoDescription: string | null;
  seoKeywords: string[];
}

interface SimilarTo {
  product: Product;
  take: number;
}

const DETAILS = prepared(`
  SELECT p.id, p.description, p.warranty, p.features, p.applications, p.seo_title AS "seoTitle",
    p.seo_description AS "seoDescription", p.seo_keywords AS "seoKeywords"
  FROM product AS p WHERE p.id = ANY((SELECT $1::uuid[])::uuid[])`);

const PICTURES = prepared(`
  SELECT pp.product_id AS "productId", p.id, p.width, p.height, p.dark_id AS "darkId", pp.alt
  FROM product_picture AS pp JOIN picture AS p ON p.id = pp.picture_id
  WHERE pp.product_id = ANY((SELECT $1::uuid[])::uuid[]) ORDER BY pp.product_id, pp.position`);

const VARIATIONS = prepared(`
  SELECT a.product_id AS "productId", a.id AS "attributeId", a.name AS "attributeName", a.kind,
    a.is_sold_out AS "isSoldOut",
    v.id, v.name, v.value, v.price_kurus AS price, v.stock, v.sku, p.base_price_kurus AS "basePrice"
  FROM product_attribute AS a JOIN product_variation AS v ON v.attribute_id = a.id JOIN product AS p ON p.id = a.product_id
  WHERE a.product_id = ANY((SELECT $1::uuid[])::uuid[]) ORDER BY a.product_id, a.position, v.position`);

interface VariationRow extends Omit<ProductVariation, 'priceOnRequest'> {
  basePrice: number;
  productId: string;
  attributeId: string;
  attributeName: string;
  kind: ProductAttribute['type'];
  isSoldOut: boolean;
}

/** Reads the parts of many products at once, within one operation. */
export class ProductLoaders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly overview: CatalogOverview,
  ) {}

  readonly details = new DataLoader<string, ProductDetails | undefined>(async (ids) => {
    const rows = await this.dataSource.query<(ProductDetails & { id: string })[]>(DETAILS, [ids]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id));
  });

  readonly pictures = new DataLoader<string, Picture[]>(async (ids) => {
    const rows = await this.dataSource.query<(Picture & { productId: string })[]>(PICTURES, [ids]);
    const byProduct = groupedByProduct(rows);
    return ids.map((id) => byProduct.get(id) ?? []);
  });

  readonly documents = new DataLoader<string, ProductDocumentType[]>((ids) =>
    documentsOf(this.dataSource, ids),
  );

  /** What visitors see of the products that belong to it. */
  readonly related = new DataLoader<string, RelatedProducts>(async (ids) =>
    relatedOf(this.dataSource, await this.overview.current(), ids),
  );

  readonly attributes = new DataLoader<string, ProductAttribute[]>(async (ids) => {
    const rows = await this.dataSource.query<VariationRow[]>(VARIATIONS, [ids]);
    const byProduct = groupedByProduct(rows);
    return ids.map((id) => attributesFrom(byProduct.get(id) ?? []));
  });

  /** Units in stock now. */
  readonly stock = new DataLoader<string, number>(async (ids) => {
    const stock = await readStock(this.dataSource, ids);
    return ids.map((id) => stock.get(id) ?? 0);
  });

  /** Others of the same category, those in stock first; none for a product without a category. */
  readonly similar = new DataLoader<SimilarTo, Product[], string>(
    async (requests) => {
      const overview = await this.overview.current();
      const conditions = new Conditions();
      addVisibility(conditions, overview.hiddenCategoryIds);
      const ids = conditions.value(requests.map(({ product }) => product.id));
      const categories = conditions.value(requests.map(({ product }) => product.category?.id ?? null));
      const takes = conditions.value(requests.map(({ take }) => take));
      const rows = await this.dataSource.query<(ProductRow & { request: number })[]>(
        `SELECT request.place::integer AS request, other.*
         FROM unnest(${ids}::uuid[], ${categories}::text[], ${takes}::int[])
           WITH ORDINALITY AS request (product_id, category_id, take, place)
         CROSS JOIN LATERAL (
           SELECT ${PRODUCT_COLUMNS} FROM product AS p
           WHERE p.category_id = request.category_id AND p.id <> request.product_id AND ${conditions.sql}
           ORDER BY p.in_stock DESC, p.created_at DESC, p.id DESC LIMIT request.take) AS other
         ORDER BY request.place`,
        conditions.values,
      );
      return requests.map((_, index) =>
        rows
          .filter(({ request }) => request === index + 1)
          .map(({ request: _request, ...row }) => productView(row, overview)),
      );
    },
    { cacheKeyFn: ({ product, take }) => `${product.id} ${take}` },
  );
}

function groupedByProduct<Row extends { productId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.productId);
    if (group) group.push(row);
    else groups.set(row.productId, [row]);
  }
  return groups;
}

function attributesFrom(rows: readonly VariationRow[]): ProductAttribute[] {
  const attributes = new Map<string, ProductAttribute>();
  for (const row of rows) {
    const { productId: _product, attributeId, attributeName, kind, isSoldOut, ...stored } = row;
    const attribute = attributes.get(attributeId) ?? {
      id: attributeId,
      name: attributeName,
      type: kind,
      isSoldOut,
      variations: [],
    };
    attribute.variations.push(variationView(stored));
    attributes.set(attributeId, attribute);
  }
  return [...attributes.values()];
}

function variationView({
  basePrice,
  ...variation
}: Omit<ProductVariation, 'priceOnRequest'> & { basePrice: number }): ProductVariation {
  const { price } = variation;
  const priceOnRequest = price === null || takesWholePrice(basePrice, price);
  return { ...variation, price: priceOnRequest ? null : price, priceOnRequest };
}

/** Gives each operation its own loaders, so that one never shows what was read for another. */
@Injectable()
export class ProductLoadersByOperation {
  private readonly byOperation = new WeakMap<object, ProductLoaders>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly overview: CatalogOverview,
  ) {}

  /** @param operation the context GraphQL hands to every resolver of one operation */
  of(operation: object): ProductLoaders {
    const known = this.byOperation.get(operation);
    if (known) return known;
    const loaders = new ProductLoaders(this.dataSource, this.overview);
    this.byOperation.set(operation, loaders);
    return loaders;
  }
}
