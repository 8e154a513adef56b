import { join } from 'node:path';
import { PROJECT_ROOT } from '../project.mjs';
import { vitestFailures, playwrightFailures } from './failures.mjs';

const test = (status, fullName) => ({ status, fullName });

it('names each failed test of vitest with its file, and files that could not be loaded or set up', () => {
  const report = {
    testResults: [
      {
        name: join(PROJECT_ROOT, 'server', 'a.spec.ts'),
        status: 'failed',
        assertionResults: [test('passed', 'adds'), test('failed', 'cart refuses a draft')],
      },
      { name: join(PROJECT_ROOT, 'server', 'b.spec.ts'), status: 'failed', assertionResults: [] },
      {
        name: join(PROJECT_ROOT, 'server', 'c.spec.ts'),
        status: 'failed',
        assertionResults: [test('skipped', 'needs a database')],
      },
      {
        name: join(PROJECT_ROOT, 'server', 'd.spec.ts'),
        status: 'passed',
        assertionResults: [test('passed', 'adds')],
      },
    ],
  };
  expect(vitestFailures(report)).toEqual([
    `${join('server', 'a.spec.ts')}: cart refuses a draft`,
    `${join('server', 'b.spec.ts')}: failed outside of its tests`,
    `${join('server', 'c.spec.ts')}: failed outside of its tests`,
  ]);
});

it('names each failed test of playwright, also within describe blocks, and errors outside of tests', () => {
  const spec = (ok, title) => ({ ok, title, file: 'cart.spec.ts', line: 12 });
  const report = {
    suites: [
      {
        specs: [spec(true, 'passes'), spec(false, 'empties')],
        suites: [{ specs: [spec(false, 'restores')] }],
      },
    ],
    errors: [{ message: 'Error: no tests found\nat …' }],
  };
  expect(playwrightFailures(report)).toEqual([
    'e2e/cart.spec.ts:12: empties',
    'e2e/cart.spec.ts:12: restores',
    'Error: no tests found',
  ]);
});

it('names nothing where a runner crashed before it wrote a report', () => {
  expect(vitestFailures(undefined)).toEqual([]);
  expect(playwrightFailures(undefined)).toEqual([]);
});
