import { ensureBuilt, ensureServerBuilt } from '../installation/build.mjs';
import { OperatorError } from '../operator/operator-error.mjs';
import { runSilently } from '../operator/terminal.mjs';
import { PROJECT_ROOT } from '../project.mjs';
import { Interruption } from '../processes/lifetime.mjs';
import { runScript } from '../processes/run-to-end.mjs';
import { openThrowAwayPostgres } from '../postgres/throw-away.mjs';
import { runBrowserTests } from './browser-tests.mjs';
import { countGate, countVitest } from './counts.mjs';
import { vitestFailures } from './failures.mjs';
import { reasonToSkipNodeLts } from './node-lts.mjs';
import { withReportFile } from './report-file.mjs';
import { vitestTimes } from './slowest.mjs';

/**
 * @typedef {{ counts: import('./counts.mjs').Counts, output: string, failures?: string[],
 *   times?: import('./slowest.mjs').FileTime[] }} Outcome `output` explains a failed step, `failures` names its failed tests
 * @typedef {import('../processes/lifetime.mjs').Lifetime} Lifetime
 */

/** @type {Record<string, (step: import('./steps.mjs').Step, lifetime: Lifetime) => Promise<Outcome>>} */
const RUNNERS = { gate: runGate, build: runBuild, vitest: runVitest, browser: runBrowserTests };

/**
 * Runs one step, after building what it needs.
 * @returns {Promise<Outcome>}
 */
export async function runStep(step, whole) {
  const lifetime = whole.part();
  try {
    await ensureBuiltFor(step.needs, { signal: lifetime.signal, reportStep: runSilently });
    return await RUNNERS[step.kind](step, lifetime);
  } catch (error) {
    if (error instanceof Interruption) throw error;
    // Whatever else went wrong belongs to this step: a full disk must not keep the others from running.
    return { counts: countGate(1), output: explain(error) };
  } finally {
    await lifetime.stop();
  }
}

function explain(error) {
  if (!(error instanceof OperatorError)) return error.stack ?? String(error);
  return [error.output, error.message].filter(Boolean).join('\n\n');
}

async function ensureBuiltFor(need, options) {
  if (need === 'server') await ensureServerBuilt(options);
  if (need === 'shop') await ensureBuilt(options);
}

async function runGate({ script }, { signal }) {
  const { code, output } = await runScript(script, { signal });
  return { counts: countGate(code), output };
}

async function runBuild(_step, { signal }) {
  await ensureBuilt({ signal, reportStep: runSilently });
  return { counts: countGate(0), output: '' };
}

async function runVitest(step, { signal, onStop }) {
  const reason = step.needs === 'node-lts' && reasonToSkipNodeLts();
  if (reason) return { counts: { passed: 0, failed: 0, skipped: 1 }, output: reason };
  if (step.needs !== 'database') return runVitestWith(process.env, step, signal);
  const postgres = await openThrowAwayPostgres({ projectRoot: PROJECT_ROOT });
  onStop(postgres.close);
  return runVitestWith({ ...process.env, TEST_DATABASE_URL: postgres.administratorUrl }, step, signal);
}

async function runVitestWith(env, { script }, signal) {
  return withReportFile(async (file, readReport) => {
    const { code, output } = await runScript(script, {
      env,
      signal,
      args: ['--reporter=default', '--reporter=./bin/checks/timed-report.mjs', `--outputFile="${file}"`],
    });
    const report = readReport();
    return {
      counts: countVitest(report, code),
      output,
      failures: vitestFailures(report),
      times: vitestTimes(report),
    };
  });
}
