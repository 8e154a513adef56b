import { Clock } from '../../kernel/clock/clock.js';
import { openTestDatabase } from '../../kernel/database/test-database.js';
import { Revisions } from '../../kernel/revision/revisions.js';
import { type SiteSettings, SettingsService } from '../settings/index.js';
import { type ContentDocuments, type DocumentKey } from './content.document.js';
import { ContentService } from './content.service.js';

class StoppedClock extends Clock {
  override now = () => new Date('2026-06-15T09:00:00Z');
}

export type TestSite = Awaited<ReturnType<typeof openTestSite>>;

/** A seeded site on a database of its own, with staff at hand who edit it. */
export async function openTestSite() {
  const database = await openTestDatabase();
  const { dataSource } = database;
  const revisions = new Revisions(dataSource);
  const settings = new SettingsService(dataSource, revisions);
  const content = new ContentService(dataSource, revisions, settings, new StoppedClock());

  async function replace<Key extends DocumentKey>(key: Key, document: ContentDocuments[Key]): Promise<void> {
    await dataSource.transaction((manager) => content.replace(manager, key, document));
    await revisions.refresh();
  }

  async function changeSettings(change: Partial<SiteSettings>): Promise<void> {
    const current = await settings.current();
    await dataSource.transaction((manager) => settings.replace(manager, { ...current, ...change }));
    await revisions.refresh();
  }

  async function editStaticPage(slug: string, markdown: string): Promise<void> {
    await dataSource.transaction(async (manager) => {
      await manager.query('UPDATE static_page SET version = version + 1 WHERE slug = $1', [slug]);
      await manager.query(
        `INSERT INTO static_page_version (slug, version, title, summary, markdown, hash)
         SELECT slug, version, 'Başlık', 'Özet', $2, encode(sha256(convert_to($2, 'UTF8')), 'hex')
         FROM static_page WHERE slug = $1`,
        [slug, markdown],
      );
      await revisions.bump(manager, 'content');
    });
    await revisions.refresh();
  }

  return { dataSource, content, replace, changeSettings, editStaticPage, close: () => database.close() };
}
