import { type DataSource } from 'typeorm';
import type { VersionedRecords } from '../../kernel/records/versioned-records.js';
import {
  STATIC_PAGES,
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
  records: VersionedRecords,
): Promise<StaticPageRow[]> {
  const [entries, latest] = await Promise.all([
    dataSource.query<StaticPageEntry[]>('SELECT slug, kind FROM static_page ORDER BY position, slug'),
    records.latestOfAll(STATIC_PAGES),
  ]);
  return entries.flatMap(({ slug, kind }) => {
    const found = latest.get(slug);
    if (!found) return [];
    const page = staticPageDocument.parse(found.value);
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
