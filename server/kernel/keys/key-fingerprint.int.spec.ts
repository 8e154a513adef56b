import { randomBytes } from 'node:crypto';
import { readConfig } from '../config/config.js';
import { BootError } from '../config/boot-error.js';
import { openTestDatabase, type TestDatabase } from '../database/test-database.js';
import { StreamKeys } from '../event-store/stream-keys.js';
import { refuseForeignKey, rememberKey } from './key-fingerprint.js';
import { MasterKey } from './master-key.js';

const REFUSED = /^MASTER_KEY is not the key this database was written with: [^\n]+$/;

let database: TestDatabase;
let own: MasterKey;
let other: MasterKey;

beforeEach(async () => {
  database = await openTestDatabase();
  [own, other] = [drawMasterKey(), drawMasterKey()];
});

afterEach(() => database.close());

function drawMasterKey(): MasterKey {
  return new MasterKey(
    readConfig({ DATABASE_URL: database.url, MASTER_KEY: randomBytes(32).toString('base64') }),
  );
}

const remembered = () =>
  database.dataSource.query<{ fingerprint: Buffer }[]>('SELECT fingerprint FROM master_key_fingerprint');

const beginStream = (key: MasterKey, stream: string) =>
  new StreamKeys(key).draw(database.dataSource.manager, stream, { email: 'ayse@example.com' });

it('keeps the key it was first written with, and takes no other', async () => {
  await rememberKey(database.dataSource, own);
  await rememberKey(database.dataSource, own);
  const before = await remembered();
  expect(before).toHaveLength(1);
  await expect(refuseForeignKey(database.dataSource, other)).rejects.toThrow(REFUSED);
  await expect(rememberKey(database.dataSource, other)).rejects.toThrow(BootError);
  expect(await remembered()).toEqual(before);
});

it('lets one of two keys in that come at the same time', async () => {
  const comers = [own, other, own, other].map((key) => rememberKey(database.dataSource, key));
  const outcomes = (await Promise.allSettled(comers)).map(({ status }) => status);
  expect([...outcomes].sort()).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(outcomes[0]).toBe(outcomes[2]);
  expect(await remembered()).toHaveLength(1);
});

it('proves the key of a database from before by what was sealed under it', async () => {
  await beginStream(own, 'order-1');
  await expect(rememberKey(database.dataSource, other)).rejects.toThrow(REFUSED);
  expect(await remembered()).toEqual([]);
  await rememberKey(database.dataSource, own);
  await expect(rememberKey(database.dataSource, other)).rejects.toThrow(REFUSED);
});

it('believes the key a database from before began with, not one that was wrong for a while', async () => {
  await beginStream(own, 'order-2');
  await beginStream(other, 'order-1');
  await expect(rememberKey(database.dataSource, other)).rejects.toThrow(REFUSED);
  await rememberKey(database.dataSource, own);
});

it('judges a database of an older schema without touching it', async () => {
  await beginStream(own, 'order-1');
  await database.dataSource.query('DROP TABLE master_key_fingerprint');
  await refuseForeignKey(database.dataSource, own);
  await expect(refuseForeignKey(database.dataSource, other)).rejects.toThrow(REFUSED);
});

it('has nothing against any key where there is no schema yet', async () => {
  await database.dataSource.query('DROP TABLE master_key_fingerprint, stream_key');
  await expect(refuseForeignKey(database.dataSource, other)).resolves.toBeUndefined();
});
