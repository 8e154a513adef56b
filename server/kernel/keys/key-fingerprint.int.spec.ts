import { randomBytes } from 'node:crypto';
import { readConfig } from '../config/config.js';
import { BootError } from '../config/boot-error.js';
import { openTestDatabase, type TestDatabase } from '../database/test-database.js';
import { StreamKeys } from '../event-store/stream-keys.js';
import { refuseOtherKey, rememberKey } from './key-fingerprint.js';
import { MasterKey } from './master-key.js';

const REFUSED = /^MASTER_KEY is not the key this database was written with: [^\n]+$/;

let database: TestDatabase;
let own: MasterKey;
let other: MasterKey;

beforeEach(async () => {
  database = await openTestDatabase();
  [own, other] = [newMasterKey(), newMasterKey()];
});

afterEach(() => database.close());

function newMasterKey(): MasterKey {
  return new MasterKey(
    readConfig({ DATABASE_URL: database.url, MASTER_KEY: randomBytes(32).toString('base64') }),
  );
}

const storedFingerprints = () =>
  database.dataSource.query<{ fingerprint: Buffer }[]>('SELECT fingerprint FROM master_key_fingerprint');

const beginStream = (key: MasterKey, stream: string) =>
  new StreamKeys(key).create(database.dataSource.manager, stream, { email: 'ayse@example.com' });

it('stores the fingerprint of the first key and refuses every other key', async () => {
  await rememberKey(database.dataSource, own);
  await rememberKey(database.dataSource, own);
  const before = await storedFingerprints();
  expect(before).toHaveLength(1);
  await expect(refuseOtherKey(database.dataSource, other)).rejects.toThrow(REFUSED);
  await expect(rememberKey(database.dataSource, other)).rejects.toThrow(BootError);
  expect(await storedFingerprints()).toEqual(before);
});

it('accepts one of two keys that are stored at the same time', async () => {
  const attempts = [own, other, own, other].map((key) => rememberKey(database.dataSource, key));
  const outcomes = (await Promise.allSettled(attempts)).map(({ status }) => status);
  expect([...outcomes].sort()).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(outcomes[0]).toBe(outcomes[2]);
  expect(await storedFingerprints()).toHaveLength(1);
});

it('checks the key of a database without a fingerprint by its stream keys', async () => {
  await beginStream(own, 'order-1');
  await expect(rememberKey(database.dataSource, other)).rejects.toThrow(REFUSED);
  expect(await storedFingerprints()).toEqual([]);
  await rememberKey(database.dataSource, own);
  await expect(rememberKey(database.dataSource, other)).rejects.toThrow(REFUSED);
});

it('trusts the oldest stream key of a database without a fingerprint, not a later one', async () => {
  await beginStream(own, 'order-2');
  await beginStream(other, 'order-1');
  await expect(rememberKey(database.dataSource, other)).rejects.toThrow(REFUSED);
  await rememberKey(database.dataSource, own);
});

it('checks a database of an older schema without changing it', async () => {
  await beginStream(own, 'order-1');
  await database.dataSource.query('DROP TABLE master_key_fingerprint');
  await refuseOtherKey(database.dataSource, own);
  await expect(refuseOtherKey(database.dataSource, other)).rejects.toThrow(REFUSED);
});

it('accepts any key for a database without a schema', async () => {
  await database.dataSource.query('DROP TABLE master_key_fingerprint, stream_key');
  await expect(refuseOtherKey(database.dataSource, other)).resolves.toBeUndefined();
});
