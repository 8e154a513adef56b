import { Clock } from '../kernel/clock/clock.js';
import { openTestDatabase } from '../kernel/database/test-database.js';
import { DataVersions } from '../kernel/data-version/data-versions.js';
import { changeContent, changeSettings, changeStaticPage, testDocuments } from './documents.js';
import { type SiteSettings, SettingsService } from '../features/settings/index.js';
import { type ContentDocuments, ContentEditingService, ContentService } from '../features/content/index.js';

class StoppedClock extends Clock {
  override now = () => new Date('2026-06-15T09:00:00Z');
}

export type TestSite = Awaited<ReturnType<typeof openTestSite>>;

/** A seeded site on a database of its own. */
export async function openTestSite() {
  const database = await openTestDatabase();
  const { dataSource } = database;
  const dataVersions = new DataVersions(dataSource);
  const documents = testDocuments(dataSource, dataVersions);
  const settings = new SettingsService(documents, dataVersions);
  const content = new ContentService(dataSource, documents, dataVersions, settings, new StoppedClock());
  const editing = new ContentEditingService(documents);

  const change =
    <Arguments extends unknown[]>(save: (...change: Arguments) => Promise<void>) =>
    async (...arguments_: Arguments): Promise<void> => {
      await save(...arguments_);
      await dataVersions.refresh();
    };

  return {
    dataSource,
    content,
    editing,
    replace: change(<Key extends keyof ContentDocuments>(key: Key, document: ContentDocuments[Key]) =>
      changeContent(dataSource, editing, { key, change: document }),
    ),
    changeSettings: change((settingsChange: Partial<SiteSettings>) =>
      changeSettings(dataSource, settings, settingsChange),
    ),
    editStaticPage: change((slug: string, markdown: string) =>
      changeStaticPage(dataSource, editing, { slug, markdown }),
    ),
    close: () => database.close(),
  };
}
