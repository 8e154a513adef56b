import { relative } from 'node:path';
import { PROJECT_ROOT } from '../project.mjs';

/**
 * The failed tests of jest's --json report, each with its file. A file that could not be loaded holds no test, so it stands
 * by itself.
 * @param {object | undefined} report
 * @returns {string[]}
 */
export function jestFailures(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const file = relative(PROJECT_ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${file}: could not be run`] : [];
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
