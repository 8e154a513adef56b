import { randomBytes, randomUUID } from 'node:crypto';
import { Clock } from '../../../kernel/clock/clock.js';
import { readConfig } from '../../../kernel/config/config.js';
import { TEST_MASTER_KEY } from '../../../kernel/config/test-master-key.js';
import { openTestDatabase, type TestDatabase } from '../../../kernel/database/test-database.js';
import { StreamKeys } from '../../../kernel/event-store/stream-keys.js';
import { MasterKey } from '../../../kernel/keys/master-key.js';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import type { VersionedRecords } from '../../../kernel/records/versioned-records.js';
import { changeSettings, changeStaticPage, testRecords } from '../../../testing/records.js';
import { ContentService } from '../../content/index.js';
import { PLACED_BY_COMPANY } from '../../../testing/placed-order.js';
import type { DocumentOrder } from './document-order.js';

import { SettingsService } from '../../settings/index.js';
import { OrderDocuments } from './order-documents.service.js';

const ORDER: DocumentOrder = PLACED_BY_COMPANY;
const FORM = 'on-bilgilendirme';
const CONTRACT = 'mesafeli-satis-sozlesmesi';

let database: TestDatabase;
let dataVersions: DataVersions;
let settings: SettingsService;
let records: VersionedRecords;
let keys: StreamKeys;
let documents: OrderDocuments;

beforeAll(async () => {
  database = await openTestDatabase();
  const { dataSource, url } = database;
  dataVersions = new DataVersions(dataSource);
  records = testRecords(dataSource, dataVersions);
  settings = new SettingsService(records, dataVersions);
  keys = new StreamKeys(new MasterKey(readConfig({ DATABASE_URL: url, MASTER_KEY: TEST_MASTER_KEY })));
  const content = new ContentService(dataSource, records, dataVersions, settings, new Clock());
  documents = new OrderDocuments(dataSource, content, keys);
});

afterAll(() => database.close());

async function editPage(slug: string, markdown: string): Promise<void> {
  await changeStaticPage(database.dataSource, records, { slug, markdown });
  await dataVersions.refresh();
}

const render = async (order = ORDER) => documents.render(await documents.templates(), order);

/** An order that was placed with its documents. */
async function place() {
  const orderId = randomUUID();
  const rendered = await render();
  await database.dataSource.transaction(async (transaction) => {
    const { key } = await keys.create(transaction, `order-${orderId}`, { email: ORDER.buyer.email });
    await documents.store(transaction, { orderId, streamKey: key, documents: rendered });
  });
  return { orderId, rendered };
}

it('renders form and contract with the seller from the settings', async () => {
  const rendered = await render();
  expect(rendered.map(({ slug, title }) => [slug, title])).toEqual([
    [FORM, 'Ön Bilgilendirme Formu'],
    [CONTRACT, 'Mesafeli Satış Sözleşmesi'],
  ]);
  const { legalName } = await settings.current();
  for (const { html } of rendered) expect(html).toContain(legalName);
  expect(await render()).toEqual(rendered);
});

it('renders another version after the page was edited, and another text after the settings were', async () => {
  const [before] = await render();
  await editPage(FORM, '## Yeni koşullar\n\n{unvan}');
  const [edited] = await render();
  expect(edited).toMatchObject({ version: before!.version + 1 });
  expect(edited!.hash).not.toBe(before!.hash);

  await changeSettings(database.dataSource, settings, { legalName: 'Başka Ticaret A.Ş.' });
  await dataVersions.refresh();
  const [moved] = await render();
  expect(moved).toMatchObject({ version: edited!.version });
  expect(moved!.hash).not.toBe(edited!.hash);
});

it('does not replace tokens in what the buyer typed', async () => {
  const buyer = { ...ORDER.buyer, name: '{unvan}' };
  const [form] = await render({ ...ORDER, buyer });
  expect(form!.html).toContain('Ad soyad: {unvan}');
});

it('returns the text as it was accepted after the page was edited', async () => {
  const { orderId, rendered } = await place();
  await editPage(CONTRACT, '## Bambaşka');
  expect(await documents.read(orderId, CONTRACT)).toEqual(rendered[1]);
  expect((await render())[1]!.hash).not.toBe(rendered[1]!.hash);
});

it('lists the accepted documents in the order in which they are shown', async () => {
  const { orderId, rendered } = await place();
  expect(await documents.list(orderId)).toEqual(
    rendered.map(({ slug, title, version, hash }) => ({ slug, title, version, hash })),
  );
  expect(await documents.list(randomUUID())).toEqual([]);
});

it('returns null for another slug or another order', async () => {
  const { orderId } = await place();
  expect(await documents.read(orderId, 'garanti')).toBeNull();
  expect(await documents.read(randomUUID(), FORM)).toBeNull();
});

it('returns no text of an erased buyer and still lists what was accepted', async () => {
  const { orderId, rendered } = await place();
  await database.dataSource.query('DELETE FROM stream_key WHERE stream = $1', [`order-${orderId}`]);
  expect(await documents.read(orderId, FORM)).toBeNull();
  expect(await documents.list(orderId)).toHaveLength(rendered.length);
});

it('stores no text for a buyer who is already erased', async () => {
  const orderId = randomUUID();
  const rendered = await render();
  await documents.store(database.dataSource.manager, { orderId, streamKey: null, documents: rendered });
  expect(await documents.read(orderId, FORM)).toBeNull();
  expect(await documents.list(orderId)).toHaveLength(rendered.length);
});

it('stores nothing readable in the database', async () => {
  const { orderId } = await place();
  const rows = await database.dataSource.query<{ body: Buffer }[]>(
    'SELECT body FROM order_document WHERE order_id = $1',
    [orderId],
  );
  for (const { body } of rows) expect(body.toString('latin1')).not.toMatch(/Y.lmaz|example/);
});

it('does not allow a stored document to be changed or deleted', async () => {
  await place();
  const { dataSource } = database;
  await expect(dataSource.query(`UPDATE order_document SET title = ''`)).rejects.toThrow();
  await expect(dataSource.query('DELETE FROM order_document')).rejects.toThrow();
  await expect(dataSource.query('TRUNCATE order_document')).rejects.toThrow();
});

it('returns no text whose hash differs from the accepted one', async () => {
  const orderId = randomUUID();
  const rendered = await render();
  const forged = rendered.map((document) => ({
    ...document,
    markdown: `${document.markdown} ve daha fazlası`,
  }));
  const { manager: transaction } = database.dataSource;
  const { key } = await keys.create(transaction, `order-${orderId}`, { email: ORDER.buyer.email });
  await documents.store(transaction, { orderId, streamKey: key, documents: forged });
  await expect(documents.read(orderId, FORM)).rejects.toThrow('is not the accepted one');

  const elsewhere = randomUUID();
  await keys.create(transaction, `order-${elsewhere}`, { email: ORDER.buyer.email });
  await documents.store(transaction, { orderId: elsewhere, streamKey: randomBytes(32), documents: rendered });
  await expect(documents.read(elsewhere, FORM)).rejects.toThrow();
});
