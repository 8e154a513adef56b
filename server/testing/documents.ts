import { DataSource } from 'typeorm';
import { AuditLog } from '../kernel/audit-log/audit-log.js';
import { testMasterKey } from '../kernel/keys/test-master.js';
import { DataVersions } from '../kernel/data-version/data-versions.js';
import { VersionedDocuments } from '../kernel/versioned-document/versioned-documents.js';
import type { ContentDocuments, ContentEditingService } from '../features/content/index.js';
import type { SettingsService, SiteSettings } from '../features/settings/index.js';
import { SPEC_CAUSE } from './spec-cause.js';

/** The versioned documents of a database, without an application around them. */
export const testDocuments = (dataSource: DataSource, dataVersions: DataVersions) =>
  new VersionedDocuments(dataSource, dataVersions, new AuditLog(testMasterKey()));

/** Saves some settings and leaves the others as they are. */
export async function changeSettings(
  dataSource: DataSource,
  settings: SettingsService,
  change: Partial<SiteSettings>,
): Promise<void> {
  const { version, document } = await settings.latest();
  const save = { document: { ...document, ...change }, expectedVersion: version, cause: SPEC_CAUSE };
  await dataSource.transaction((transaction) => settings.save(transaction, save));
}

/** Saves some fields of a content document and leaves the others as they are. */
export async function changeContent<Key extends keyof ContentDocuments>(
  dataSource: DataSource,
  { documents }: ContentEditingService,
  { key, change }: { key: Key; change: Partial<ContentDocuments[Key]> },
): Promise<void> {
  const { version, document } = await documents.latest(key);
  const save = { document: { ...document, ...change }, expectedVersion: version, cause: SPEC_CAUSE };
  await dataSource.transaction((transaction) => documents.save(transaction, key, save));
}

/** Saves another text of a static page. */
export async function changeStaticPage(
  dataSource: DataSource,
  { staticPages }: ContentEditingService,
  { slug, markdown }: { slug: string; markdown: string },
): Promise<void> {
  const { version, document } = await staticPages.latest(slug);
  const save = { document: { ...document, markdown }, expectedVersion: version, cause: SPEC_CAUSE };
  await dataSource.transaction((transaction) => staticPages.save(transaction, slug, save));
}
