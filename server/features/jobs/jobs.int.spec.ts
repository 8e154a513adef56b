import { DataSource } from 'typeorm';
import type { Cause } from '../../kernel/actor/cause.js';
import { JobKinds } from '../../kernel/jobs/job-kinds.js';
import { Jobs } from '../../kernel/jobs/jobs.js';
import { openTestApi, type TestApi } from '../../testing/api.js';
import type { SignedInBrowser } from '../../testing/people.js';
import { SPEC_CAUSE } from '../../testing/spec-cause.js';

const JOBS = `query ($filter: JobFilter, $skip: Int, $take: Int) {
  jobs(filter: $filter, skip: $skip, take: $take) {
    total
    items {
      id kind subjectId status progress { stage done total } error { message code } failedAttempts isCancelRequested isCancellable
      isRepeatable actor { kind id name } createdAt dueAt startedAt finishedAt
    }
  }
}`;
const RETRY =
  'mutation ($id: ID!) { retryJob(id: $id) { id status isRepeatable isCancellable error { message } } }';
const CANCEL = 'mutation ($id: ID!) { cancelJob(id: $id) { id status isCancelRequested isCancellable } }';
const UNKNOWN = '01980000-0000-7000-8000-000000000000';

interface Listed {
  jobs: { total: number; items: { id: string; [field: string]: unknown }[] };
}

let api: TestApi;
let dataSource: DataSource;
let staff: SignedInBrowser;

beforeAll(async () => {
  api = await openTestApi();
  dataSource = api.app.get(DataSource);
  staff = await api.staff(['settings']);
  vi.spyOn(api.app.get(JobKinds), 'termsOf').mockImplementation((kind) => ({
    kind,
    isRepeatable: kind !== 'import-apply',
  }));
});

beforeEach(() => dataSource.query('TRUNCATE job, outbox RESTART IDENTITY'));
afterAll(() => api.close());

/** Adds a job; what is given beyond its kind replaces columns of its row. */
async function add(kind: string, columns = '', cause: Cause = SPEC_CAUSE): Promise<string> {
  const jobs = api.app.get(Jobs);
  const id = await dataSource.transaction((transaction) =>
    jobs.add(transaction, { kind, subjectId: `subject of ${kind}`, cause }),
  );
  if (columns) await dataSource.query(`UPDATE job SET ${columns} WHERE id = $1`, [id]);
  return id;
}

const audited = () =>
  dataSource.query<unknown[]>(
    `SELECT what, subject, before, actor_id FROM audit WHERE what LIKE 'job-%' OR what LIKE 'side-effect-%' ORDER BY id`,
  );

const FAILED = `status = 'failed', finished_at = now(), started_at = now(), attempts = 1, error = 'Dosya okunamadı.', error_code = 'NO_SHEET'`;

it('lists jobs with how far they are, why they failed and who began them, those added last first', async () => {
  const cause: Cause = { ...SPEC_CAUSE, actor: { kind: 'staff', id: staff.user.id } };
  const failed = await add('import-plan', FAILED, cause);
  const running = await add(
    'export',
    `status = 'running', lease_until = now(), started_at = now(), stage = 'rows', done = 20, total = 80`,
  );
  const { jobs } = await staff.ask<Listed>(JOBS);
  expect(jobs.total).toBe(2);
  expect(jobs.items).toMatchObject([
    {
      id: running,
      kind: 'export',
      subjectId: 'subject of export',
      status: 'RUNNING',
      progress: { stage: 'rows', done: 20, total: 80 },
      error: null,
      isCancellable: true,
      isRepeatable: false,
      actor: { kind: 'SYSTEM', id: null, name: null },
      finishedAt: null,
    },
    {
      id: failed,
      status: 'FAILED',
      error: { message: 'Dosya okunamadı.', code: 'NO_SHEET' },
      failedAttempts: 1,
      isCancellable: false,
      isRepeatable: true,
      actor: { kind: 'STAFF', id: staff.user.id, name: staff.user.name },
    },
  ]);
});

it('lists the jobs of some statuses page by page and counts those of each', async () => {
  const [first, , third] = [await add('a'), await add('b', FAILED), await add('c')];
  const filter = { statuses: ['WAITING', 'RUNNING'] };
  const page = async (skip: number) => (await staff.ask<Listed>(JOBS, { filter, skip, take: 1 })).jobs;
  expect(await page(0)).toMatchObject({ total: 2, items: [{ id: third }] });
  expect(await page(1)).toMatchObject({ total: 2, items: [{ id: first }] });
  const { jobCounts } = await staff.ask<{ jobCounts: unknown }>('{ jobCounts { status count } }');
  expect(jobCounts).toEqual([
    { status: 'WAITING', count: 2 },
    { status: 'RUNNING', count: 0 },
    { status: 'DONE', count: 0 },
    { status: 'FAILED', count: 1 },
    { status: 'CANCELLED', count: 0 },
  ]);
});

