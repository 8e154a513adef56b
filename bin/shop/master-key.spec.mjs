import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { masterKeyOfCommand, readOrMakeMasterKey } from './master-key.mjs';

const DATABASE_URL = 'postgresql://shop@db/shop';
let dataDir;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'master-key-spec-'));
});

afterEach(() => rmSync(dataDir, { recursive: true }));

it('makes a key for the embedded database once', () => {
  const key = masterKeyOfCommand('migrate', { dataDir });
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(masterKeyOfCommand('admin:create', { dataDir })).toBe(key);
});

it.each(['migrate', 'admin:create'])('makes no key for %s on a database of the operator', (command) => {
  expect(masterKeyOfCommand(command, { databaseUrl: DATABASE_URL, dataDir })).toBeUndefined();
  expect(readdirSync(dataDir)).toEqual([]);
});

it('takes the key that `npm start` made for the database of the operator', () => {
  const key = readOrMakeMasterKey(dataDir);
  expect(masterKeyOfCommand('admin:create', { databaseUrl: DATABASE_URL, dataDir })).toBe(key);
});

it('never migrates a database of the operator under a key found in DATA_DIR', () => {
  readOrMakeMasterKey(dataDir);
  expect(masterKeyOfCommand('migrate', { databaseUrl: DATABASE_URL, dataDir })).toBeUndefined();
});
