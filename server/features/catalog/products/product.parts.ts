import type { EntityManager } from 'typeorm';
import { Conditions } from '../../../kernel/database/conditions.js';
import { documentView, type ProductDocumentType } from '../documents/product-document.type.js';
import type { ProductDocument } from '../drafts/product.draft.js';
import type { Overview } from './catalog.overview.js';
import type { Product } from './product.type.js';
import { PRODUCT_COLUMNS, type ProductRow, productView } from './product.view.js';
import { addVisibility } from './product.visibility.js';

type Reader = Pick<EntityManager, 'query'>;

/** Products that belong to another, each kind in its order. */
export interface RelatedProducts {
  successor: Product[];
  equivalent: Product[];
  spare_part: Product[];
}

const DOCUMENTS = `
  SELECT d.product_id AS "productId", d.file_id AS "fileId", d.kind, d.language, d.title, f.bytes
  FROM product_document AS d JOIN document_file AS f ON f.id = d.file_id
  WHERE d.product_id = ANY($1::uuid[]) ORDER BY d.product_id, d.position`;

type DocumentRow = ProductDocument & { productId: string; bytes: number };

/** The documents of each product, in their order. */
export async function documentsOf(reader: Reader, ids: readonly string[]): Promise<ProductDocumentType[][]> {
  const rows = await reader.query<DocumentRow[]>(DOCUMENTS, [ids]);
  return ids.map((id) =>
    rows
      .filter(({ productId }) => productId === id)
      .map(({ productId: _product, bytes, ...document }) => documentView(document, bytes)),
  );
}

/** The products that belong to each, as far as visitors see them. */
export async function relatedOf(
  reader: Reader,
  overview: Overview,
  ids: readonly string[],
): Promise<RelatedProducts[]> {
  const conditions = new Conditions();
  addVisibility(conditions, overview.hiddenCategoryIds);
  conditions.add(`r.product_id = ANY(${conditions.value(ids)}::uuid[])`);
  const rows = await reader.query<(ProductRow & { of: string; kind: keyof RelatedProducts })[]>(
    `SELECT r.product_id AS of, r.kind, ${PRODUCT_COLUMNS}
     FROM product_relation AS r JOIN product AS p ON p.id = r.related_id
     WHERE ${conditions.sql} ORDER BY r.product_id, r.position`,
    conditions.values,
  );
  return ids.map((id) => {
    const related: RelatedProducts = { successor: [], equivalent: [], spare_part: [] };
    for (const { of, kind, ...row } of rows) if (of === id) related[kind].push(productView(row, overview));
    return related;
  });
}

/** Successors may have been replaced in turn; a circle of them ends here. */
const MAX_STEPS = 10;

/** The id of the visible product that takes the place of an archived one, itself or through others that were replaced too. */
export async function successorIdOf(reader: Reader, overview: Overview, id: string): Promise<string | null> {
  const conditions = new Conditions();
  addVisibility(conditions, overview.hiddenCategoryIds);
  const [found] = await reader.query<{ id: string }[]>(
    `WITH RECURSIVE line AS (
       SELECT related_id AS id, 1 AS steps FROM product_relation WHERE product_id = ${conditions.value(id)} AND kind = 'successor'
       UNION ALL
       SELECT r.related_id, line.steps + 1 FROM line
       JOIN product AS old ON old.id = line.id AND old.archived_at IS NOT NULL
       JOIN product_relation AS r ON r.product_id = line.id AND r.kind = 'successor' WHERE line.steps < ${MAX_STEPS})
     SELECT p.id FROM line JOIN product AS p ON p.id = line.id WHERE ${conditions.sql} ORDER BY line.steps LIMIT 1`,
    conditions.values,
  );
  return found?.id ?? null;
}
