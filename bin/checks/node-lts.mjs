import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../operator/operator-error.mjs';
import { PROJECT_ROOT } from '../project.mjs';
import { npm, tailOf } from '../processes/run-to-end.mjs';

/**
 * A package of its own: a `node` among the shop's packages would go in front of the one that runs npm's scripts. The
 * binaries come as packages for one platform each, without the package `node`, which installs them by a script.
 */
const FOLDER = join(PROJECT_ROOT, '.ci', 'node-lts');
const { optionalDependencies: versions } = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8'));

const isWindows = process.platform === 'win32';
const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;

/** The current LTS of Node, which the image ships. */
export const nodeLts = {
  major: Number.parseInt(Object.values(versions)[0], 10),
  isPackaged: name in versions,
};

/** @returns {Promise<string>} the path of its binary, after an installation where there was none of this version */
export async function ensureNodeLts(signal) {
  const home = join(FOLDER, 'node_modules', name);
  const binary = join(home, 'bin', isWindows ? 'node.exe' : 'node');
  if (installedVersion(home) === versions[name]) return binary;
  const args = [
    'ci',
    '--prefix',
    FOLDER,
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { code, output } = await npm(args, { signal });
  if (code === 0 && existsSync(binary)) return binary;
  throw new OperatorError(`Node ${nodeLts.major} could not be installed.`, { output: tailOf(output) });
}

function installedVersion(home) {
  const file = join(home, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}
