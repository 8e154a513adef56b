import { spawn } from 'node:child_process';
import { endOf, hasEnded } from '../processes/ending.mjs';
import { OperatorError } from '../operator/operator-error.mjs';
import { PROJECT_ROOT } from '../project.mjs';
import { becomesTrue } from '../processes/waiting.mjs';
import { shopAddress } from './shop-address.mjs';

const READY_TIMEOUT_MS = 60_000;
const ANSWER_TIMEOUT_MS = 2_000;
const STOP_TIMEOUT_MS = 27_000;
const EXIT_WITH_LAUNCHER = new URL('../processes/exit-with-launcher.mjs', import.meta.url).href;

/**
 * Starts the API, then, once it answers, one worker: on a small machine the two would slow each other down.
 * @param {{ configuration: import('../operator/configuration.mjs').Configuration, lifetime: import('../processes/lifetime.mjs').Lifetime,
 *   run: { note(name: string, pid: number): void, noteAddress(address: string): void }, env: NodeJS.ProcessEnv,
 *   outputFor: (name: string) => import('../processes/process-output.mjs').ProcessOutput }} options
 * @returns {Promise<{ baseUrl: string, failure: Promise<OperatorError> }>} `failure` resolves when one of them ends by itself
 */
export async function runProcesses(options) {
  const { configuration, lifetime, env } = options;
  const started = {};
  // Stopped in the reverse order of this: the API first.
  lifetime.onStop(() => stopProcess(started.worker));
  lifetime.onStop(() => stopProcess(started.api));

  started.api = startProcess('api', 'dist/server/main.js', options);
  const baseUrl = shopAddress({ host: env.HOST, port: configuration.port });
  const failed = await Promise.race([
    started.api.failure,
    lifetime.interrupted,
    answers({ baseUrl, api: started.api }),
  ]);
  lifetime.signal.throwIfAborted();
  if (failed instanceof OperatorError) throw failed;
  options.run.noteAddress(env.PUBLIC_URL);
  started.worker = startProcess('worker', 'dist/server/worker.js', options);
  return { baseUrl, failure: Promise.race([started.api.failure, started.worker.failure]) };
}

function startProcess(name, script, { env, run, outputFor }) {
  const output = outputFor(name);
  const child = spawn(process.execPath, ['--import', EXIT_WITH_LAUNCHER, script], {
    cwd: PROJECT_ROOT,
    env,
    stdio: ['ignore', output.stdio, output.stdio, 'ipc'],
    // Ctrl-C reaches the launcher alone, which stops things in order.
    detached: process.platform !== 'win32',
  });
  output.attach(child);
  run.note(name, child.pid);
  const failure = endOf(child).then((how) => unexpectedEnd({ name, how, child, output }));
  const started = { child, failure, isReady: false };
  child.on('message', ({ ready }) => (started.isReady ||= ready === true));
  return started;
}

/** The output of a process that was killed from outside does not explain its end. */
function unexpectedEnd({ name, how, child, output }) {
  const where = output.file ? ` Its log: ${output.file}` : '';
  const lastLines = child.signalCode === null ? output.tail() : '';
  return new OperatorError(`The ${name} ended unexpectedly (${how}).${where}`, { output: lastLines });
}

async function stopProcess(started) {
  if (!started) return;
  const { child } = started;
  for (const signal of ['SIGTERM', 'SIGKILL']) {
    if (hasEnded(child)) return;
    // Windows has no SIGTERM: there the closed channel asks the process to stop.
    if (process.platform === 'win32' && signal === 'SIGTERM') child.disconnect();
    else child.kill(signal);
    await becomesTrue(() => hasEnded(child), { withinMs: STOP_TIMEOUT_MS });
  }
}

/**
 * Another process may have taken the port since it was free: its answer counts for nothing before the API has said that it
 * listens.
 * @param {{ baseUrl: string, api: { isReady: boolean }, withinMs?: number }} options
 * @returns {Promise<OperatorError | undefined>}
 */
export async function answers({ baseUrl, api, withinMs = READY_TIMEOUT_MS }) {
  const isHealthy = () =>
    fetch(`${baseUrl}/health/ready`, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).then(
      (response) => response.ok,
      () => false,
    );
  const isReady = async () => api.isReady && isHealthy();
  if (await becomesTrue(isReady, { withinMs, everyMs: 50 })) return undefined;
  return new OperatorError(`The shop does not answer on ${baseUrl}/health/ready.`);
}
