import type { EntityManager } from 'typeorm';
import type { ProductSnapshot } from '../drafts/product.draft.js';
import { PLAIN_COLUMNS } from '../drafts/product.fields.js';
import { stockOf } from '../stock/stock.rows.js';

const PLAIN = PLAIN_COLUMNS.map(({ name, column }) => `p.${column} AS "${name}"`).join(', ');

const relatedIds = (kind: string) =>
  `ARRAY(SELECT related_id FROM product_relation WHERE product_id = p.id AND kind = '${kind}' ORDER BY position)`;

/** Selects ProductSnapshot from `product AS p`. */
export const PRODUCT_SNAPSHOT = `
  SELECT p.id, p.slug, p.version, ${PLAIN}, p.sku, coalesce(b.name, '') AS brand, p.category_id AS "categoryId",
    ${stockOf('p.id')} AS "stockQuantity",
    coalesce((SELECT jsonb_agg(jsonb_build_object('pictureId', pp.picture_id, 'source', pp.source, 'alt', pp.alt) ORDER BY pp.position)
      FROM product_picture AS pp WHERE pp.product_id = p.id), '[]') AS pictures,
    p.technical_specs AS "technicalSpecs",
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'kind', a.kind, 'variations', coalesce(
        (SELECT jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'value', v.value, 'priceKurus', v.price_kurus,
           'stock', v.stock, 'sku', v.sku) ORDER BY v.position)
         FROM product_variation AS v WHERE v.attribute_id = a.id), '[]')) ORDER BY a.position)
      FROM product_attribute AS a WHERE a.product_id = p.id), '[]') AS attributes,
    coalesce((SELECT jsonb_agg(jsonb_build_object('fileId', d.file_id, 'kind', d.kind, 'language', d.language,
        'title', d.title) ORDER BY d.position)
      FROM product_document AS d WHERE d.product_id = p.id), '[]') AS documents,
    (SELECT related_id FROM product_relation WHERE product_id = p.id AND kind = 'successor') AS "successorId",
    ${relatedIds('equivalent')} AS "equivalentIds", ${relatedIds('spare_part')} AS "sparePartIds",
    p.archived_at IS NOT NULL AS "isArchived"
  FROM product AS p LEFT JOIN brand AS b ON b.key = p.brand_key`;

const KEYS = { id: 'uuid', slug: 'text', sku_key: 'text' } as const;

/** Products as stored, found by one of their keys. */
export function readProducts(
  reader: Pick<EntityManager, 'query'>,
  key: keyof typeof KEYS,
  values: readonly string[],
): Promise<ProductSnapshot[]> {
  return reader.query<ProductSnapshot[]>(`${PRODUCT_SNAPSHOT} WHERE p.${key} = ANY($1::${KEYS[key]}[])`, [
    values,
  ]);
}

/** Products that are not archived, in the order of their ids, from the one after `id`. */
export function readProductsAfter(
  reader: Pick<EntityManager, 'query'>,
  id: string,
  count: number,
): Promise<ProductSnapshot[]> {
  return reader.query<ProductSnapshot[]>(
    `${PRODUCT_SNAPSHOT} WHERE p.archived_at IS NULL AND p.id > $1::uuid ORDER BY p.id LIMIT $2`,
    [id, count],
  );
}
