import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../operator/operator-error.mjs';
import { giveTo, spawnOptionsOf } from './account.mjs';
import { programIn } from './place.mjs';

const MAJOR = '18';

/** Defines the letters of pg_trgm. Not every system has the first; under plain C only ASCII letters count. */
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/** Creates the cluster when it is missing. @throws {OperatorError} when it belongs to another version of PostgreSQL */
export async function ensureCluster({ binaries, cluster, account, password }) {
  const versionFile = join(cluster, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    await createCluster({ binaries, cluster, account, password });
    return;
  }
  const major = readFileSync(versionFile, 'utf8').trim();
  if (major !== MAJOR) {
    throw new OperatorError(
      `DATA_DIR: ${cluster} belongs to PostgreSQL ${major}; this shop includes ${MAJOR}.`,
    );
  }
  // A copied or unpacked DATA_DIR may have got other permissions, with which PostgreSQL refuses to start.
  chmodSync(cluster, 0o700);
}

/** Created under another name and renamed when complete, so that a killed attempt leaves no incomplete cluster. */
async function createCluster({ binaries, cluster, account, password }) {
  const unfinished = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  try {
    giveTo(account, passwordFile);
    await initdb({ binaries, account, directory: unfinished, passwordFile });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, cluster);
}

async function initdb({ binaries, account, directory, passwordFile }) {
  let outcome;
  for (const ctype of CHARACTER_TYPES) {
    rmSync(directory, { recursive: true, force: true });
    mkdirSync(directory, { mode: 0o700 });
    giveTo(account, directory);
    const [command, ...args] = [
      ...account.prefix,
      programIn(binaries, 'initdb'),
      '-D',
      directory,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=icu',
      '--icu-locale=und',
      '--locale=C',
      `--lc-ctype=${ctype}`,
      '--no-sync',
    ];
    outcome = await outcomeOf(spawn(command, args, { ...spawnOptionsOf(account), env: PLAIN_ENVIRONMENT }));
    if (outcome.code === 0) return;
  }
  throw new OperatorError(
    `PostgreSQL could not create its files in ${directory}: ${reasonIn(outcome.output)}`,
  );
}

/** Without the caller's locale and PG* variables. */
export const PLAIN_ENVIRONMENT = {
  PATH: process.env.PATH,
  LC_ALL: 'C',
  TZ: 'UTC',
  SystemRoot: process.env.SystemRoot,
};

function outcomeOf(child) {
  return new Promise((resolve) => {
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ code: -1, output: error.message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** The line of PostgreSQL's output with the reason. */
export function reasonIn(output) {
  const lines = output.trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1);
}

/**
 * The passwords of the administrator and of the shop's own role, created once, readable by the owner only.
 * @returns {{ administrator: string, shop: string }}
 */
export function readOrMakePasswords(file, cluster) {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  if (existsSync(join(cluster, 'PG_VERSION'))) {
    throw new OperatorError(
      `DATA_DIR: ${file} is missing, without it the database in ${cluster} cannot be opened.`,
    );
  }
  const passwords = { administrator: secret(), shop: secret() };
  writeFileSync(`${file}.new`, JSON.stringify(passwords), { mode: 0o600 });
  chmodSync(`${file}.new`, 0o600);
  renameSync(`${file}.new`, file);
  return passwords;
}

function secret() {
  return randomBytes(24).toString('base64url');
}
