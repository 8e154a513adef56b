import type { DataSource } from 'typeorm';
import { BootError } from '../config/boot-error.js';
import type { MasterKey } from './master-key.js';
import { unseal } from './sealing.js';

const KNOWN_TABLES = `
  SELECT to_regclass('master_key_fingerprint') IS NOT NULL AS "hasFingerprint",
    to_regclass('stream_key') IS NOT NULL AS "hasStreamKeys"`;

/** The oldest: it is of the key the shop began with, whatever a wrong one may have added. */
const OLDEST_STREAM_KEY =
  'SELECT stream, wrapped_key AS "wrappedKey" FROM stream_key ORDER BY created_at, stream LIMIT 1';

type Database = Pick<DataSource, 'query'>;

/** What tells master keys apart and says nothing of any: a hash under a key that is derived for nothing else. */
const fingerprintOf = (key: MasterKey): Buffer => key.hash('fingerprint', 'the key of this database');

/**
 * Refuses a master key the database was not written with; only reads, whatever state the schema is in. A database from
 * before fingerprints is judged by whether its oldest stream key opens.
 *
 * @throws {BootError} in one line that names MASTER_KEY
 */
export async function refuseForeignKey(database: Database, key: MasterKey): Promise<void> {
  const [known] = await database.query<{ hasFingerprint: boolean; hasStreamKeys: boolean }[]>(KNOWN_TABLES);
  const kept = known?.hasFingerprint ? await keptFingerprint(database) : undefined;
  const isOwn = kept
    ? kept.equals(fingerprintOf(key))
    : !known?.hasStreamKeys || (await opensOldestStreamKey(database, key));
  if (!isOwn) throw foreignKey();
}

/**
 * Lets a migrated database remember the key it is written with, once. Of processes that come at the same time with
 * different keys, one stays.
 *
 * @throws {BootError} when it was written with another
 */
export async function rememberKey(database: Database, key: MasterKey): Promise<void> {
  await refuseForeignKey(database, key);
  if (await keptFingerprint(database)) return;
  await database.query('INSERT INTO master_key_fingerprint VALUES ($1) ON CONFLICT DO NOTHING', [
    fingerprintOf(key),
  ]);
  await refuseForeignKey(database, key);
}

async function keptFingerprint(database: Database): Promise<Buffer | undefined> {
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

const foreignKey = () =>
  new BootError(
    'MASTER_KEY is not the key this database was written with: start with that one (npm start keeps it in DATA_DIR/master.key).',
  );
