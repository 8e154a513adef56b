import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../operator/operator-error.mjs';
import { reportStep } from '../operator/terminal.mjs';
import { PROJECT_ROOT } from '../project.mjs';
import { npm, tailOf } from '../processes/run-to-end.mjs';

const MODULES = join(PROJECT_ROOT, 'node_modules');

/**
 * The packages that package-lock.json wants and node_modules does not have in that version. Compared by content, because
 * a checkout gives every file a new time.
 * @param {{ packages: Record<string, { version?: string, optional?: boolean, os?: string[], cpu?: string[] }> }} lock
 * @param {{ packages: Record<string, { version?: string }> } | undefined} installed npm's own record of node_modules,
 *   written when an installation has finished
 * @param {{ os: string, cpu: string }} machine
 */
export function missingPackages(lock, installed, machine) {
  return Object.entries(lock.packages)
    .filter(([path, wanted]) => path !== '' && isWantedOn(machine, wanted))
    .filter(([path, wanted]) => installed?.packages[path]?.version !== wanted.version)
    .map(([path]) => path);
}

/** Optional packages are binaries for one platform; those that also ask for a libc come in pairs, one of which stays out. */
function isWantedOn(machine, { optional, os, cpu, libc }) {
  if (!optional) return true;
  return libc === undefined && os?.includes(machine.os) === true && cpu?.includes(machine.cpu) === true;
}

/** Whether npm has finished installing what the lock of a package wants on this machine. */
export function isInstalled(folder) {
  const lock = readJson(join(folder, 'package-lock.json'));
  const installed = readJson(join(folder, 'node_modules', '.package-lock.json'));
  return missingPackages(lock, installed, { os: process.platform, cpu: process.arch }).length === 0;
}

export async function ensureInstalled(signal) {
  if (isInstalled(PROJECT_ROOT)) return;
  // `npm ci` empties the directory first, and would empty the target of a link too.
  if (lstatSync(MODULES, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new OperatorError(
      'node_modules is a link to packages that do not match package-lock.json; remove the link.',
    );
  }
  await reportStep('installing packages, once', () => install(signal));
}

async function install(signal) {
  // Both kinds are needed whatever NODE_ENV or the user's npm settings say: one builds, the other carries PostgreSQL.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await npm(args, { signal });
  if (code === 0) return;
  throw new OperatorError('The packages could not be installed: `npm ci` failed, see above.', {
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
