import { openTestDatabase, type TestDatabase } from '../../kernel/database/test-database.js';
import { NameDeviceCookie1766100000110 } from './migrations/1766100000110-name-device-cookie.js';
import { NameMapConsent1773100000100 } from './migrations/1773100000100-name-map-consent.js';
import { NameHintCookie1767500000120 } from './migrations/1767500000120-name-hint-cookie.js';
import { NameFavoritesRecord1773200000110 } from './migrations/1773200000110-name-favorites-record.js';

let database: TestDatabase;

beforeEach(async () => {
  database = await openTestDatabase();
});

afterEach(() => database.close());

const newest = async () => {
  const [row] = await database.dataSource.query<{ version: number; markdown: string; title: string }[]>(
    `SELECT version, document->>'markdown' AS markdown, document->>'title' AS title FROM document_version
     WHERE collection = 'static-page' AND id = 'cerez-politikasi' ORDER BY version DESC LIMIT 1`,
  );
  return row;
};

const save = (version: number, markdown: string) =>
  database.dataSource.query(
    `INSERT INTO document_version (collection, id, version, document, actor_kind, request_id)
     SELECT collection, id, $1, jsonb_set(document, '{markdown}', to_jsonb($2::text)), 'system', 'spec'
     FROM document_version WHERE collection = 'static-page' AND id = 'cerez-politikasi' AND version = 1`,
    [version, markdown],
  );

async function migrate(): Promise<void> {
  for (const migration of [
    new NameDeviceCookie1766100000110(),
    new NameHintCookie1767500000120(),
    new NameMapConsent1773100000100(),
    new NameFavoritesRecord1773200000110(),
  ]) {
    await database.dataSource.transaction(({ queryRunner }) => migration.up(queryRunner!));
  }
}

it('names the cookies and the consent that came later once on the cookie page of an existing shop', async () => {
  const seeded = (await newest())?.markdown ?? '';
  const later = /`(?:cihaz|tanidik)`|^\| (?:Harita|Favoriler|Son gezdikleriniz) /;
  const before = seeded.split('\n').filter((line) => !later.test(line));
  expect(before).toHaveLength(seeded.split('\n').length - 5);
  const sentence = /Tanıdık ziyaretçi kaydı dışında çerezler okunabilir/;
  expect(seeded).toMatch(sentence);
  const withoutRecord = before
    .join('\n')
    .replace(sentence, 'Çerezler okunabilir')
    .replace('cihazınızda yalnızca son gezdiklerinizin kaydı kalır', 'cihazınıza kayıt bırakılmaz');
  await save(2, withoutRecord);
  await migrate();
  await migrate();
  expect(await newest()).toEqual({ version: 6, markdown: seeded, title: 'Çerez Politikası' });
});

it('leaves a cookie page alone that staff wrote anew', async () => {
  await save(2, 'Çerez kullanmıyoruz.');
  await migrate();
  expect(await newest()).toMatchObject({ version: 2 });
});
