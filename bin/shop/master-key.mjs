import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;

/** The key that encrypts personal data: created once in DATA_DIR, readable by its owner only. */
export function readOrMakeMasterKey(dataDir) {
  const file = join(dataDir, 'master.key');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const key = randomBytes(KEY_BYTES).toString('base64');
  writeFileSync(`${file}.new`, `${key}\n`, { mode: 0o600 });
  chmodSync(`${file}.new`, 0o600);
  renameSync(`${file}.new`, file);
  return key;
}
