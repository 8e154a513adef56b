import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/**
 * Runs one transaction again and again from `clients` connections, with statements prepared once.
 *
 * @param {{ databaseUrl: string, folder: string, statements: string[], numbers: Record<string, [number, number]>,
 *   clients: number, seconds: number }} load `numbers` are drawn anew for each transaction, and stand as `:name` in the
 *   statements, as does `:client_id`; a colon within a text is written as `\x3a`, because it would begin a name
 * @returns {Promise<{ perSecond: number, tool: string }>}
 */
export async function measureTransaction(load) {
  const pgbench = findPgbench();
  return pgbench ? runPgbench(pgbench, load) : runInNode(load);
}

/** It does not come with the embedded PostgreSQL. */
function findPgbench() {
  const debian = directoriesIn(DEBIAN).map((version) => join(DEBIAN, version, 'bin/pgbench'));
  return ['pgbench', ...debian].find((program) => spawnSync(program, ['--version']).status === 0);
}

function directoriesIn(path) {
  try {
    return readdirSync(path).sort().reverse();
  } catch {
    return [];
  }
}

async function runPgbench(program, { databaseUrl, folder, statements, numbers, clients, seconds }) {
  const script = join(folder, 'transaction.sql');
  const draws = Object.entries(numbers).map(([name, [from, to]]) => `\\set ${name} random(${from}, ${to})`);
  const lines = ['BEGIN', ...statements, 'COMMIT'].map((statement) => `${statement.replaceAll('\n', ' ')};`);
  writeFileSync(script, [...draws, ...lines].join('\n'));
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const options = { '-M': 'prepared', '-f': script, '-c': clients, '-j': 2, '-T': seconds };
  const output = await outputOf(program, ['-n', ...Object.entries(options).flat(), pathname.slice(1)], {
    env: { PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: decodeURIComponent(password) },
  });
  return { perSecond: Number(/tps = ([\d.]+)/.exec(output)?.[1]), tool: 'pgbench' };
}

async function runInNode({ databaseUrl, ...load }) {
  const output = await outputOf(process.execPath, ['bench/reference-transaction.mjs'], {
    env: { DATABASE_URL: databaseUrl },
    input: JSON.stringify(load),
  });
  return { perSecond: Number(output), tool: 'Node and pg, there is no pgbench here' };
}

/** What a program prints until it ends well. */
async function outputOf(program, args, { env, input = '' }) {
  const child = spawn(program, args.map(String), { env: { ...process.env, ...env } });
  child.stdin.end(input);
  let [output, complaints] = ['', ''];
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (complaints += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${complaints.slice(0, 1000)}`);
  return output;
}
