import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { PROJECT_ROOT } from '../project.mjs';
import { REFUSED } from './house-rules.mjs';

/** For each selector, in their order, what it refuses and what it lets pass. */
const SNIPPETS = {
  'no-unstable-reads': [
    ['page.waitForTimeout(100);', 'page.waitForURL(address);'],
    ['locator.click({ force: true });', 'locator.click({ trial: true });'],
    ['locator.isVisible();', 'expect(locator).toBeVisible();'],
    ['page.title();', 'answer.title();'],
    [
      'async function f() { expect(await locator.count()).toBe(1); }',
      'async function f() { expect(await answer.json()).toBe(1); }',
    ],
  ],
  'no-look-alikes': [['class Cart { lines = []; }', 'class Cart { #lines = []; }']],
  'no-server-stubs': [
    ["import { createClient } from '@urql/core';", "import { cacheExchange } from '@urql/core';"],
    ['window.fetch = answer;', 'window.scrollTo = answer;'],
    ["vi.stubGlobal('fetch', answer);", "vi.stubGlobal('scrollTo', answer);"],
    ["vi.spyOn(globalThis, 'fetch');", "vi.spyOn(console, 'error');"],
  ],
  'no-effect-results': [
    ['useEffect(() => box.current?.focus(), []);', 'useEffect(() => () => box.current?.stop(), []);'],
  ],
  'no-spread-literals': [
    ['f({ ...{ a: 1 }, b: 2 });', 'f({ ...(isKnown && { a: 1 }), b: 2 });'],
    ['f([...[1, 2], 3]);', 'f([...(isKnown ? [1, 2] : []), 3]);'],
  ],
};

const cases = Object.entries(SNIPPETS).flatMap(([rule, snippets]) =>
  snippets.map(([wrong, right], index) => ({ rule, wrong, right, name: `${rule}-${index}` })),
);
let folder;
let found;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'house-rules-spec-'));
  for (const { name, wrong, right } of cases) {
    writeFileSync(join(folder, `${name}-wrong.ts`), wrong);
    writeFileSync(join(folder, `${name}-right.ts`), right);
  }
  found = lint(folder);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** @returns {string[]} of each finding the file and the rule */
function lint(directory) {
  const configuration = join(directory, 'oxlint.json');
  const rules = Object.fromEntries(Object.keys(REFUSED).map((rule) => [`house/${rule}`, 'error']));
  const jsPlugins = [join(PROJECT_ROOT, 'bin/lint/house-rules.mjs')];
  writeFileSync(configuration, JSON.stringify({ jsPlugins, categories: { correctness: 'off' }, rules }));
  const oxlint = join(PROJECT_ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '-c', configuration, '-f', 'json', directory], {
    encoding: 'utf8',
  });
  return JSON.parse(stdout).diagnostics.map(({ filename, code }) => `${basename(filename)}: ${code}`);
}

it.each(cases)('refuses by $rule: $wrong', ({ name, rule }) => {
  expect(found).toContain(`${name}-wrong.ts: house(${rule})`);
});

it.each(cases)('lets pass by $rule: $right', ({ name }) => {
  expect(found.filter((finding) => finding.startsWith(`${name}-right.ts`))).toEqual([]);
});

it('has a snippet for each selector', () => {
  for (const [rule, selectors] of Object.entries(REFUSED)) {
    expect(SNIPPETS[rule], rule).toHaveLength(Object.keys(selectors).length);
  }
});
