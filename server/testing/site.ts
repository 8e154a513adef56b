import { Clock } from '../kernel/clock/clock.js';
import { openTestDatabase } from '../kernel/database/test-database.js';
import { DataVersions } from '../kernel/data-version/data-versions.js';
import { changeContent, changeSettings, changeStaticPage, testRecords } from './records.js';
import { type SiteSettings, SettingsService } from '../features/settings/index.js';
import { type ContentDocuments, ContentService } from '../features/content/index.js';

class StoppedClock extends Clock {
  override now = () => new Date('2026-06-15T09:00:00Z');
}

export type TestSite = Awaited<ReturnType<typeof openTestSite>>;

/** A seeded site on a database of its own. */
export async function openTestSite() {
  const database = await openTestDatabase();
  const { dataSource } = database;
  const dataVersions = new DataVersions(dataSource);
  const records = testRecords(dataSource, dataVersions);
  const settings = new SettingsService(records, dataVersions);
  const content = new ContentService(dataSource, records, dataVersions, settings, new StoppedClock());

  const change =
    <Arguments extends unknown[]>(save: (...change: Arguments) => Promise<void>) =>
    async (...arguments_: Arguments): Promise<void> => {
      await save(...arguments_);
      await dataVersions.refresh();
    };

  return {
    dataSource,
    content,
    records,
    replace: change(<Key extends keyof ContentDocuments>(key: Key, document: ContentDocuments[Key]) =>
      changeContent(dataSource, records, { key, change: document }),
    ),
    changeSettings: change((settingsChange: Partial<SiteSettings>) =>
      changeSettings(dataSource, settings, settingsChange),
    ),
    editStaticPage: change((slug: string, markdown: string) =>
      changeStaticPage(dataSource, records, { slug, markdown }),
    ),
    close: () => database.close(),
  };
}
