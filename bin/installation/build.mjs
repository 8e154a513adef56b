import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OperatorError } from '../operator/operator-error.mjs';
import { fingerprint, isStale } from './fingerprint.mjs';
import { isInstalled } from './install.mjs';
import { PROJECT_ROOT } from '../project.mjs';
import { runScript, tailOf } from '../processes/run-to-end.mjs';

export const SERVER = {
  title: 'building the server',
  script: 'build:server',
  sources: ['server', 'nest-cli.json', 'bin/installation/compile-server.mjs', 'package-lock.json'],
  result: 'dist/server/main.js',
};
const CLIENT = {
  title: 'building the storefront',
  script: 'build:client',
  sources: ['client', 'schema.graphql', 'vite.config.ts', 'package-lock.json'],
  result: 'dist/ssr/entry-server.js',
};

/**
 * Builds what does not match its sources.
 * @param {{ signal: AbortSignal, reportStep: typeof import('../operator/terminal.mjs').reportStep }} options
 */
export async function ensureBuilt(options) {
  await ensureServerBuilt(options);
  await ensureClientBuilt(options);
}

/** @returns {boolean} whether the server stands built from its sources, with the packages it needs */
export function isServerBuilt() {
  return isInstalled(PROJECT_ROOT, 'shop') && buildOf(SERVER).isUpToDate;
}

/** @returns {string} what the sources are known by that the server was built from */
export function builtServer() {
  return readFileSync(stampOf(SERVER), 'utf8');
}

/** @returns {Promise<boolean>} whether it had to be built */
export function ensureServerBuilt(options) {
  return ensurePartBuilt(SERVER, options);
}

/** @returns {Promise<boolean>} whether it had to be built */
export function ensureClientBuilt(options) {
  return ensurePartBuilt(CLIENT, options);
}

/**
 * For commands on the database of an operator, who builds when they choose to, perhaps without development packages.
 * @throws {OperatorError} when there is no build to run
 */
export function requireBuiltServer() {
  const needed = [SERVER.result, 'node_modules'].map((path) => join(PROJECT_ROOT, path));
  if (!needed.every((path) => existsSync(path))) throw new OperatorError('Run `npm run build` first.');
}

async function ensurePartBuilt(part, { signal, reportStep }) {
  const { stamp, wanted, isUpToDate } = buildOf(part);
  if (isUpToDate) return false;
  rmSync(stamp, { force: true });
  await reportStep(part.title, () => build(part, signal));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}

function buildOf(part) {
  const { sources, result } = part;
  const wanted = fingerprint(PROJECT_ROOT, sources, (path) => !isSource(path));
  const stamp = stampOf(part);
  return { stamp, wanted, isUpToDate: !isStale({ stamp, result: join(PROJECT_ROOT, result), wanted }) };
}

function stampOf({ script }) {
  return join(PROJECT_ROOT, 'dist/.built', script.replace(':', '-'));
}

export function forgetBuilds() {
  rmSync(join(PROJECT_ROOT, 'dist/.built'), { recursive: true, force: true });
}

async function build({ title, script }, signal) {
  const { code, output } = await runScript(script, {
    env: { ...process.env, NODE_ENV: 'production' },
    signal,
  });
  if (code === 0) return;
  throw new OperatorError(`${title[0].toUpperCase()}${title.slice(1)} failed, see above.`, {
    output: tailOf(output),
  });
}

/** Specs are no part of what is built. */
export function isSource(path) {
  return !/\.spec\.(ts|tsx|mjs)$/.test(path);
}
