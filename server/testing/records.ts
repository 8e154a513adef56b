import { DataSource } from 'typeorm';
import { AuditLog } from '../kernel/audit-log/audit-log.js';
import { testMasterKey } from '../kernel/keys/test-master.js';
import { DataVersions } from '../kernel/data-version/data-versions.js';
import { VersionedRecords } from '../kernel/records/versioned-records.js';
import { CONTENT, type ContentDocuments, STATIC_PAGES } from '../features/content/index.js';
import type { SettingsService, SiteSettings } from '../features/settings/index.js';
import { SPEC_CAUSE } from './spec-cause.js';

/** The versioned records of a database, without an application around them. */
export const testRecords = (dataSource: DataSource, dataVersions: DataVersions) =>
  new VersionedRecords(dataSource, dataVersions, new AuditLog(testMasterKey()));

/** Saves some settings and leaves the others as they are. */
export async function changeSettings(
  dataSource: DataSource,
  settings: SettingsService,
  change: Partial<SiteSettings>,
): Promise<void> {
  const { version, value } = await settings.latest();
  const save = { value: { ...value, ...change }, expectedVersion: version, cause: SPEC_CAUSE };
  await dataSource.transaction((transaction) => settings.save(transaction, save));
}

/** Saves some fields of a content document and leaves the others as they are. */
export async function changeContent<Key extends keyof ContentDocuments>(
  dataSource: DataSource,
  records: VersionedRecords,
  { key, change }: { key: Key; change: Partial<ContentDocuments[Key]> },
): Promise<void> {
  const { version, value } = await records.latest(CONTENT, key);
  const save = { key, value: { ...value, ...change }, expectedVersion: version, cause: SPEC_CAUSE };
  await dataSource.transaction((transaction) => records.save(transaction, CONTENT, save));
}

/** Saves another text of a static page. */
export async function changeStaticPage(
  dataSource: DataSource,
  records: VersionedRecords,
  { slug, markdown }: { slug: string; markdown: string },
): Promise<void> {
  const { version, value } = await records.latest(STATIC_PAGES, slug);
  const save = { key: slug, value: { ...value, markdown }, expectedVersion: version, cause: SPEC_CAUSE };
  await dataSource.transaction((transaction) => records.save(transaction, STATIC_PAGES, save));
}
