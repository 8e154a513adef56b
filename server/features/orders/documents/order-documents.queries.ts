import type { EntityManager } from 'typeorm';
import type { OrderDocument } from './order-document.type.js';

/** A row of the table. */
export interface DocumentRow extends OrderDocument {
  /** Null when the buyer was erased before the text could be stored. */
  body: Buffer | null;
}

export async function insertDocuments(
  transaction: EntityManager,
  orderId: string,
  rows: readonly DocumentRow[],
): Promise<void> {
  await transaction.query(
    `INSERT INTO order_document (order_id, slug, title, version, hash, body, position)
     SELECT $1, slug, title, version, hash, body, position
     FROM unnest($2::text[], $3::text[], $4::int[], $5::text[], $6::bytea[]) WITH ORDINALITY
       AS document (slug, title, version, hash, body, position)`,
    [
      orderId,
      rows.map(({ slug }) => slug),
      rows.map(({ title }) => title),
      rows.map(({ version }) => version),
      rows.map(({ hash }) => hash),
      rows.map(({ body }) => body),
    ],
  );
}

/** In the order in which the buyer was shown them. */
export function readDocumentList(transaction: EntityManager, orderId: string): Promise<OrderDocument[]> {
  return transaction.query<OrderDocument[]>(
    'SELECT slug, title, version, hash FROM order_document WHERE order_id = $1 ORDER BY position',
    [orderId],
  );
}

export async function readDocument(
  transaction: EntityManager,
  orderId: string,
  slug: string,
): Promise<DocumentRow | null> {
  const [row] = await transaction.query<DocumentRow[]>(
    'SELECT slug, title, version, hash, body FROM order_document WHERE order_id = $1 AND slug = $2',
    [orderId, slug],
  );
  return row ?? null;
}
