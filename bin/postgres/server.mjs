import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasEnded } from '../processes/ending.mjs';
import { OperatorError } from '../operator/operator-error.mjs';
import { freePort } from '../processes/ports.mjs';
import { becomesTrue } from '../processes/waiting.mjs';
import { spawnOptionsOf } from './account.mjs';
import { PLAIN_ENVIRONMENT, reasonIn } from './cluster.mjs';
import { readPostmasterFile } from './leftover.mjs';
import { programIn } from './place.mjs';

const START_TIMEOUT_MS = 60_000;
/** Another process may take the port before it is used, and the memory of a killed server is freed with a delay. */
const ATTEMPTS = 4;

const COMMON_SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
};

/** @type {Record<'durable' | 'throw-away', Record<string, string>>} */
const SETTINGS = {
  durable: {},
  'throw-away': {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
    // The cluster may be in memory.
    max_wal_size: '256MB',
  },
};

/**
 * @param {{ binaries: string, cluster: string, account: import('./account.mjs').Account, logFile: string,
 *   durability: 'durable' | 'throw-away' }} options
 * @returns {Promise<{ port: number, child: import('node:child_process').ChildProcess }>}
 */
export async function startServer(options) {
  if (existsSync(options.logFile)) {
    renameSync(options.logFile, options.logFile.replace(/\.log$/, '.previous.log'));
  }
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const port = await freePort();
    const child = launch(options, port);
    if (await becomesReady(child, options.cluster)) return { port, child };
    child.kill('SIGQUIT');
    await sleep(attempt * 500);
  }
  throw new OperatorError(
    `PostgreSQL does not start: ${reasonIn(readFileSync(options.logFile, 'utf8'))} (${options.logFile})`,
  );
}

function launch({ binaries, cluster, account, logFile, durability }, port) {
  const settings = { ...COMMON_SETTINGS, ...SETTINGS[durability], port: String(port) };
  const [command, ...args] = [
    ...account.prefix,
    ...prefixToDieWithParent(account),
    programIn(binaries, 'postgres'),
    ...['-D', cluster],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(command, args, {
    ...spawnOptionsOf(account),
    env: PLAIN_ENVIRONMENT,
    stdio: ['ignore', log, log],
    // Out of the terminal's process group: Ctrl-C must reach the launcher only, which stops things in order.
    detached: process.platform !== 'win32',
  });
  closeSync(log);
  // A failed spawn is seen by its missing pid; its `error` event must only be handled.
  child.once('error', () => {});
  return child;
}

/** SIGINT is PostgreSQL's fast shutdown. */
function prefixToDieWithParent(account) {
  const prefix = ['setpriv', '--pdeathsig=INT'];
  const trial = spawnSync(prefix[0], [prefix[1], 'true'], spawnOptionsOf(account));
  return process.platform === 'linux' && trial.status === 0 ? prefix : [];
}

async function becomesReady(child, cluster) {
  const ready = () => {
    const file = readPostmasterFile(cluster);
    return file?.ready === true && file.pid === child.pid;
  };
  await becomesTrue(() => hasEnded(child) || ready(), { withinMs: START_TIMEOUT_MS });
  return !hasEnded(child) && ready();
}

/** Fast shutdown; the immediate one when that takes too long. */
export async function stopServer(child) {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL']) {
    if (hasEnded(child)) return;
    child.kill(signal);
    await becomesTrue(() => hasEnded(child), { withinMs: 15_000 });
  }
}
