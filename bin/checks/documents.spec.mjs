import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project.mjs';

const read = (document) => readFileSync(join(PROJECT_ROOT, document), 'utf8');

/** Paths between backticks that name a file or, with a slash at the end, a folder. */
const placesIn = (text) =>
  Array.from(text.matchAll(/`([^`\s]+(?:\.(?:ts|tsx|mjs)|\/))`/g), ([, place]) => place);

const isBelowRoot = (place) => /^(?:client|e2e|bin|server)\//.test(place);
const exists = (place) => existsSync(join(PROJECT_ROOT, isBelowRoot(place) ? '' : 'server', place));

it('names only files and folders that exist in the index of docs/architecture.md', () => {
  const [, index = ''] =
    /\n## Looking for something\n([\s\S]*?)\n## /.exec(read('docs/architecture.md')) ?? [];
  const places = placesIn(index);
  expect(places).toContain('kernel/mail/mailer.ts');
  expect(places.filter((place) => !exists(place))).toEqual([]);
});

it('names only specs that exist in docs/conformance.md', () => {
  const places = placesIn(read('docs/conformance.md')).filter((place) => /\.spec\./.test(place));
  expect(places).toContain('features/orders/unpaid/unpaid-orders.int.spec.ts');
  expect(places.filter((place) => !exists(place))).toEqual([]);
});

it('names only tests that their spec holds in docs/conformance.md', () => {
  const named = Array.from(
    read('docs/conformance.md').matchAll(/`([^`\s]+\.spec\.\w+)`((?:,? “[^”]+”)+)/g),
    ([, place, titles]) => Array.from(titles.matchAll(/“([^”]+)”/g), ([, title]) => ({ place, title })),
  ).flat();
  expect(named.length).toBeGreaterThan(100);
  const holds = ({ place, title }) =>
    readFileSync(join(PROJECT_ROOT, isBelowRoot(place) ? '' : 'server', place), 'utf8').includes(title);
  expect(named.filter((test) => !holds(test))).toEqual([]);
});
