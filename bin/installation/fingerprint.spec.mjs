import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint, isStale } from './fingerprint.mjs';

let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-spec-'));
  mkdirSync(join(root, 'server/web'), { recursive: true });
  writeFileSync(join(root, 'server/main.ts'), 'one');
  writeFileSync(join(root, 'server/web/page.ts'), 'two');
});

afterEach(() => rmSync(root, { recursive: true }));

const print = (isIgnored) => fingerprint(root, ['server', 'absent.json'], isIgnored);

it.each([
  ['an edit', () => writeFileSync(join(root, 'server/web/page.ts'), 'three')],
  ['a new file', () => writeFileSync(join(root, 'server/new.ts'), '')],
  ['a deleted file', () => rmSync(join(root, 'server/main.ts'))],
  ['a moved file', () => cpSync(join(root, 'server/main.ts'), join(root, 'server/web/main.ts'))],
  ['a file that was not there', () => writeFileSync(join(root, 'absent.json'), '{}')],
])('changes the fingerprint after %s', (_what, change) => {
  const before = print();
  change();
  expect(print()).not.toBe(before);
});

it('ignores file times, so that a fresh checkout of the same sources is unchanged', () => {
  const before = print();
  utimesSync(join(root, 'server/main.ts'), new Date(), new Date('2040-01-01'));
  expect(print()).toBe(before);
});

it('leaves out ignored files', () => {
  const isSpec = (path) => path.endsWith('.spec.ts');
  const before = print(isSpec);
  writeFileSync(join(root, 'server/main.spec.ts'), 'test');
  expect(print(isSpec)).toBe(before);
});

describe('a build', () => {
  const made = () => ({ stamp: join(root, 'stamp'), result: join(root, 'main.js'), wanted: 'abc' });

  function make({ stamped, resultTime = '2026-01-01', stampTime = '2026-01-02' }) {
    writeFileSync(made().result, '');
    writeFileSync(made().stamp, stamped);
    utimesSync(made().result, new Date(), new Date(resultTime));
    utimesSync(made().stamp, new Date(), new Date(stampTime));
  }

  it('is fresh when it was built from these sources', () => {
    make({ stamped: 'abc' });
    expect(isStale(made())).toBe(false);
  });

  it('is stale when the sources differ', () => {
    make({ stamped: 'xyz' });
    expect(isStale(made())).toBe(true);
  });

  it('is stale when it was built by hand since', () => {
    make({ stamped: 'abc', resultTime: '2026-01-03' });
    expect(isStale(made())).toBe(true);
  });

  it('is stale when it or its stamp is missing', () => {
    expect(isStale(made())).toBe(true);
    make({ stamped: 'abc' });
    rmSync(made().result);
    expect(isStale(made())).toBe(true);
  });
});
