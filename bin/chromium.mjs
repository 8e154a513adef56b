import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from './operator/operator-error.mjs';
import { PROJECT_ROOT } from './project.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A Chromium that starts: the one of CHROMIUM_PATH, else that of the npm package, else the system's.
 * The package is Chromium without a window, the same on every machine, and takes two thirds of the time.
 * @returns {{ path: string, env: Record<string, string> } | undefined} `env` is what it has to be started with
 * @throws {OperatorError} when the one CHROMIUM_PATH names does not start
 */
export function findChromium(environment = process.env) {
  const named = environment.CHROMIUM_PATH;
  if (named) {
    if (starts(named)) return { path: named, env: {} };
    throw new OperatorError(`CHROMIUM_PATH: ${named} does not start as a Chromium.`);
  }
  return packagedChromium() ?? systemChromium(environment.PATH);
}

/** @param {string | undefined} path directories to look in, as in PATH */
export function systemChromium(path) {
  const found = systemPlaces(path, process.platform).find((place) => existsSync(place) && starts(place));
  return found && { path: found, env: {} };
}

/** Where a system keeps its Chromium, best first: a name is looked for in all of PATH before the next one. */
export function systemPlaces(path = '', platform) {
  const directories = path.split(platform === 'win32' ? ';' : ':').filter(Boolean);
  const inPath = NAMES.flatMap((name) => directories.map((directory) => join(directory, name)));
  return platform === 'darwin' ? [...MAC_PLACES, ...inPath] : inPath;
}

/** Some systems have a stub in its place that only explains how to install the browser. */
function starts(path, env = {}) {
  const { status } = spawnSync(path, ['--version'], { env: { ...process.env, ...env }, timeout: 30_000 });
  return status === 0;
}

function packagedChromium() {
  if (process.platform !== 'linux') return undefined;
  // Unpacked inside the project: the package trusts whatever it finds under that name in a public directory.
  const directory = join(PROJECT_ROOT, 'node_modules', '.cache', 'chromium');
  const unpacked = unpack(directory);
  if (unpacked && starts(unpacked.path, unpacked.env)) return unpacked;
  // The package takes an incomplete directory of a killed run for complete.
  rmSync(directory, { recursive: true, force: true });
  const again = unpack(directory);
  return again && starts(again.path, again.env) ? again : undefined;
}

function unpack(directory) {
  mkdirSync(directory, { recursive: true });
  const script = join(PROJECT_ROOT, 'bin', 'checks', 'unpack-chromium.mjs');
  const { status, stdout } = spawnSync(process.execPath, [script], {
    env: { ...process.env, TMPDIR: directory, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    encoding: 'utf8',
  });
  return status === 0 ? JSON.parse(stdout) : undefined;
}
