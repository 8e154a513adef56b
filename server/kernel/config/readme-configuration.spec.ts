import { readFileSync } from 'node:fs';
import { VARIABLES } from './variables.js';

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

/** Set by the launcher and the image; an operator never needs them. */
const INTERNAL = ['NODE_ENV', 'CLIENT_DIR', 'VITE_DEV'];

const [, section = ''] = /\n## Configuration\n([\s\S]*?)\n## /.exec(read('README.md')) ?? [];
const documented = new Map(
  Array.from(section.matchAll(/^\| `([A-Z_]+)` \| ([^|]+) \|/gm), ([, name = '', text = '']) => [name, text]),
);
const declared = Object.values(VARIABLES).filter(({ name }) => !INTERNAL.includes(name));

it('lists exactly the declared variables in the configuration table of README.md', () => {
  expect([...documented.keys()].sort()).toEqual(declared.map(({ name }) => name).sort());
});

it.each(declared.flatMap((variable) => ('default' in variable ? [[variable.name, variable.default]] : [])))(
  'documents the default of %s as %s',
  (name, text) => {
    expect(documented.get(name)).toMatch(new RegExp(`^\`${text?.replaceAll('.', '\\.')}\``));
  },
);

it('sets only declared variables for the shop in docker-compose.yml', () => {
  const [, shop = ''] =
    /x-shop: &shop\n[\s\S]*? {2}environment:\n([\s\S]*?)\n {2}volumes:/.exec(read('docker-compose.yml')) ??
    [];
  const names = Array.from(shop.matchAll(/^ {4}([A-Z_]+):/gm), ([, name]) => name);
  expect(names.length).toBeGreaterThan(0);
  const known: string[] = Object.values(VARIABLES).map(({ name }) => name);
  expect(names.filter((name) => !known.includes(name!))).toEqual([]);
});
