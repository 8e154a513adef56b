import { openTestDatabase, type TestDatabase } from '../../kernel/database/test-database.js';
import { AddMarketingConsent1767500000100 } from './migrations/1767500000100-add-marketing-consent.js';

const SLUG = 'ticari-elektronik-ileti-onayi';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

it('adds the text of the consent to commercial messages to an existing shop, and nothing else', async () => {
  const { dataSource } = database;
  const pages = () =>
    dataSource.query<{ id: string; version: number }[]>(
      "SELECT id, version FROM document_version WHERE collection = 'static-page' ORDER BY id, version",
    );
  const seeded = await pages();
  await dataSource.transaction(async (transaction) => {
    await transaction.query('ALTER TABLE document_version DISABLE TRIGGER USER');
    await transaction.query('DELETE FROM static_page WHERE slug = $1', [SLUG]);
    await transaction.query('DELETE FROM document_version WHERE id = $1', [SLUG]);
    await transaction.query(
      'ALTER TABLE document_version ENABLE ALWAYS TRIGGER document_version_is_append_only',
    );
  });
  expect(await pages()).toHaveLength(seeded.length - 1);
  await dataSource.transaction(({ queryRunner }) => new AddMarketingConsent1767500000100().up(queryRunner!));
  expect(await pages()).toEqual(seeded);
  expect(await dataSource.query('SELECT kind FROM static_page WHERE slug = $1', [SLUG])).toEqual([
    { kind: 'legal' },
  ]);
});
