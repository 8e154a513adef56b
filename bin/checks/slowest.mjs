import { relative } from 'node:path';
import { PROJECT_ROOT } from '../project.mjs';

const MOST = 5;

/** @typedef {{ file: string, milliseconds: number }} FileTime */

/** @param {object | undefined} report of vitest by `timed-report.mjs` @returns {FileTime[]} */
export function vitestTimes(report) {
  return (report?.testResults ?? []).map(({ name, milliseconds }) => ({
    file: relative(PROJECT_ROOT, name),
    milliseconds,
  }));
}

/** The same of playwright's JSON report, where each file is a suite. @returns {FileTime[]} */
export function playwrightTimes(report) {
  return (report?.suites ?? []).map((suite) => ({ file: `e2e/${suite.file}`, milliseconds: timeOf(suite) }));
}

function timeOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const times = [...results.map(({ duration }) => duration), ...suites.map(timeOf)];
  return times.reduce((sum, time) => sum + time, 0);
}

/** @param {FileTime[]} times @returns {string} the slowest files, in one line */
export function slowestLine(times) {
  const slowest = [...times].sort((one, other) => other.milliseconds - one.milliseconds).slice(0, MOST);
  return slowest.map(({ file, milliseconds }) => `${file} ${(milliseconds / 1000).toFixed(1)} s`).join(', ');
}
