import type { DataSource } from 'typeorm';
import { BootError } from '../config/boot-error.js';
import type { MasterKey } from './master-key.js';
import { unseal } from './sealing.js';

const KNOWN_TABLES = `
  SELECT to_regclass('master_key_fingerprint') IS NOT NULL AS "hasFingerprint",
    to_regclass('stream_key') IS NOT NULL AS "hasStreamKeys"`;

/** The oldest was made under the first key, even if a wrong key added others later. */
const OLDEST_STREAM_KEY =
  'SELECT stream, wrapped_key AS "wrappedKey" FROM stream_key ORDER BY created_at, stream LIMIT 1';

type Database = Pick<DataSource, 'query'>;

/** Identifies a master key without revealing it: a hash under a key derived for this purpose only. */
const fingerprintOf = (key: MasterKey): Buffer => key.hash('fingerprint', 'the key of this database');

/**
 * Refuses a master key that the database was not written with. Only reads, in any state of the schema; a database without
 * a fingerprint is checked by opening its oldest stream key.
 *
 * @throws {BootError} in one line that names MASTER_KEY
 */
export async function refuseOtherKey(database: Database, key: MasterKey): Promise<void> {
  const [known] = await database.query<{ hasFingerprint: boolean; hasStreamKeys: boolean }[]>(KNOWN_TABLES);
  const stored = known?.hasFingerprint ? await storedFingerprint(database) : undefined;
  const isOwn = stored
    ? stored.equals(fingerprintOf(key))
    : !known?.hasStreamKeys || (await opensOldestStreamKey(database, key));
  if (!isOwn) throw otherKey();
}

/**
 * Stores the fingerprint of the key in a migrated database, once. Of processes that start at the same time with
 * different keys, one wins.
 *
 * @throws {BootError} when the database was written with another key
 */
export async function rememberKey(database: Database, key: MasterKey): Promise<void> {
  await refuseOtherKey(database, key);
  if (!(await storedFingerprint(database))) {
    await database.query('INSERT INTO master_key_fingerprint VALUES ($1) ON CONFLICT DO NOTHING', [
      fingerprintOf(key),
    ]);
  }
  // Another process may have stored its key since.
  await refuseOtherKey(database, key);
}

async function storedFingerprint(database: Database): Promise<Buffer | undefined> {
  const [row] = await database.query<{ fingerprint: Buffer }[]>(
    'SELECT fingerprint FROM master_key_fingerprint',
  );
  return row?.fingerprint;
}

async function opensOldestStreamKey(database: Database, key: MasterKey): Promise<boolean> {
  const [oldest] = await database.query<{ stream: string; wrappedKey: Buffer }[]>(OLDEST_STREAM_KEY);
  if (!oldest) return true;
  try {
    unseal(key.keyFor('stream-keys'), oldest.wrappedKey, oldest.stream);
    return true;
  } catch {
    return false;
  }
}

const otherKey = () =>
  new BootError(
    'MASTER_KEY is not the key this database was written with: start with that key (npm start stores it in DATA_DIR/master.key).',
  );
