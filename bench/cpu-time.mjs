import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever its kernel does. */
const MS_PER_TICK = 10;
const BACKENDS =
  'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';

/** True where the processor time of other processes can be read. */
const CAN_READ_CPU_TIME = process.platform === 'linux';

/**
 * Processor time that the API and its database connections spend on some work, in milliseconds.
 *
 * @param {{ pid: number, database: import('pg').Client, work: () => Promise<Result> }} measured `database` is connected to the
 *   shop's database, whose other connections are counted
 * @returns {Promise<{ result: Result, serverMs: number, databaseMs: number }>}
 * @template Result
 */
export async function cpuTimeOf({ pid, database, work }) {
  const before = await cpuTimes(pid, database);
  const result = await work();
  const after = await cpuTimes(pid, database);
  // A connection that was opened meanwhile starts at zero; one that was closed is not counted.
  const databaseMs = [...after.backends].reduce(
    (sum, [backend, time]) => sum + time - (before.backends.get(backend) ?? 0),
    0,
  );
  return { result, serverMs: after.server - before.server, databaseMs };
}

async function cpuTimes(pid, database) {
  if (!CAN_READ_CPU_TIME) return { server: NaN, backends: new Map() };
  const { rows } = await database.query(BACKENDS);
  return { server: cpuTime(pid), backends: new Map(rows.map((row) => [row.pid, cpuTime(row.pid)])) };
}

function cpuTime(pid) {
  // The name of the program stands in parentheses and may itself contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}
