import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { productInvalid } from '../drafts/catalog-draft.refusals.js';
import type { ProductSnapshot } from '../drafts/product.draft.js';
import type { ProductEdit } from './catalog.saving.js';

type Part = 'attributes' | 'pictures' | 'documents' | 'successorId' | 'equivalentIds' | 'sparePartIds';

/** The edits that change one of these parts; a new product changes what is not empty. */
export function whereDiffers(edits: readonly ProductEdit[], ...parts: readonly Part[]): ProductEdit[] {
  const before = (edit: ProductEdit, part: Part) =>
    edit.before?.[part] ?? (part === 'successorId' ? null : []);
  return edits.filter((edit) =>
    parts.some((part) => !isDeepStrictEqual(before(edit, part), edit.after[part])),
  );
}

interface PartTable {
  parts: readonly Part[];
  table: 'product_picture' | 'product_document' | 'product_relation';
  columns: string;
  rows: (product: ProductSnapshot) => Record<string, unknown>[];
}

const PART_TABLES: readonly PartTable[] = [
  {
    parts: ['pictures'],
    table: 'product_picture',
    columns: 'product_id, position, picture_id, source, alt',
    rows: ({ pictures }) =>
      pictures.map(({ pictureId, ...picture }, position) => ({
        ...picture,
        position,
        picture_id: pictureId,
      })),
  },
  {
    parts: ['documents'],
    table: 'product_document',
    columns: 'product_id, position, file_id, kind, language, title',
    rows: ({ documents }) =>
      documents.map(({ fileId, ...document }, position) => ({ ...document, position, file_id: fileId })),
  },
  {
    parts: ['successorId', 'equivalentIds', 'sparePartIds'],
    table: 'product_relation',
    columns: 'product_id, kind, position, related_id',
    rows: relations,
  },
];

/** Makes pictures, documents and relations of products what the edits say. */
export async function writeProductParts(
  transaction: EntityManager,
  edits: readonly ProductEdit[],
): Promise<void> {
  for (const { parts, table, columns, rows } of PART_TABLES) {
    const products = whereDiffers(edits, ...parts).map(({ after }) => after);
    if (products.length === 0) continue;
    await transaction.query(`DELETE FROM ${table} WHERE product_id = ANY($1)`, [
      products.map(({ id }) => id),
    ]);
    const written = products.flatMap((product) =>
      rows(product).map((row) => ({ ...row, product_id: product.id })),
    );
    await transaction.query(
      `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1)`,
      [JSON.stringify(written)],
    );
  }
}

const RELATIONS = {
  successor: 'successorId',
  equivalent: 'equivalentIds',
  spare_part: 'sparePartIds',
} as const;

function relations(product: ProductSnapshot) {
  return Object.entries(RELATIONS).flatMap(([kind, field]) =>
    [product[field] ?? []].flat().map((id, position) => ({ kind, field, position, related_id: id })),
  );
}

/** @throws PRODUCT_INVALID when a product belongs to itself, or to one that does not exist */
export async function refuseUnknownRelations(
  transaction: EntityManager,
  edits: readonly ProductEdit[],
): Promise<void> {
  const related = whereDiffers(edits, ...Object.values(RELATIONS)).flatMap(({ after }) =>
    relations(after).map(({ field, related_id: id }) => ({ field, id, of: after.id })),
  );
  if (related.length === 0) return;
  const found = await transaction.query<{ id: string }[]>(
    'SELECT id FROM product WHERE id = ANY($1::uuid[])',
    [related.map(({ id }) => id)],
  );
  const known = new Set(found.map(({ id }) => id));
  const wrong = related.find(({ id, of }) => id === of || !known.has(id));
  if (!wrong) return;
  throw productInvalid({ field: wrong.field, reason: 'İlişkili ürünlerden biri bulunamadı.' });
}
