import { randomBytes, randomUUID } from 'node:crypto';
import { Clock } from '../../kernel/clock/clock.js';
import { readConfig } from '../../kernel/config/config.js';
import { TEST_MASTER_KEY } from '../../kernel/config/test-master-key.js';
import { openTestDatabase, type TestDatabase } from '../../kernel/database/test-database.js';
import { StreamKeys } from '../../kernel/event-store/stream-keys.js';
import { MasterKey } from '../../kernel/keys/master-key.js';
import { Revisions } from '../../kernel/revision/revisions.js';
import { ContentService } from '../content/index.js';
import { SettingsService } from '../settings/index.js';
import { OrderDocuments } from './order-documents.service.js';
import { TEST_ORDER } from './test-document-order.js';

const FORM = 'on-bilgilendirme';
const CONTRACT = 'mesafeli-satis-sozlesmesi';

let database: TestDatabase;
let revisions: Revisions;
let settings: SettingsService;
let keys: StreamKeys;
let documents: OrderDocuments;

beforeAll(async () => {
  database = await openTestDatabase();
  const { dataSource, url } = database;
  revisions = new Revisions(dataSource);
  settings = new SettingsService(dataSource, revisions);
  keys = new StreamKeys(new MasterKey(readConfig({ DATABASE_URL: url, MASTER_KEY: TEST_MASTER_KEY })));
  const content = new ContentService(dataSource, revisions, settings, new Clock());
  documents = new OrderDocuments(dataSource, content, keys);
});

afterAll(() => database.close());

async function editPage(slug: string, markdown: string): Promise<void> {
  await database.dataSource.transaction(async (manager) => {
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

const drawUp = async (order = TEST_ORDER) => documents.drawUp(await documents.templates(), order);

/** An order that was placed with its documents. */
async function place() {
  const orderId = randomUUID();
  const drawn = await drawUp();
  await database.dataSource.transaction(async (manager) => {
    const { key } = await keys.draw(manager, `order-${orderId}`, { email: TEST_ORDER.buyer.email });
    await documents.keep(manager, { orderId, streamKey: key, documents: drawn });
  });
  return { orderId, drawn };
}

it('draws up form and contract, with the seller of the settings', async () => {
  const drawn = await drawUp();
  expect(drawn.map(({ slug, title }) => [slug, title])).toEqual([
    [FORM, 'Ön Bilgilendirme Formu'],
    [CONTRACT, 'Mesafeli Satış Sözleşmesi'],
  ]);
  const { legalName } = await settings.current();
  for (const { html } of drawn) expect(html).toContain(legalName);
  expect(await drawUp()).toEqual(drawn);
});

it('draws another version once the page was edited, and another text once the settings were', async () => {
  const [before] = await drawUp();
  await editPage(FORM, '## Yeni koşullar\n\n{unvan}');
  const [edited] = await drawUp();
  expect(edited).toMatchObject({ version: before!.version + 1 });
  expect(edited!.hash).not.toBe(before!.hash);

  const current = await settings.current();
  await database.dataSource.transaction((manager) =>
    settings.replace(manager, { ...current, legalName: 'Başka Ticaret A.Ş.' }),
  );
  await revisions.refresh();
  const [moved] = await drawUp();
  expect(moved).toMatchObject({ version: edited!.version });
  expect(moved!.hash).not.toBe(edited!.hash);
});

it('fills nothing into what the buyer typed', async () => {
  const buyer = { ...TEST_ORDER.buyer, name: '{unvan}' };
  const [form] = await drawUp({ ...TEST_ORDER, buyer });
  expect(form!.html).toContain('Ad soyad: {unvan}');
});

it('gives the text as it was accepted, whatever became of the page', async () => {
  const { orderId, drawn } = await place();
  await editPage(CONTRACT, '## Bambaşka');
  expect(await documents.text(orderId, CONTRACT)).toEqual(drawn[1]);
  expect((await drawUp())[1]!.hash).not.toBe(drawn[1]!.hash);
});

it('lists what was accepted, in the order in which it was read', async () => {
  const { orderId, drawn } = await place();
  expect(await documents.kept(orderId)).toEqual(
    drawn.map(({ slug, title, version, hash }) => ({ slug, title, version, hash })),
  );
  expect(await documents.kept(randomUUID())).toEqual([]);
});

it('has no text of another name or another order', async () => {
  const { orderId } = await place();
  expect(await documents.text(orderId, 'garanti')).toBeNull();
  expect(await documents.text(randomUUID(), FORM)).toBeNull();
});

it('gives no text of an erased buyer, and still tells what was accepted', async () => {
  const { orderId, drawn } = await place();
  await database.dataSource.query('DELETE FROM stream_key WHERE stream = $1', [`order-${orderId}`]);
  expect(await documents.text(orderId, FORM)).toBeNull();
  expect(await documents.kept(orderId)).toHaveLength(drawn.length);
});

it('keeps no text for a buyer who is erased already', async () => {
  const orderId = randomUUID();
  const drawn = await drawUp();
  await documents.keep(database.dataSource.manager, { orderId, streamKey: null, documents: drawn });
  expect(await documents.text(orderId, FORM)).toBeNull();
  expect(await documents.kept(orderId)).toHaveLength(drawn.length);
});

it('keeps nothing readable in the database', async () => {
  const { orderId } = await place();
  const rows = await database.dataSource.query<{ body: Buffer }[]>(
    'SELECT body FROM order_document WHERE order_id = $1',
    [orderId],
  );
  for (const { body } of rows) expect(body.toString('latin1')).not.toMatch(/Y.lmaz|example/);
});

it('never lets a kept text be changed or removed', async () => {
  await place();
  const { dataSource } = database;
  await expect(dataSource.query(`UPDATE order_document SET title = ''`)).rejects.toThrow();
  await expect(dataSource.query('DELETE FROM order_document')).rejects.toThrow();
  await expect(dataSource.query('TRUNCATE order_document')).rejects.toThrow();
});

it('gives no text that is not the one whose hash was accepted', async () => {
  const orderId = randomUUID();
  const drawn = await drawUp();
  const forged = drawn.map((document) => ({ ...document, markdown: `${document.markdown} ve daha fazlası` }));
  const { manager } = database.dataSource;
  const { key } = await keys.draw(manager, `order-${orderId}`, { email: TEST_ORDER.buyer.email });
  await documents.keep(manager, { orderId, streamKey: key, documents: forged });
  await expect(documents.text(orderId, FORM)).rejects.toThrow('is another');

  const elsewhere = randomUUID();
  await keys.draw(manager, `order-${elsewhere}`, { email: TEST_ORDER.buyer.email });
  await documents.keep(manager, { orderId: elsewhere, streamKey: randomBytes(32), documents: drawn });
  await expect(documents.text(elsewhere, FORM)).rejects.toThrow();
});
