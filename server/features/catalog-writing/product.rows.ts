import type { EntityManager } from 'typeorm';
import { brandKey } from './keys.js';
import type { ProductSnapshot } from './product.draft.js';

const SNAPSHOT = `
  SELECT p.id, p.slug, p.version, p.name, p.sku, p.short_description AS "shortDescription", p.description,
    coalesce(b.name, '') AS brand, p.model, p.category_id AS "categoryId", p.tags,
    coalesce((SELECT jsonb_agg(jsonb_build_object('pictureId', pp.picture_id, 'source', pp.source) ORDER BY pp.position)
      FROM product_picture AS pp WHERE pp.product_id = p.id), '[]') AS pictures,
    p.base_price_kurus AS "basePriceKurus", p.min_order_quantity AS "minOrderQuantity", p.unit,
    p.in_stock AS "inStock", p.stock_quantity AS "stockQuantity", p.is_new AS "isNew", p.is_featured AS "isFeatured",
    p.rating, p.review_count AS "reviewCount", p.delivery_time AS "deliveryTime", p.warranty, p.certifications,
    p.features, p.applications, p.technical_specs AS "technicalSpecs",
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'kind', a.kind, 'variations', coalesce(
        (SELECT jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'value', v.value, 'priceKurus', v.price_kurus,
           'stock', v.stock, 'sku', v.sku) ORDER BY v.position)
         FROM product_variation AS v WHERE v.attribute_id = a.id), '[]')) ORDER BY a.position)
      FROM product_attribute AS a WHERE a.product_id = p.id), '[]') AS attributes,
    p.seo_title AS "seoTitle", p.seo_description AS "seoDescription", p.seo_keywords AS "seoKeywords"
  FROM product AS p LEFT JOIN brand AS b ON b.key = p.brand_key`;

/** Products as they are kept, found by one of their keys. */
export function readSnapshots(
  manager: EntityManager,
  key: 'slug' | 'sku_key',
  values: readonly string[],
): Promise<ProductSnapshot[]> {
  return manager.query<ProductSnapshot[]>(`${SNAPSHOT} WHERE p.${key} = ANY($1::text[])`, [values]);
}

const COLUMNS: readonly [column: string, type: string][] = [
  ['id', 'uuid'],
  ['slug', 'text'],
  ['version', 'integer'],
  ['name', 'text'],
  ['sku', 'text'],
  ['short_description', 'text'],
  ['description', 'text'],
  ['brand_key', 'text'],
  ['model', 'text'],
  ['category_id', 'text'],
  ['tags', 'text[]'],
  ['base_price_kurus', 'bigint'],
  ['min_order_quantity', 'integer'],
  ['unit', 'text'],
  ['in_stock', 'boolean'],
  ['stock_quantity', 'integer'],
  ['is_new', 'boolean'],
  ['is_featured', 'boolean'],
  ['rating', 'double precision'],
  ['review_count', 'integer'],
  ['delivery_time', 'text'],
  ['warranty', 'text'],
  ['certifications', 'text[]'],
  ['features', 'text[]'],
  ['applications', 'text[]'],
  ['technical_specs', 'jsonb'],
  ['seo_title', 'text'],
  ['seo_description', 'text'],
  ['seo_keywords', 'text[]'],
];

const NAMES = COLUMNS.map(([column]) => column);
const RECORD = COLUMNS.map(([column, type]) => `${column} ${type}`).join(', ');
/** Orders lower stock while staff edit: what an edit does not change stays as orders left it. */
export const changedStock = (kept: string, column: string) =>
  `${column} = CASE WHEN given.${column} = given.stock_before THEN ${kept}.${column} ELSE given.${column} END`;
const SETTING = NAMES.filter((column) => column !== 'id').map((column) =>
  column === 'stock_quantity' ? changedStock('product', column) : `${column} = given.${column}`,
);

/** A product before and after an edit; one that is new was nothing before. */
export interface ProductEdit {
  before: ProductSnapshot | null;
  after: ProductSnapshot;
}

function rowOf(product: ProductSnapshot): Record<string, unknown> {
  const { brand, categoryId, attributes: _attributes, pictures: _pictures, ...columns } = product;
  const row = Object.fromEntries(
    Object.entries(columns).map(([field, value]) => [
      field.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`),
      value,
    ]),
  );
  return { ...row, brand_key: brandKey(brand) || null, category_id: categoryId };
}

/** Writes new products, without their attributes and pictures. */
export async function insertProducts(
  manager: EntityManager,
  products: readonly ProductSnapshot[],
  now: Date,
): Promise<void> {
  if (products.length === 0) return;
  await manager.query(
    `INSERT INTO product (${NAMES.join(', ')}, created_at, updated_at)
     SELECT ${NAMES.join(', ')}, $2, $2 FROM jsonb_to_recordset($1) AS given (${RECORD})`,
    [JSON.stringify(products.map(rowOf)), now],
  );
}

/** Writes what products became, without their attributes and pictures. */
export async function updateProducts(
  manager: EntityManager,
  edits: readonly ProductEdit[],
  now: Date,
): Promise<void> {
  if (edits.length === 0) return;
  await manager.query(
    `UPDATE product SET ${SETTING.join(', ')}, updated_at = $2
     FROM jsonb_to_recordset($1) AS given (${RECORD}, stock_before integer) WHERE product.id = given.id`,
    [
      JSON.stringify(
        edits.map(({ before, after }) => ({ ...rowOf(after), stock_before: before?.stockQuantity })),
      ),
      now,
    ],
  );
}

/** Replaces the pictures of products. */
export async function writePictures(manager: EntityManager, edits: readonly ProductEdit[]): Promise<void> {
  if (edits.length === 0) return;
  const products = edits.map(({ after }) => after);
  await manager.query('DELETE FROM product_picture WHERE product_id = ANY($1)', [
    products.map(({ id }) => id),
  ]);
  const pictures = products.flatMap(({ id, pictures: list }) =>
    list.map((picture, position) => ({
      product_id: id,
      position,
      picture_id: picture.pictureId,
      source: picture.source,
    })),
  );
  await manager.query(
    `INSERT INTO product_picture (product_id, position, picture_id, source)
     SELECT * FROM jsonb_to_recordset($1)
       AS given (product_id uuid, position smallint, picture_id text, source text)`,
    [JSON.stringify(pictures)],
  );
}

/** Brands that are new to the shop, under the spelling that came first. */
export async function insertBrands(
  manager: EntityManager,
  products: readonly ProductSnapshot[],
): Promise<void> {
  const names = new Map(products.map(({ brand }) => [brandKey(brand), brand]));
  names.delete('');
  if (names.size === 0) return;
  await manager.query(
    `INSERT INTO brand (key, name) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT (key) DO NOTHING`,
    [[...names.keys()], [...names.values()]],
  );
}

/** How the brands of the shop are written, by their key. */
export async function readBrandNames(
  manager: EntityManager,
  names: readonly string[],
): Promise<Map<string, string>> {
  const rows = await manager.query<{ key: string; name: string }[]>(
    'SELECT key, name FROM brand WHERE key = ANY($1)',
    [[...new Set(names.map(brandKey))]],
  );
  return new Map(rows.map(({ key, name }) => [key, name]));
}
