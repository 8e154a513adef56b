import { until } from '../clock/test-until.js';
import type { JobProgress } from './job.js';
import { LeaseLost } from './job.errors.js';
import { JobLeases } from './job-leases.js';
import { JobRunner } from './job-runner.js';
import { customJob, openTestJobsForEachTest, type TestJobs } from './test-jobs.js';

let shop: TestJobs;

openTestJobsForEachTest((opened) => (shop = opened));

const openLeases = async () => (await shop.openCommand()).get(JobLeases);

it('gives a job to one of many that claim it at the same time', async () => {
  const [id = ''] = await shop.add(['pumps']);
  const leases = await openLeases();
  const claims = await Promise.all(Array.from({ length: 20 }, () => leases.claim({ id, token: 0 })));
  expect(claims.filter((claim) => claim !== null)).toMatchObject([{ id, token: 1, status: 'running' }]);
});

it('gives a job again only after its lease', async () => {
  const [id = ''] = await shop.add(['pumps']);
  const leases = await openLeases();
  await leases.claim({ id, token: 0 });
  expect(await leases.findDue()).toEqual([]);
  expect(await leases.claim({ id, token: 1 })).toBeNull();
  await shop.letTimePass();
  expect(await leases.findDue()).toEqual([{ id, token: 1 }]);
  expect(await leases.claim({ id, token: 1 })).toMatchObject({ token: 2, stalls: 1 });
});

it('writes nothing for a worker that lost its job meanwhile, and lets its newer worker finish', async () => {
  let lost: unknown;
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const slow = customJob(async (job) => {
    await held;
    await job
      .chunk((transaction) => transaction.query(`INSERT INTO settled VALUES ('custom', 'late')`))
      .catch((error: unknown) => (lost = error));
    throw lost;
  });
  const id = await shop.addCustom();
  const running = (await shop.openCommand([slow])).get(JobRunner).claimAndRun({ id, token: 0 });
  await until(async () => (await shop.find(id)).status === 'running');
  await shop.letTimePass();
  const newer = (await shop.openCommand([customJob(() => Promise.resolve())])).get(JobRunner);
  await newer.claimAndRun({ id, token: 1 });
  goOn();
  await running;
  expect(lost).toBeInstanceOf(LeaseLost);
  expect(await shop.settled()).toEqual([]);
  expect(await shop.find(id)).toMatchObject({ status: 'done', token: 2, attempts: 0 });
});

it('stores no progress of a worker whose lease is over', async () => {
  const [id = ''] = await shop.add(['pumps']);
  const leases = await openLeases();
  const claim = await leases.claim({ id, token: 0 });
  await shop.letTimePass();
  expect(await leases.renew(claim!, { done: 5 })).toBeNull();
  expect(await shop.find(id)).toMatchObject({ done: 0 });
});

it('lets nobody claim a job in the middle of a chunk, even when its lease is over', async () => {
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const slow = customJob(async (job) => {
    await shop.dataSource.query(`UPDATE job SET lease_until = clock_timestamp() + interval '300 ms'`);
    await job.chunk(() => held);
  });
  const id = await shop.addCustom();
  const command = await shop.openCommand([slow]);
  const running = command.get(JobRunner).claimAndRun({ id, token: 0 });
  const leases = command.get(JobLeases);
  await until(async () => (await leases.findDue()).length === 1);
  expect(await leases.claim({ id, token: 1 })).toBeNull();
  goOn();
  await running;
  expect(await shop.find(id)).toMatchObject({ status: 'done', token: 1 });
});

it('gives a job up whose workers were gone five times without getting further', async () => {
  const [id = ''] = await shop.add(['pumps']);
  const leases = await openLeases();
  for (let token = 0; token < 5; token++) {
    await leases.claim({ id, token });
    await leases.renew({ id, token: token + 1 }, { stage: 'reading', done: 7 });
    await leases.renew({ id, token: token + 1 }, { stage: 'writing', done: 3 });
    await shop.letTimePass();
  }
  expect(await shop.find(id)).toMatchObject({ stalls: 4 });
  await leases.claim({ id, token: 5 });
  await shop.letTimePass();
  await shop.startWorker();
  await until(() => shop.hasEnded(id));
  expect(await shop.find(id)).toMatchObject({ status: 'failed', error: 'JobStalled' });
  expect(await shop.counted('pumps')).toEqual([]);
});

it('does not give a job up that loses the database more often', async () => {
  const id = await shop.addCustom();
  let runs = 0;
  const disconnected = customJob(async () => {
    runs += 1;
    await shop.dataSource.query(`UPDATE job SET due_at = now() WHERE id = $1`, [id]);
    if (runs < 8) throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
  });
  const runner = (await shop.openCommand([disconnected])).get(JobRunner);
  for (let token = 0; token < 8; token++) {
    await shop.dataSource.query(`UPDATE job SET due_at = now() WHERE id = $1`, [id]);
    await runner.claimAndRun({ id, token });
  }
  expect(await shop.find(id)).toMatchObject({ status: 'done', stalls: 0, lostConnections: 7 });
});

it('counts from the beginning again once a job gets further', async () => {
  const [id = ''] = await shop.add(['pumps']);
  const leases = await openLeases();
  for (let token = 0; token < 3; token++) {
    await leases.claim({ id, token });
    await shop.letTimePass();
  }
  expect(await leases.claim({ id, token: 3 })).toMatchObject({ stalls: 3 });
  await leases.renew({ id, token: 4 }, { stage: 'writing', done: 4 });
  expect(await shop.find(id)).toMatchObject({ stalls: 0 });
});

