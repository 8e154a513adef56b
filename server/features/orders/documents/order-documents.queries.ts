import type { EntityManager } from 'typeorm';
import { prepared } from '../../../kernel/database/prepared.js';
import type { OrderDocument } from './order-document.type.js';

/** A row of the table. */
export interface DocumentRow extends OrderDocument {
  /** Null when the buyer was erased before the text could be stored. */
  body: Buffer | null;
}

const INSERT = prepared(`
  INSERT INTO order_document (order_id, slug, title, version, hash, body, position)
  SELECT $1, slug, title, version, hash, body, position
  FROM unnest($2::text[], $3::text[], $4::int[], $5::text[], $6::bytea[]) WITH ORDINALITY
    AS document (slug, title, version, hash, body, position)`);

/** With the key of the order's stream, which is null once its buyer was erased. */
const READ_TEXTS = prepared(`
  SELECT slug, title, version, hash, body, wrapped_key AS "wrappedKey"
  FROM order_document LEFT JOIN stream_key ON stream = $2 WHERE order_id = $1 ORDER BY position`);

export async function insertDocuments(
  transaction: EntityManager,
  orderId: string,
  rows: readonly DocumentRow[],
): Promise<void> {
  await transaction.query(INSERT, [
    orderId,
    rows.map(({ slug }) => slug),
    rows.map(({ title }) => title),
    rows.map(({ version }) => version),
    rows.map(({ hash }) => hash),
    rows.map(({ body }) => body),
  ]);
}

/** In the order in which the buyer was shown them. */
export function readDocumentList(transaction: EntityManager, orderId: string): Promise<OrderDocument[]> {
  return transaction.query<OrderDocument[]>(
    'SELECT slug, title, version, hash FROM order_document WHERE order_id = $1 ORDER BY position',
    [orderId],
  );
}

/** All texts of an order, in the same order. */
export function readTexts(
  transaction: EntityManager,
  orderId: string,
  stream: string,
): Promise<(DocumentRow & { wrappedKey: Buffer | null })[]> {
  return transaction.query<(DocumentRow & { wrappedKey: Buffer | null })[]>(READ_TEXTS, [orderId, stream]);
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
