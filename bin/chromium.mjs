import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from './operator/operator-error.mjs';
import { PROJECT_ROOT } from './project.mjs';

/** Chromium without a window takes two thirds of the time. */
const WITHOUT_WINDOW = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A Chromium that starts: the one of CHROMIUM_PATH, else one without a window, the system's or, older, that of the npm package, else the system's with one.
 * @returns {{ path: string, env: Record<string, string> } | undefined} `env` is what it has to be started with
 * @throws {OperatorError} when the one CHROMIUM_PATH names does not start
 */
export function findChromium(environment = process.env) {
  const named = environment.CHROMIUM_PATH;
  if (named) {
    if (starts(named)) return { path: named, env: {} };
    throw new OperatorError(`CHROMIUM_PATH: ${named} does not start as a Chromium.`);
  }
  const { PATH } = environment;
  return (
    systemChromium(placesIn(PATH, WITHOUT_WINDOW)) ??
    packagedChromium() ??
    systemChromium(systemPlaces(PATH, process.platform))
  );
}

/** @param {string[]} places best first @returns the first one that starts */
export function systemChromium(places) {
  const path = places.find((place) => existsSync(place) && starts(place));
  return path && { path, env: {} };
}

/** Where a system keeps its Chromium, best first. */
export function systemPlaces(path, platform) {
  const inPath = placesIn(path, NAMES);
  return platform === 'darwin' ? [...MAC_PLACES, ...inPath] : inPath;
}

/** A name is looked for in all of PATH before the next one. */
function placesIn(path = '', names) {
  const directories = path.split(process.platform === 'win32' ? ';' : ':').filter(Boolean);
  return names.flatMap((name) => directories.map((directory) => join(directory, name)));
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
