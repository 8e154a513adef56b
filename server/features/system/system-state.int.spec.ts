import { DataSource } from 'typeorm';
import { ProcessSweeper } from '../../kernel/processes/process.sweeper.js';
import { openTestApi, type TestApi } from '../../testing/api.js';
import type { SignedInBrowser } from '../../testing/people.js';
import { BackupReportSweeper } from './backups/backup-report.sweeper.js';
import { BackupReports } from './backups/backup-reports.js';

const STATE = `{ systemState { at databaseBytes versions { name version }
  processes { id kind health host pid version memoryBytes startedAt seenAt }
  queue { backend isReachable waiting oldestWaitingSeconds givenUp oldestJobSeconds }
  backup { isOverdue last { finishedAt place sizeBytes } failed { finishedAt } }
  migrations { applied last pending }
  configuration { name value isSet isSecret isDefault } } }`;

interface State {
  databaseBytes: number;
  versions: { name: string; version: string }[];
  processes: { id: string; kind: string; health: string; pid: number; memoryBytes: number }[];
  queue: Record<string, unknown>;
  backup: { isOverdue: boolean; last: object | null; failed: object | null };
  migrations: { applied: number; last: string; pending: string[] };
  configuration: { name: string; value: string | null }[];
}

const HOUR_MS = 3_600_000;

let api: TestApi;
let operator: SignedInBrowser;
let database: DataSource;

beforeAll(async () => {
  api = await openTestApi();
  operator = await api.staff();
  database = api.app.get(DataSource);
});

beforeEach(() => database.query(`TRUNCATE backup_report, outbox; DELETE FROM process WHERE pid = 0`));
afterAll(() => api.close());

const state = async () => (await operator.ask<{ systemState: State }>(STATE)).systemState;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const report = (hours: number, hasFailed = false) =>
  api.app.get(BackupReports, { strict: false }).add({
    finishedAt: hoursAgo(hours),
    hasFailed,
    place: 's3://a:gizli@kova/gece',
    sizeBytes: 9_000_000_000,
  });

const addProcess = (seen: string, isWorking: boolean) =>
  database.query(
    `INSERT INTO process VALUES (gen_random_uuid(), 'worker', 'kutu', 0, '1.0.0', '26.0.0', now() - interval '2 hours',
       now() - $1::interval, 5000000000, $2)`,
    [seen, isWorking],
  );

it('answers staff with every permission alone', async () => {
  const clerk = await api.staff(['settings', 'users', 'orders']);
  expect(await clerk.codeOf(STATE)).toBe('FORBIDDEN');
  const program = await api.program(['all']);
  expect(await program.codeOf(STATE)).toBe('FORBIDDEN');
});

it('names the process that answers, versions, and migrations that all were applied', async () => {
  const { processes, versions, migrations, databaseBytes } = await state();
  expect(processes).toMatchObject([{ kind: 'API', health: 'HEALTHY', pid: process.pid }]);
  expect(processes[0]!.memoryBytes).toBeGreaterThan(1_000_000);
  expect(versions.map(({ name }) => name)).toEqual(['Mağaza', 'Node.js', 'PostgreSQL']);
  expect(versions.every(({ version }) => /^\d+\.\d+/.test(version))).toBe(true);
  expect(migrations).toMatchObject({ pending: [] });
  expect(migrations.applied).toBeGreaterThan(100);
  expect(databaseBytes).toBeGreaterThan(1_000_000);
});

it('names a migration that is not applied', async () => {
  const [last] = await database.query<[{ id: number; name: string; timestamp: number }]>(
    'SELECT id, name, timestamp FROM migration ORDER BY timestamp DESC LIMIT 1',
  );
  await database.query('DELETE FROM migration WHERE id = $1', [last.id]);
  expect((await state()).migrations.pending).toEqual([last.name]);
  await database.query('INSERT INTO migration (timestamp, name) VALUES ($1, $2)', [
    last.timestamp,
    last.name,
  ]);
  expect((await state()).migrations).toMatchObject({ pending: [], last: last.name });
});

it('tells a worker that works from one that is stuck and one that fell silent', async () => {
  await addProcess('1 second', true);
  await addProcess('1 second', false);
  await addProcess('50 seconds', true);
  const workers = (await state()).processes.filter(({ kind }) => kind === 'WORKER');
  expect(workers.map(({ health }) => health).sort()).toEqual(['HEALTHY', 'SILENT', 'STUCK']);
  expect((await state()).processes.at(-1)).toMatchObject({ health: 'SILENT', memoryBytes: 5_000_000_000 });
});

it('forgets a silent process after an hour, and one that ended at once', async () => {
  await addProcess('61 minutes', true);
  await addProcess('59 minutes', true);
  expect(await new ProcessSweeper().sweep(database.manager, 10)).toBe(1);
  const other = await openTestApi();
  const row = () => other.app.get(DataSource).query('SELECT kind FROM process');
  await vi.waitFor(async () => expect(await row()).toEqual([{ kind: 'api' }]));
  await other.stop();
  const after = await new DataSource({ type: 'postgres', url: other.databaseUrl }).initialize();
  expect(await after.query('SELECT kind FROM process')).toEqual([]);
  await after.destroy();
  await other.close();
});

it('counts what waits and what was given up', async () => {
  await database.query(
    `INSERT INTO outbox (reaction, fact, subject_id, created_at, next_attempt_at, dead_at) VALUES
       ('mail', 'Fact', '1', now() - interval '70 seconds', now(), NULL), ('mail', 'Fact', '2', now(), now(), now())`,
  );
  const { queue } = await state();
  expect(queue).toMatchObject({ backend: 'PostgreSQL', isReachable: true, waiting: 1, givenUp: 1 });
  expect(queue.oldestWaitingSeconds).toBeGreaterThanOrEqual(70);
});

describe('backups', () => {
  it('are unknown until one is reported', async () => {
    expect((await state()).backup).toEqual({ last: null, failed: null, isOverdue: false });
  });

  it('are as the newest report says, without what is secret in its address', async () => {
    await report(40);
    await report(3);
    expect((await state()).backup).toMatchObject({
      failed: null,
      isOverdue: false,
      last: { place: 's3://kova/gece', sizeBytes: 9_000_000_000 },
    });
  });

  it.each([
    ['older than 30 hours', () => report(31), { failed: null, isOverdue: true }],
    ['only failures', () => report(1, true), { last: null, isOverdue: true }],
  ])('are overdue with %s', async (_title, prepare, expected) => {
    await prepare();
    expect((await state()).backup).toMatchObject(expected);
  });

  it('name a failure until a later one succeeds', async () => {
    await report(20);
    await report(2, true);
    expect((await state()).backup).toMatchObject({ failed: { finishedAt: expect.any(String) as string } });
    await report(1);
    expect((await state()).backup.failed).toBeNull();
  });

  it('are reported a year long, the last one for good', async () => {
    await report(400 * 24);
    await report(390 * 24);
    expect(await new BackupReportSweeper().sweep(database.manager, 10)).toBe(1);
    expect((await state()).backup.last).not.toBeNull();
  });
});

it('shows the configuration without the password of the database', async () => {
  const { configuration } = await state();
  expect(configuration.find(({ name }) => name === 'NODE_ENV')).toMatchObject({ value: 'test' });
  expect(configuration.find(({ name }) => name === 'DATABASE_URL')?.value).not.toMatch(/@/);
});
