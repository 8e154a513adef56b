import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { freePort } from '../bin/processes/ports.mjs';
import { optionsOf } from '../bin/processes/node-options.mjs';
import { TREE } from './tree.mjs';

const READY_TIMEOUT_MS = 30_000;
/** As docker-compose.yml starts them. */
const WORKER_OPTIONS = ['--max-old-space-size=256'];

/** Starts a reference server that prints its port. @returns {Promise<{ port: number, stop(): void }>} */
export async function startReference(script, { env = {}, input } = {}) {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(input ?? '');
  for await (const line of createInterface({ input: child.stdout })) {
    return { port: Number(line), stop: () => child.kill() };
  }
  throw new Error(`${script} exited before it printed its port`);
}

/** Starts the built API on a free port and waits until it is ready. @returns {Promise<{ origin: string, pid: number, stop(): Promise<void> }>} */
export function startApi(databaseUrl, dataDir, env = {}) {
  return startServer(['dist/server/main.js'], databaseUrl, dataDir, env);
}

/** Starts a built worker and waits until it is ready. @returns {Promise<{ origin: string, pid: number, stop(): Promise<void> }>} */
export function startWorker(databaseUrl, dataDir) {
  return startServer([...WORKER_OPTIONS, 'dist/server/worker.js'], databaseUrl, dataDir, {});
}

async function startServer(args, databaseUrl, dataDir, env) {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const address = { PORT: port, WORKER_PORT: port, HOST: '127.0.0.1', PUBLIC_URL: origin };
  const shop = { NODE_ENV: 'production', DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, args, {
    cwd: TREE,
    env: { ...process.env, ...shop, ...address, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill();
    await ended;
  };
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    // Of its own connection: a kept one would be used for a later server on the same port.
    const isReady = await fetch(`${origin}/health/ready`, { headers: { connection: 'close' } }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { origin, pid: child.pid, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill();
  throw new Error(`${args.at(-1)} did not become ready`);
}

/** Runs a one-off command of the server, as `npm run cli` does. @returns {Promise<string>} its output */
export function runCommand(args, env, input) {
  return runNode([...optionsOf(args[0]), 'dist/server/cli.js', ...args], { env, input });
}

/** Runs a script to its end. @returns {Promise<string>} its output */
export function runNode(args, options) {
  return startNode(args, options).output;
}

/**
 * Starts a script.
 *
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, input?: string }} options
 * @returns {{ pid: number, output: Promise<string> }} `output` is rejected when it ends with an error
 */
export function startNode(args, { env = {}, input = '' } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: TREE,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(input);
  return { pid: child.pid, output: outputOf(child, args) };
}

async function outputOf(child, args) {
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${args.join(' ')} exited with ${code}: ${output.slice(-1_000)}`);
  return output;
}
