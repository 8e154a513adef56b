import { closingLine, countGate, countJest, countPlaywright, sum } from './counts.mjs';

const JEST = {
  numPassedTests: 40,
  numFailedTests: 0,
  numPendingTests: 2,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 0,
};
const PLAYWRIGHT = { stats: { expected: 30, flaky: 1, unexpected: 0, skipped: 2 }, errors: [] };

it('counts a gate as one test', () => {
  expect(countGate(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(countGate(2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it('counts the tests of jest', () => {
  expect(countJest(JEST, 0)).toEqual({ passed: 40, failed: 0, skipped: 3 });
});

it('counts a file that could not be loaded as a failure', () => {
  expect(countJest({ ...JEST, numRuntimeErrorTestSuites: 1 }, 1).failed).toBe(1);
});

it('counts the tests of playwright', () => {
  expect(countPlaywright(PLAYWRIGHT, 0)).toEqual({ passed: 31, failed: 0, skipped: 2 });
  expect(countPlaywright({ ...PLAYWRIGHT, errors: [{ message: 'no tests found' }] }, 1).failed).toBe(1);
});

it.each([
  ['jest', countJest, JEST],
  ['playwright', countPlaywright, PLAYWRIGHT],
])('never counts a run of %s with a bad exit code as passed', (_name, count, report) => {
  expect(count(report, 1).failed).toBe(1);
  expect(count(undefined, 0).failed).toBe(1);
});

it('sums all steps in the closing line', () => {
  const total = sum([countGate(0), countGate(1), countJest(JEST, 0)]);
  expect(closingLine(total)).toBe('41 passed, 1 failed, 3 skipped');
});
