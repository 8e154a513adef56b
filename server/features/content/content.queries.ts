import { type DataSource, type EntityManager } from 'typeorm';
import { type DocumentKey } from './content.document.js';
import { type StaticPageRow } from './static-page.type.js';

interface DocumentRow {
  key: DocumentKey;
  document: unknown;
  updatedAt: Date;
}

/** The newest version of every document. */
export function readDocuments(dataSource: DataSource): Promise<DocumentRow[]> {
  return dataSource.query<DocumentRow[]>(
    `SELECT key, document, created_at AS "updatedAt"
     FROM content_document JOIN content_document_version USING (key, version)`,
  );
}

/** The newest version of every static page, in the order of the footer. */
export function readStaticPages(dataSource: DataSource): Promise<StaticPageRow[]> {
  return dataSource.query<StaticPageRow[]>(
    `SELECT slug, kind, title, summary, markdown, version, hash, created_at AS "updatedAt"
     FROM static_page JOIN static_page_version USING (slug, version)
     ORDER BY position, slug`,
  );
}

/** Makes a document the newest version; older ones stay. */
export async function addDocumentVersion(
  manager: EntityManager,
  key: DocumentKey,
  document: unknown,
): Promise<void> {
  await manager.query(
    `WITH moved AS (UPDATE content_document SET version = version + 1 WHERE key = $1 RETURNING key, version)
     INSERT INTO content_document_version (key, version, document) SELECT key, version, $2 FROM moved`,
    [key, JSON.stringify(document)],
  );
}
