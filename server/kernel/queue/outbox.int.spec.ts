import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { until } from '../clock/test-until.js';
import { jobFailed } from '../jobs/jobs.facts.js';
import type { RecordedFact } from './fact.js';
import { type Reaction, ReactsTo } from './reaction.js';
import { MAX_ATTEMPTS } from './retry-pause.js';
import { openTestOutbox, type TestOutbox } from './test-outbox.js';

let shop: TestOutbox;

beforeEach(async () => {
  shop = await openTestOutbox();
});

afterEach(() => shop.close());

const hasFailed = async () => (await shop.row()).last_error !== null;
const isDead = async () => (await shop.row()).dead_at !== null;
const onAttempt = (attempts: number) => shop.dataSource.query('UPDATE outbox SET attempts = $1', [attempts]);

it('commits an effect in the transaction that closes its row', async () => {
  await shop.startWorker(shop.Note);
  await shop.add('a');
  await until(shop.isDone);
  const [together] = await shop.dataSource.query<unknown[]>(
    'SELECT outbox.xmin = effect.xmin AS "inOneTransaction" FROM outbox, effect',
  );
  expect(together).toEqual({ inOneTransaction: true });
});

it('never reacts to a fact that was rolled back', async () => {
  await shop.startWorker(shop.Note);
  const refused = shop.dataSource.transaction(async (transaction) => {
    await shop.outbox.record(transaction, jobFailed('never'));
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  await shop.add('a');
  await until(shop.isDone);
  expect(shop.begun).toEqual(['a']);
});

it('reacts at once when it is notified and within about a second when it is not', async () => {
  await shop.startWorker(shop.Note);
  for (const subject of ['a', 'b', 'c']) {
    const committedAt = performance.now();
    await shop.add(subject);
    await until(() => shop.begun.includes(subject));
    expect(performance.now() - committedAt).toBeLessThan(500);
  }
  await shop.dataSource.query(
    `INSERT INTO outbox (reaction, fact, subject_id) VALUES ('note', 'JobFailed', 'unnoticed')`,
  );
  await until(() => shop.begun.includes('unnoticed'));
});

it('rolls back the effect of a failed reaction and repeats it later', async () => {
  shop.failNext(1);
  await shop.startWorker(shop.Note);
  await shop.add('a');
  await until(hasFailed);
  expect(await shop.effects()).toEqual([]);
  expect(await shop.row()).toMatchObject({ attempts: 1, done_at: null, dead_at: null });
  await wait(1_500);
  expect(shop.begun).toEqual(['a']);
  await shop.letTimePass();
  await until(shop.isDone);
  expect(await shop.effects()).toEqual(['a']);
  expect(await shop.row()).toMatchObject({ attempts: 2, last_error: null, dead_at: null });
});

it('stores only the kind and code of an error', async () => {
  shop.failNext(1);
  await shop.startWorker(shop.Note);
  await shop.add('a');
  await until(hasFailed);
  expect((await shop.row()).last_error).toBe('Error EENVELOPE');
});

it('marks a row dead after the last attempt', async () => {
  shop.failNext(1);
  await shop.add('a');
  await onAttempt(MAX_ATTEMPTS - 1);
  await shop.startWorker(shop.Note);
  await until(isDead);
  await shop.letTimePass();
  await wait(1_500);
  expect(shop.begun).toEqual(['a']);
  expect(await shop.outbox.stats()).toEqual({ open: 0, dead: 1, oldestOpenSeconds: 0 });
});

it('marks a row dead whose attempts all took their process down', async () => {
  await shop.add('a');
  await onAttempt(MAX_ATTEMPTS);
  await shop.startWorker(shop.Note);
  await until(isDead);
  expect(shop.begun).toEqual([]);
});

describe('with a reaction to what was given up', () => {
  const alarms: RecordedFact[] = [];
  let alarmFails: boolean;

  @ReactsTo('ReactionGivenUp', { name: 'alarm' })
  @Injectable()
  class Alarm implements Reaction {
    react(fact: RecordedFact): Promise<void> {
      alarms.push(fact);
      return alarmFails ? Promise.reject(new Error('no alarm')) : Promise.resolve();
    }
  }

  beforeEach(async () => {
    alarms.length = 0;
    alarmFails = false;
    await shop.add('a');
  });

  it('follows a row that died of an error once, at the time of its death', async () => {
    shop.failNext(1);
    await onAttempt(MAX_ATTEMPTS - 1);
    await shop.startWorker(shop.Note, Alarm);
    await until(shop.isDone);
    const [dead, alarm, ...others] = await shop.dataSource.query<{ id: number; dead_at: Date }[]>(
      'SELECT * FROM outbox ORDER BY id',
    );
    expect(others).toEqual([]);
    expect(alarm).toMatchObject({ reaction: 'alarm', done_at: expect.any(Date) as Date });
    expect(alarms).toMatchObject([{ subjectId: String(dead?.id), recordedAt: dead?.dead_at, version: null }]);
  });

  it('follows a row whose attempts all took their process down', async () => {
    await onAttempt(MAX_ATTEMPTS);
    await shop.startWorker(shop.Note, Alarm);
    await until(() => alarms.length === 1);
    await until(shop.isDone);
    expect(await shop.rows()).toHaveLength(2);
  });

  it('does not follow an error that another attempt comes after', async () => {
    shop.failNext(1);
    await shop.startWorker(shop.Note, Alarm);
    await until(hasFailed);
    expect(await shop.rows()).toHaveLength(1);
  });

  it('is not followed by itself when it dies, too', async () => {
    alarmFails = true;
    await onAttempt(MAX_ATTEMPTS);
    await shop.startWorker(shop.Note, Alarm);
    await until(() => alarms.length === 1);
    await onAttempt(MAX_ATTEMPTS - 1);
    await shop.letTimePass();
    await until(async () => (await shop.outbox.stats()).dead === 2);
    expect(await shop.rows()).toHaveLength(2);
  });
});

it('repeats a row whose reaction this worker does not have, and carries it out once a worker has', async () => {
  const older = await shop.startWorker();
  await shop.add('a');
  await until(hasFailed);
  expect(await shop.row()).toMatchObject({ last_error: 'UnknownReaction', done_at: null, dead_at: null });
  await shop.stop(older);
  await shop.startWorker(shop.Note);
  await shop.letTimePass();
  await until(shop.isDone);
  expect(await shop.effects()).toEqual(['a']);
});

it('marks a row dead whose reaction no worker has had at any attempt', async () => {
  await shop.add('a');
  await onAttempt(MAX_ATTEMPTS - 1);
  await shop.startWorker();
  await until(isDead);
  expect(await shop.row()).toMatchObject({ last_error: 'UnknownReaction', attempts: MAX_ATTEMPTS });
});

it('counts open rows and the age of the oldest', async () => {
  await shop.dataSource.query(
    `INSERT INTO outbox (reaction, fact, subject_id, created_at) VALUES
       ('note', 'JobFailed', 'a', now() - interval '90 seconds'), ('note', 'JobFailed', 'b', now())`,
  );
  const { open, dead, oldestOpenSeconds } = await shop.outbox.stats();
  expect({ open, dead }).toEqual({ open: 2, dead: 0 });
  expect(oldestOpenSeconds).toBeGreaterThanOrEqual(90);
  expect(oldestOpenSeconds).toBeLessThan(100);
});

it('deletes rows that were done a week ago and no open or dead ones', async () => {
  await shop.dataSource.query(
    `INSERT INTO outbox (reaction, fact, subject_id, next_attempt_at, done_at, dead_at) VALUES
       ('note', 'JobFailed', 'old', now(), now() - interval '8 days', NULL),
       ('note', 'JobFailed', 'new', now(), now() - interval '6 days', NULL),
       ('note', 'JobFailed', 'dead', now(), NULL, now() - interval '8 days'),
       ('note', 'JobFailed', 'open', 'infinity', NULL, NULL)`,
  );
  await shop.startWorker(shop.Note);
  expect(await shop.rows()).toMatchObject(['new', 'dead', 'open'].map((subject_id) => ({ subject_id })));
});