it('counts attempts from the beginning again once a job gets further, also those before its worker began it', async () => {
  let attempts = 0;
  const failing = customJob(async (job) => {
    attempts += 1;
    await job.chunk(() => Promise.resolve(), { stage: 'writing', done: Math.min(attempts, 4) });
    throw new Error('no');
  });
  const id = await shop.addCustom();
  const runner = (await shop.openCommand([failing])).get(JobRunner);
  const counted: number[] = [];
  for (let token = 0; token < 8; token++) {
    await runner.claimAndRun({ id, token });
    counted.push((await shop.find(id)).attempts);
    await shop.letTimePass();
  }
  expect(counted).toEqual([1, 1, 1, 1, 2, 3, 4, 5]);
  expect(await shop.find(id)).toMatchObject({ status: 'failed' });
});

describe('the stage of a job', () => {
  const begun = async (id: string) => {
    const { stageStartedAt, stageDoneBefore } = await shop.find(id);
    return { at: stageStartedAt?.getTime() ?? 0, done: stageDoneBefore };
  };

  async function claimOne() {
    const [id = ''] = await shop.add(['pumps']);
    const leases = await openLeases();
    await leases.claim({ id, token: 0 });
    return { id, leases, report: (progress: JobProgress) => leases.renew({ id, token: 1 }, progress) };
  }

  it('begins with its claim, and does not while it gets further', async () => {
    const { id, report } = await claimOne();
    const claimed = await begun(id);
    expect(claimed.at).toBeGreaterThan(0);
    await report({ stage: 'reading', done: 200 });
    await report({ done: 400 });
    expect(await begun(id)).toEqual({ at: claimed.at, done: 0 });
  });

  it('begins with the first progress of another, and with that of an earlier row', async () => {
    const { id, report } = await claimOne();
    await report({ stage: 'reading', done: 500 });
    const reading = await begun(id);
    await report({ stage: 'comparing', done: 700 });
    const comparing = await begun(id);
    expect(comparing).toEqual({ at: expect.any(Number) as number, done: 700 });
    expect(comparing.at).toBeGreaterThan(reading.at);
    await report({ stage: 'comparing', done: 900 });
    expect(await begun(id)).toEqual(comparing);
    await report({ stage: 'comparing', done: 200 });
    const again = await begun(id);
    expect(again.done).toBe(200);
    expect(again.at).toBeGreaterThan(comparing.at);
  });

  it('begins again where it was when the job is claimed again, also a day later', async () => {
    const { id, leases, report } = await claimOne();
    await report({ stage: 'writing', done: 300 });
    await shop.dataSource.query(
      `UPDATE job SET status = 'failed', lease_until = NULL, finished_at = now(),
         started_at = now() - interval '1 day', stage_started_at = now() - interval '1 day'`,
    );
    await shop.retry(id);
    await leases.claim({ id, token: 1 });
    const { at, done } = await begun(id);
    expect(done).toBe(300);
    expect(at).toBeGreaterThan(Date.now() - 60_000);
  });
});

describe('jobs of one lane', () => {
  it('run one at a time in their order while others run besides', async () => {
    for (let worker = 0; worker < 4; worker++) await shop.startWorker();
    const subjects = Array.from({ length: 6 }, (_, index) => `lane ${index}`);
    const lane = await shop.add(subjects, { rows: 4, pauseMs: 5, lane: 'import' });
    const others = await shop.add(['beside', 'too'], { rows: 40, pauseMs: 5 });
    await until(() => shop.hasEnded(...lane, ...others));
    const inLane = (await shop.allCounted()).filter(({ subject }) => subject.startsWith('lane'));
    expect(inLane.map(({ subject }) => subject)).toEqual(
      subjects.flatMap((subject) => [subject, subject, subject, subject]),
    );
    const [first] = await shop.counted('beside');
    expect(first!.at.getTime()).toBeLessThan(inLane.at(-1)!.at.getTime());
  });

  it('wait for one that will be repeated, and not for one that somebody wants to end', async () => {
    const [first = '', second = ''] = await shop.add(['first', 'second'], { lane: 'import' });
    const leases = await openLeases();
    await shop.dataSource.query(`UPDATE job SET due_at = now() + interval '1 minute' WHERE id = $1`, [first]);
    expect(await leases.findDue()).toEqual([]);
    expect(await leases.claim({ id: second, token: 0 })).toBeNull();
    await shop.cancel(first);
    expect(await leases.claim({ id: second, token: 0 })).toMatchObject({ id: second });
  });

  it('are not kept up by a worker that is gone', async () => {
    const [first = '', second = ''] = await shop.add(['first', 'second'], { lane: 'import' });
    const leases = await openLeases();
    await shop.dataSource.query(
      `UPDATE job SET status = 'running', lease_until = now() - interval '1 second', started_at = now() WHERE id = $1`,
      [second],
    );
    expect(await leases.claim({ id: first, token: 0 })).toBeNull();
    expect(await leases.findDue()).toEqual([{ id: second, token: 0 }]);
  });

  it('never run twice at once when many claim them at the same time', async () => {
    const ids = await shop.add(['a', 'b', 'c'], { lane: 'import' });
    await shop.dataSource.query("UPDATE job SET created_at = now() - random() * interval '1 hour'");
    const leases = await openLeases();
    const claims = await Promise.all(ids.map((id) => leases.claim({ id, token: 0 })));
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  });
});
