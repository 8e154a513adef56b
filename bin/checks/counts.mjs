/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @returns {Counts} */
export function countGate(code) {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/**
 * A file that could not even be loaded holds no test that could fail, and one whose set-up failed only tests that were left
 * out: each counts as one failure itself.
 * @param {object | undefined} report of vitest's JSON reporter, undefined when vitest wrote none
 * @returns {Counts}
 */
export function countVitest(report, code) {
  if (!report) return countGate(1);
  return atLeastOneFailure(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(failedOutsideOfTests).length,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/** Whether a file of vitest's report has failed, but none of its tests. */
export function failedOutsideOfTests({ status, assertionResults }) {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
}

/** A test that passed on a second try counts as passed. @param {object | undefined} report @returns {Counts} */
export function countPlaywright(report, code) {
  if (!report) return countGate(1);
  const { expected, flaky, unexpected, skipped } = report.stats;
  const failed = unexpected + (report.errors?.length ?? 0);
  return atLeastOneFailure(code, { passed: expected + flaky, failed, skipped });
}

/** A runner that ends badly without a failed test (no tests at all, a worker that crashed) has failed. */
function atLeastOneFailure(code, counts) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** @param {Counts[]} parts @returns {Counts} */
export function sum(parts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const part of parts) for (const key of Object.keys(total)) total[key] += part[key];
  return total;
}

/** The closing line, which other programs parse. @param {Counts} counts */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
