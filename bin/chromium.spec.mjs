import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, systemChromium, systemPlaces } from './chromium.mjs';

let directory;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'chromium-spec-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

function program(name, exitCode) {
  const path = join(directory, name);
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(path, 0o755);
  return path;
}

it('searches all of PATH for one name before the next name', () => {
  const places = systemPlaces('/usr/local/bin:/usr/bin', 'linux');
  expect(places.slice(0, 3)).toEqual([
    '/usr/local/bin/chromium',
    '/usr/bin/chromium',
    '/usr/local/bin/chromium-browser',
  ]);
  expect(places).toContain('/usr/bin/google-chrome');
});

it('searches the applications of a Mac first', () => {
  expect(systemPlaces('/usr/bin', 'darwin')[0]).toMatch(/^\/Applications\//);
});

it('prefers CHROMIUM_PATH to the Chromium of the system', () => {
  program('chromium', 0);
  const named = program('my-browser', 0);
  expect(findChromium({ CHROMIUM_PATH: named, PATH: directory })).toEqual({ path: named, env: {} });
});

it('prefers a Chromium without a window', () => {
  program('chromium', 0);
  const shell = program('chromium-headless-shell', 0);
  expect(findChromium({ PATH: directory })).toEqual({ path: shell, env: {} });
});

it('refuses a CHROMIUM_PATH that does not start instead of using another', () => {
  program('chromium', 0);
  const named = program('broken', 1);
  expect(() => findChromium({ CHROMIUM_PATH: named, PATH: directory })).toThrow(/^CHROMIUM_PATH: /);
});

it('skips a stub of the system that does not start', () => {
  program('chromium', 1);
  const chrome = program('google-chrome', 0);
  expect(systemChromium(systemPlaces(directory, 'linux'))).toEqual({ path: chrome, env: {} });
});
