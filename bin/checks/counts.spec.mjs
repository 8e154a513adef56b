import { closingLine, countGate, countVitest, countPlaywright, sum } from './counts.mjs';

const VITEST = {
  numPassedTests: 40,
  numFailedTests: 0,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [],
};
const PLAYWRIGHT = { stats: { expected: 30, flaky: 1, unexpected: 0, skipped: 2 }, errors: [] };

it('counts a gate as one test', () => {
  expect(countGate(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(countGate(2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it('counts the tests of vitest', () => {
  expect(countVitest(VITEST, 0)).toEqual({ passed: 40, failed: 0, skipped: 3 });
});

it('counts a file that could not be loaded or set up as a failure, one with failed tests by them', () => {
  const file = (status, ...tests) => ({ status, assertionResults: tests.map((test) => ({ status: test })) });
  const testResults = [
    file('failed'),
    file('failed', 'skipped'),
    file('failed', 'failed', 'passed'),
    file('passed', 'passed'),
  ];
  expect(countVitest({ ...VITEST, numFailedTests: 1, testResults }, 1).failed).toBe(3);
});

it('counts the tests of playwright', () => {
  expect(countPlaywright(PLAYWRIGHT, 0)).toEqual({ passed: 31, failed: 0, skipped: 2 });
  expect(countPlaywright({ ...PLAYWRIGHT, errors: [{ message: 'no tests found' }] }, 1).failed).toBe(1);
});

it.each([
  ['vitest', countVitest, VITEST],
  ['playwright', countPlaywright, PLAYWRIGHT],
])('never counts a run of %s with a bad exit code as passed', (_name, count, report) => {
  expect(count(report, 1).failed).toBe(1);
  expect(count(undefined, 0).failed).toBe(1);
});

it('sums all steps in the closing line', () => {
  const total = sum([countGate(0), countGate(1), countVitest(VITEST, 0)]);
  expect(closingLine(total)).toBe('41 passed, 1 failed, 3 skipped');
});