it('begins a failed job again and records who asked for it', async () => {
  const id = await add('import-plan', FAILED);
  const { retryJob } = await staff.ask<{ retryJob: unknown }>(RETRY, { id });
  expect(retryJob).toEqual({ id, status: 'WAITING', isRepeatable: false, isCancellable: true, error: null });
  expect(await staff.codeOf(RETRY, { id })).toBe('JOB_NOT_REPEATABLE');
  expect((await audited()).slice(-1)).toEqual([
    {
      what: 'job-retried',
      subject: `job ${id}`,
      before: { kind: 'import-plan', subjectId: 'subject of import-plan', status: 'failed' },
      actor_id: staff.user.id,
    },
  ]);
});

it('refuses to begin a job again that is done, whose kind does not allow it, or that there is not', async () => {
  const done = await add('import-plan', `status = 'done', finished_at = now()`);
  const anew = await add('import-apply', FAILED);
  expect(await staff.codeOf(RETRY, { id: done })).toBe('JOB_NOT_REPEATABLE');
  expect(await staff.codeOf(RETRY, { id: anew })).toBe('JOB_NOT_REPEATABLE');
  expect(await staff.codeOf(RETRY, { id: UNKNOWN })).toBe('NOT_FOUND');
  expect(await staff.codeOf(RETRY, { id: 'no id' })).toBe('NOT_FOUND');
});

it('cancels a job once, records who asked for it and refuses to when it has ended', async () => {
  const id = await add('import-plan');
  const before = (await audited()).length;
  for (let times = 0; times < 2; times++) {
    const { cancelJob } = await staff.ask<{ cancelJob: unknown }>(CANCEL, { id });
    expect(cancelJob).toMatchObject({ id, isCancelRequested: true, isCancellable: false });
  }
  expect((await audited()).slice(before)).toMatchObject([{ what: 'job-cancelled', subject: `job ${id}` }]);
  expect(await staff.codeOf(CANCEL, { id: await add('export', FAILED) })).toBe('JOB_ENDED');
  expect(await staff.codeOf(CANCEL, { id: UNKNOWN })).toBe('NOT_FOUND');
});

it('refuses to cancel a job that must not be stopped half-way, and does not offer to', async () => {
  const id = await add('import-undo', 'is_cancellable = false');
  const before = (await audited()).length;
  expect(await staff.codeOf(CANCEL, { id })).toBe('JOB_NOT_CANCELLABLE');
  const { jobs } = await staff.ask<Listed>(JOBS);
  expect(jobs.items).toMatchObject([{ id, isCancellable: false, isCancelRequested: false }]);
  expect(await audited()).toHaveLength(before);
});

describe('given-up side effects', () => {
  const LIST = `query ($skip: Int, $take: Int) {
    failedSideEffects(skip: $skip, take: $take) { total items { id name fact subjectId attempts error createdAt failedAt } }
  }`;
  const SEND_AGAIN = 'mutation ($ids: [ID!]!) { retrySideEffects(ids: $ids) }';

  /** Two that were given up and one that waits; their ids are 1 to 3. */
  beforeEach(() =>
    dataSource.query(
      `INSERT INTO outbox (reaction, fact, subject_id, attempts, dead_at, last_error) VALUES
         ('order-received-mail', 'OrderPlaced', 'one', 12, '2026-01-30Z', 'Error EENVELOPE'),
         ('order-change-mail', 'OrderCancelled', 'two', 12, '2026-01-31Z', NULL),
         ('order-change-mail', 'OrderCancelled', 'three', 1, NULL, NULL)`,
    ),
  );

  it('are listed page by page, those given up last first', async () => {
    const { failedSideEffects } = await staff.ask<{ failedSideEffects: unknown }>(LIST, { skip: 1, take: 1 });
    expect(failedSideEffects).toMatchObject({
      total: 2,
      items: [
        {
          id: '1',
          name: 'order-received-mail',
          fact: 'OrderPlaced',
          subjectId: 'one',
          attempts: 12,
          error: 'Error EENVELOPE',
          failedAt: '2026-01-30T00:00:00.000Z',
        },
      ],
    });
  });

  it('wait again when staff ask for it, who are recorded; others are left alone', async () => {
    const before = (await audited()).length;
    const { retrySideEffects } = await staff.ask<{ retrySideEffects: unknown }>(SEND_AGAIN, {
      ids: ['2', '3', '99'],
    });
    expect(retrySideEffects).toEqual(['2']);
    const [row] = await dataSource.query<unknown[]>('SELECT attempts, dead_at FROM outbox WHERE id = 2');
    expect(row).toEqual({ attempts: 0, dead_at: null });
    expect((await audited()).slice(before)).toMatchObject([
      { what: 'side-effect-retried', subject: 'side-effect 2', actor_id: staff.user.id },
    ]);
    expect(await staff.codeOf(SEND_AGAIN, { ids: ['1; DROP'] })).toBe('BAD_USER_INPUT');
  });
});
