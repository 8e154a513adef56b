import { relative } from 'node:path';
import { PROJECT_ROOT } from '../project.mjs';
import { failedOutsideOfTests } from './counts.mjs';

/**
 * The failed tests of vitest's JSON report, each with its file. A file that could not be loaded or set up stands by itself.
 * @param {object | undefined} report
 * @returns {string[]}
 */
export function vitestFailures(report) {
  return (report?.testResults ?? []).flatMap((result) => {
    const file = relative(PROJECT_ROOT, result.name);
    if (failedOutsideOfTests(result)) return [`${file}: failed outside of its tests`];
    const failed = result.assertionResults.filter((test) => test.status === 'failed');
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
}

/** The same of playwright's JSON report, where describe blocks are suites within the suite of a file. @returns {string[]} */
export function playwrightFailures(report) {
  return [...(report?.suites ?? []).flatMap((suite) => failuresIn(suite)), ...errorsOf(report)];
}

function failuresIn({ specs = [], suites = [] }) {
  const own = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `e2e/${file}:${line}: ${title}`);
  return [...own, ...suites.flatMap((suite) => failuresIn(suite))];
}

function errorsOf(report) {
  return (report?.errors ?? []).map(({ message }) => message.split('\n', 1)[0]);
}
