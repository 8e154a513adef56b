import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/**
 * Repeats one transaction from `clients` connections, with statements prepared once.
 *
 * @param {{ databaseUrl: string, folder: string, statements: string[], numbers: Record<string, [number, number]>,
 *   clients: number, seconds: number }} load `numbers` are ranges of random values, generated for each
 *   transaction and referenced as `:name` in the statements, as is `:client_id`; a literal colon is written as `\x3a`
 * @returns {Promise<{ perSecond: number, tool: string }>}
 */
export async function measureTransaction(load) {
  const pgbench = findPgbench();
  return pgbench ? runPgbench(pgbench, load) : runInNode(load);
}

/** The embedded PostgreSQL does not include pgbench. */
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
  const variables = Object.entries(numbers).map(
    ([name, [from, to]]) => `\\set ${name} random(${from}, ${to})`,
  );
  const lines = ['BEGIN', ...statements, 'COMMIT'].map((statement) => `${statement.replaceAll('\n', ' ')};`);
  writeFileSync(script, [...variables, ...lines].join('\n'));
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
  return { perSecond: Number(output), tool: 'Node and pg, pgbench not found' };
}

/** The output of a program that exits with code 0. */
async function outputOf(program, args, { env, input = '' }) {
  const child = spawn(program, args.map(String), { env: { ...process.env, ...env } });
  child.stdin.end(input);
  let output = '';
  let stderrText = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (stderrText += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${program} exited with ${code}: ${stderrText.slice(0, 1000)}`);
  return output;
}
