import { findChromium } from '../chromium.mjs';
import { builtServer } from '../installation/build.mjs';
import { OperatorError } from '../operator/operator-error.mjs';
import { runSilently } from '../operator/terminal.mjs';
import { freePort } from '../processes/ports.mjs';
import { runScript } from '../processes/run-to-end.mjs';
import { logFiles } from '../processes/process-output.mjs';
import { runProcesses } from '../shop/processes.mjs';
import { claimPlace, prepareDatabase } from '../shop/shop.mjs';
import { makeThrowAwayDirectory } from '../postgres/throw-away.mjs';
import { countPlaywright } from './counts.mjs';
import { playwrightFailures } from './failures.mjs';
import { withReportFile } from './report-file.mjs';
import { playwrightTimes } from './slowest.mjs';

/** Starts the built shop as `npm start` does, with the demo catalog and for this run only, and runs the browser tests on it. */
export async function runBrowserTests({ script, args = [] }, lifetime) {
  const chromium = findChromium();
  if (!chromium) return withoutChromium();
  const { baseUrl, dataDir, failure } = await openShopForTests(lifetime);
  const env = {
    ...process.env,
    ...chromium.env,
    BASE_URL: baseUrl,
    CHROMIUM_PATH: chromium.path,
    // Some tests call an operator's command on the shop.
    DATA_DIR: dataDir,
  };
  const outcome = await Promise.race([
    failure,
    runPlaywright({ script, args, env, signal: lifetime.signal }),
  ]);
  if (outcome instanceof Error) throw outcome;
  return outcome;
}

function withoutChromium() {
  if (process.platform === 'linux') {
    throw new OperatorError(
      'CHROMIUM_PATH: no Chromium was found, neither on this system nor the npm-packaged one.',
    );
  }
  return {
    counts: { passed: 0, failed: 0, skipped: 1 },
    output: 'No Chromium was found; name one with CHROMIUM_PATH.',
  };
}

async function openShopForTests(lifetime) {
  const { dataDir, remove } = await makeThrowAwayDirectory();
  lifetime.onStop(remove);
  const configuration = { port: await freePort(), dataDir };
  const shop = { configuration, lifetime, reportStep: runSilently };
  const run = await claimPlace(configuration, lifetime);
  const modes = { build: builtServer(), mode: 'production', durability: 'throw-away' };
  const { database, env } = await prepareDatabase({ ...shop, ...modes });
  const { baseUrl, failure } = await runProcesses({
    configuration,
    lifetime,
    run,
    // All tests come from one address.
    env: { ...env, RATE_LIMIT_FACTOR: '1000', WEBHOOK_PRIVATE_HOSTS: '127.0.0.1' },
    outputFor: logFiles(dataDir),
  });
  return { baseUrl, dataDir, failure: Promise.race([failure, database.failure]) };
}

function runPlaywright({ script, args, env, signal }) {
  return withReportFile(async (file, readReport) => {
    const { code, output } = await runScript(script, {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      signal,
      args: ['--reporter=line,json', ...args],
    });
    const report = readReport();
    return {
      counts: countPlaywright(report, code),
      output,
      failures: playwrightFailures(report),
      times: playwrightTimes(report),
    };
  });
}
