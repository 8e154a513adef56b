import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;

const fileIn = (dataDir) => join(dataDir, 'master.key');

/**
 * The key of a one-off command that was given none. With DATABASE_URL none is made, and `migrate` does not even take the
 * one in DATA_DIR, which may belong to the embedded database: an empty database keeps the first key it sees, and refuses
 * the operator's own from then on. All later commands compare their key with that first one.
 * @returns {string | undefined} without a key the server refuses the commands that need one
 */
export function masterKeyOfCommand(command, { databaseUrl, dataDir }) {
  if (!databaseUrl) return readOrMakeMasterKey(dataDir);
  return command === 'migrate' ? undefined : readMasterKey(dataDir);
}

/** The key that encrypts personal data: created once in DATA_DIR, readable by its owner only. */
export function readOrMakeMasterKey(dataDir) {
  return readMasterKey(dataDir) ?? makeMasterKey(fileIn(dataDir));
}

function readMasterKey(dataDir) {
  const file = fileIn(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

function makeMasterKey(file) {
  const key = randomBytes(KEY_BYTES).toString('base64');
  writeFileSync(`${file}.new`, `${key}\n`, { mode: 0o600 });
  chmodSync(`${file}.new`, 0o600);
  renameSync(`${file}.new`, file);
  return key;
}
