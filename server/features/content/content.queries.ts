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
  address: string;
  formerAddresses: string[];
  kind: StaticPageKind;
  isShown: boolean;
  placeVersion: number;
}

const ENTRIES = `
  SELECT slug, kind, coalesce(address, slug) AS address, is_shown AS "isShown",
    coalesce(places.version, 0)::int AS "placeVersion",
    array_remove(array_append(coalesce(places.addresses, '{}'), slug), coalesce(address, slug)) AS "formerAddresses"
  FROM static_page LEFT JOIN (
    SELECT id, max(version) AS version, array_agg(DISTINCT document ->> 'address') AS addresses
    FROM document_version WHERE collection = 'static-page-place' GROUP BY id
  ) places ON places.id = slug
  ORDER BY position, slug`;

/** The newest version of every static page, in the order of the footer; those out of the shop, too. */
export async function readStaticPages(
  dataSource: DataSource,
  records: VersionedRecords,
): Promise<StaticPageRow[]> {
  const [entries, latest] = await Promise.all([
    dataSource.query<StaticPageEntry[]>(ENTRIES),
    records.latestOfAll(STATIC_PAGES),
  ]);
  return entries.flatMap((entry) => {
    const found = latest.get(entry.slug);
    if (!found) return [];
    const page = staticPageDocument.parse(found.value);
    return {
      ...page,
      ...entry,
      hash: staticPageHash(page),
      version: found.version,
      updatedAt: found.savedAt,
    };
  });
}
