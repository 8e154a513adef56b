import { spawn } from 'node:child_process';
import { endOf, hasEnded } from '../processes/ending.mjs';
import { Fault } from '../operator/fault.mjs';
import { PROJECT_ROOT } from '../project.mjs';
import { becomesTrue } from '../processes/waiting.mjs';

const READY_PATIENCE_MS = 60_000;
const STOP_PATIENCE_MS = 12_000;
const LEAVE_WITH_LAUNCHER = new URL('../processes/leave-with-launcher.mjs', import.meta.url).href;

/**
 * Runs the API until it answers, then one worker: on a small machine the two would hold each other up.
 * @param {{ configuration: import('../operator/configuration.mjs').Configuration, lifetime: import('../processes/lifetime.mjs').Lifetime,
 *   run: { note(name: string, pid: number): void, noteAddress(address: string): void }, env: NodeJS.ProcessEnv,
 *   outletFor: (name: string) => import('../processes/outlets.mjs').Outlet }} options
 * @returns {Promise<{ baseUrl: string, fault: Promise<Fault> }>} `fault` comes when one of them ends by itself
 */
export async function runProcesses(options) {
  const { configuration, lifetime, env } = options;
  const started = {};
  // Stopped in the reverse order of this: the API first.
  lifetime.onStop(() => stopProcess(started.worker));
  lifetime.onStop(() => stopProcess(started.api));

  started.api = startProcess('api', 'dist/server/main.js', options);
  const baseUrl = `http://${hostToAsk(env.HOST)}:${configuration.port}`;
  const failed = await Promise.race([started.api.fault, lifetime.interrupted, answers(baseUrl)]);
  lifetime.signal.throwIfAborted();
  if (failed instanceof Fault) throw failed;
  options.run.noteAddress(env.PUBLIC_URL || baseUrl);
  started.worker = startProcess('worker', 'dist/server/worker.js', options);
  return { baseUrl, fault: Promise.race([started.api.fault, started.worker.fault]) };
}

function startProcess(name, script, { env, run, outletFor }) {
  const outlet = outletFor(name);
  const child = spawn(process.execPath, ['--import', LEAVE_WITH_LAUNCHER, script], {
    cwd: PROJECT_ROOT,
    env,
    stdio: ['ignore', outlet.output, outlet.output, 'ipc'],
    // Ctrl-C reaches the launcher alone, which stops things in order.
    detached: process.platform !== 'win32',
  });
  outlet.attach(child);
  run.note(name, child.pid);
  return { child, fault: endOf(child).then((how) => unexpectedEnd({ name, how, child, outlet })) };
}

/** What was killed from outside has no last words that would explain it. */
function unexpectedEnd({ name, how, child, outlet }) {
  const where = outlet.place ? ` Its log: ${outlet.place}` : '';
  const output = child.signalCode === null ? outlet.lastWords() : '';
  return new Fault(`The ${name} ended unexpectedly (${how}).${where}`, { output });
}

async function stopProcess(started) {
  if (!started) return;
  const { child } = started;
  for (const signal of ['SIGTERM', 'SIGKILL']) {
    if (hasEnded(child)) return;
    // Windows knows no polite signal: there the closed channel says it.
    if (process.platform === 'win32' && signal === 'SIGTERM') child.disconnect();
    else child.kill(signal);
    await becomesTrue(() => hasEnded(child), { withinMs: STOP_PATIENCE_MS });
  }
}

function hostToAsk(host = '') {
  if (['', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** @returns {Promise<Fault | undefined>} */
async function answers(baseUrl) {
  const isReady = () =>
    fetch(`${baseUrl}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
  if (await becomesTrue(isReady, { withinMs: READY_PATIENCE_MS, everyMs: 50 })) return undefined;
  return new Fault(`The shop does not answer on ${baseUrl}/health/ready.`);
}
