import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from './operator/fault.mjs';
import { PROJECT_ROOT } from './project.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A Chromium that starts: the one that is named, else the system's, else the one that comes as an npm package.
 * @returns {{ path: string, env: Record<string, string> } | undefined} `env` is what it has to be started with
 * @throws {Fault} when the one CHROMIUM_PATH names does not start
 */
export function findChromium(environment = process.env) {
  const named = environment.CHROMIUM_PATH;
  if (named) {
    if (starts(named)) return { path: named, env: {} };
    throw new Fault(`CHROMIUM_PATH: ${named} does not start as a Chromium.`);
  }
  const path = systemPlaces(environment.PATH, process.platform).find(
    (place) => existsSync(place) && starts(place),
  );
  return path ? { path, env: {} } : packagedChromium();
}

/** Where a system keeps its Chromium, best first: a name is looked for in all of PATH before the next one. */
export function systemPlaces(path = '', platform) {
  const directories = path.split(platform === 'win32' ? ';' : ':').filter(Boolean);
  const inPath = NAMES.flatMap((name) => directories.map((directory) => join(directory, name)));
  return platform === 'darwin' ? [...MAC_PLACES, ...inPath] : inPath;
}

/** Some systems put a stub in its place that only tells how to install the browser. */
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
  // What a killed run left half unpacked is taken for whole.
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
