import pg from 'pg';
import { generateHistory } from './history-events.mjs';
import { runCommand } from './processes.mjs';
import { report } from './report.mjs';

const APPENDS = 20_000;
const BLOCK = 1_000;
const MAX_SLOWDOWN = 1.3;
const NEW_EVENTS = 1_000;
const MAX_SECONDS = 5;
const EVENTS_PER_SECOND = 20_000;

const APPEND = `
  SELECT append_events('order', 'order-' || $1::text, 0, decode(repeat('00', 32), 'hex'), ARRAY['OrderPlaced'],
    ARRAY[1]::smallint[], ARRAY[$2::text], ARRAY[sha256('mac')], 'system', '', 'bench', clock_timestamp())`;

/** Appends while another session holds a snapshot open, as a backup does: the last of them against the first. */
export async function benchAppendsBesideSnapshot({ databaseUrl }) {
  const [database, backup] = await Promise.all([connected(databaseUrl), connected(databaseUrl)]);
  await backup.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  await backup.query('SELECT count(*) FROM event');
  // A commit that waits for the disk would hide what is measured.
  await database.query('SET synchronous_commit = off');
  const data = JSON.stringify({ text: 'x'.repeat(BLOCK) });
  const seconds = [];
  for (let appended = 0; appended < APPENDS; appended += BLOCK) {
    const start = performance.now();
    for (let n = appended; n < appended + BLOCK; n++) {
      await database.query({ name: 'append', text: APPEND, values: [n, data] });
    }
    seconds.push((performance.now() - start) / 1_000);
  }
  await backup.query('ROLLBACK');
  await Promise.all([database.end(), backup.end()]);
  // The first block warms up.
  const [first, last] = [meanOf(seconds.slice(1, 4)), meanOf(seconds.slice(-3))];
  const slowdown = last / first;
  report({
    what: `appends beside an open snapshot, the last of ${APPENDS} against the first`,
    measured: `${((last * 1_000) / BLOCK).toFixed(3)} ms`,
    reference: `${((first * 1_000) / BLOCK).toFixed(3)} ms`,
    ratio: `${slowdown.toFixed(2)} ×`,
    goal: `≤ ${MAX_SLOWDOWN} ×`,
    reached: slowdown <= MAX_SLOWDOWN,
  });
}

/** What it costs to prove a history of so many events: all of it, and what came after a checkpoint. */
export async function benchVerification({ databaseUrl, dataDir, events }) {
  const database = await connected(databaseUrl);
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  await generateHistory(database, events);
  const rebuild = await secondsOf(() => runCommand(['projections:rebuild'], env));
  // The checkpoint of the last hour, as ever, seals no more than an hour brought.
  for (const newEvents of [NEW_EVENTS, NEW_EVENTS]) {
    await runCommand(['audit:checkpoint'], env);
    await generateHistory(database, newEvents);
  }
  await runCommand(['projections:rebuild'], env);
  const plain = await secondsOf(() => runCommand(['audit:verify'], env));
  const full = await secondsOf(() => runCommand(['audit:verify', '--full'], env));
  await database.end();
  report({
    what: `audit:verify of ${NEW_EVENTS} new events on a history of ${events}`,
    measured: `${plain.toFixed(1)} s`,
    reference: `${full.toFixed(1)} s from the beginning`,
    ratio: `${(full / plain).toFixed(1)} ×`,
    goal: `≤ ${MAX_SECONDS} s`,
    reached: plain <= MAX_SECONDS,
  });
  reportSpeed('audit:verify --full', events, full);
  reportSpeed('projections:rebuild of empty tables', events, rebuild);
}

function reportSpeed(what, events, seconds) {
  const perSecond = events / seconds;
  report({
    what: `${what}, ${events} events`,
    measured: `${Math.round(perSecond)} events/s`,
    reference: '–',
    ratio: `${seconds.toFixed(1)} s`,
    goal: `≥ ${EVENTS_PER_SECOND} events/s`,
    reached: perSecond >= EVENTS_PER_SECOND,
  });
}

async function connected(databaseUrl) {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  return database;
}

async function secondsOf(work) {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

const meanOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
