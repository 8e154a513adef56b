import { type DataSource } from 'typeorm';
import type { VersionedDocuments } from '../../kernel/versioned-document/versioned-documents.js';
import {
  STATIC_PAGE_COLLECTION,
  staticPageDocument,
  staticPageHash,
  type StaticPageKind,
} from './static-page.document.js';
import type { StaticPageRow } from './static-page.type.js';

interface StaticPageEntry {
  slug: string;
  kind: StaticPageKind;
}

/** The newest version of every static page, in the order of the footer. */
export async function readStaticPages(
  dataSource: DataSource,
  documents: VersionedDocuments,
): Promise<StaticPageRow[]> {
  const [entries, latest] = await Promise.all([
    dataSource.query<StaticPageEntry[]>('SELECT slug, kind FROM static_page ORDER BY position, slug'),
    documents.latestOfAll(STATIC_PAGE_COLLECTION),
  ]);
  return entries.flatMap(({ slug, kind }) => {
    const found = latest.get(slug);
    if (!found) return [];
    const page = staticPageDocument.parse(found.document);
    return {
      ...page,
      slug,
      kind,
      hash: staticPageHash(page),
      version: found.version,
      updatedAt: found.savedAt,
    };
  });
}
