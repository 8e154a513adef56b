import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { until } from '../clock/test-until.js';
import { OutboxQueries } from './outbox.queries.js';
import { ReactsTo } from './reaction.js';
import { pauseAfter } from './retry-pause.js';
import { openTestOutbox, type TestOutbox } from './test-outbox.js';
import { openTestWorker, testConfig, testVariables } from './test-worker.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Below the project, so that the compiled files find its node_modules. */
const BUILD = path.join(ROOT, 'node_modules/.cache', `outbox-spec-${process.pid}`);

/** Without these the planner has to run the subquery of an IN for each row. */
const PLANNED_OTHERWISE = 'hashagg hashjoin mergejoin material memoize sort indexscan bitmapscan'.split(' ');

let shop: TestOutbox;

beforeEach(async () => {
  shop = await openTestOutbox();
});

afterEach(() => shop.close());
afterAll(() => rmSync(BUILD, { recursive: true, force: true }));

it('reacts once to each of 150 facts with two workers', async () => {
  await shop.startWorker(shop.Note);
  await shop.startWorker(shop.Note);
  const subjects = Array.from({ length: 150 }, (_, number) => `s${String(number).padStart(3, '0')}`);
  await shop.add(...subjects);
  await until(shop.isDone);
  expect(await shop.effects()).toEqual(subjects);
  expect([...shop.begun].sort()).toEqual(subjects);
});

it('lets no other worker begin a row whose reaction is running, even when it is due again', async () => {
  const letGo = shop.holdUp();
  await shop.startWorker(shop.Note);
  await shop.startWorker(shop.Note);
  await shop.add('a');
  await until(() => shop.begun.length === 1);
  const pauseMs = pauseAfter(1) * 1_000;
  await wait(pauseMs + 1_500);
  expect(shop.begun).toEqual(['a']);
  letGo();
  await until(shop.isDone);
  expect(await shop.row()).toMatchObject({ attempts: 1 });
});

it('fills the places of several finished reactions with one claim', async () => {
  const claims = vi.spyOn(OutboxQueries.prototype, 'claimDue');
  await shop.startWorker(shop.Note);
  const subjects = Array.from({ length: 150 }, (_, number) => `s${number}`);
  await shop.add(...subjects);
  await until(shop.isDone);
  const places = Math.ceil(testConfig(shop.database).databasePoolSize / 2);
  const made = claims.mock.calls.length;
  claims.mockRestore();
  expect(made).toBeLessThan((2 * subjects.length) / Math.min(8, places));
});

it('claims each row once when many claim at the same time', async () => {
  await shop.dataSource.query(
    `INSERT INTO outbox (reaction, fact, subject_id) SELECT 'note', 'JobFailed', n FROM generate_series(1, 200) AS n`,
  );
  const rows = shop.queries;
  const claimed = (await Promise.all(Array.from({ length: 40 }, () => rows.claimDue(5)))).flat();
  expect(new Set(claimed.map(({ outboxId }) => outboxId)).size).toBe(claimed.length);
  expect(claimed.length).toBeGreaterThan(5);
});

it('claims no more rows than asked for, whatever plan the database chooses', async () => {
  const { dataSource } = shop;
  await dataSource.query(
    `INSERT INTO outbox (reaction, fact, subject_id) SELECT 'note', 'JobFailed', n FROM generate_series(1, 50) AS n`,
  );
  const [{ database }] = await dataSource.query<[{ database: string }]>(
    'SELECT current_database() AS database',
  );
  for (const planned of PLANNED_OTHERWISE) {
    await dataSource.query(`ALTER DATABASE "${database}" SET enable_${planned} = off`);
  }
  const replanned = await new DataSource(dataSource.options).initialize();
  expect(await new OutboxQueries(replanned, shop.subscriptions).claimDue(5)).toHaveLength(5);
  await replanned.destroy();
});

it('closes its connection when it is stopped while it still connects', async () => {
  await shop.stop(await shop.startWorker(shop.Note));
  await until(async () => (await listenersOf(shop)).length === 0);
});

it('gives an attempt up for a newer one of the same row', async () => {
  await shop.add('a');
  const rows = shop.queries;
  const [first] = await rows.claimDue(1);
  await shop.letTimePass();
  const [second] = await rows.claimDue(1);
  const close = (attempt = first) =>
    shop.dataSource.transaction((transaction) => rows.close(transaction, attempt!));
  expect([await close(first), await close(second), await close(second)]).toEqual([false, true, false]);
});

it('runs several reactions at once but leaves half of the pool to others', async () => {
  const letGo = shop.holdUp();
  await shop.startWorker(shop.Note);
  await shop.add('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j');
  const concurrency = Math.ceil(testConfig(shop.database).databasePoolSize / 2);
  await until(() => shop.begun.length === concurrency);
  await wait(1_200);
  expect(shop.begun).toHaveLength(concurrency);
  letGo();
  await until(shop.isDone);
  expect(shop.begun).toHaveLength(10);
});

it('carries on after its connections were cut and repeats the interrupted reaction', async () => {
  const letGo = shop.holdUp();
  await shop.startWorker(shop.Note);
  await shop.add('a');
  await until(() => shop.begun.length === 1);
  await shop.dataSource.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  letGo();
  await until(async () => (await shop.row()).last_error !== null);
  expect(await shop.effects()).toEqual([]);
  await shop.letTimePass();
  await until(shop.isDone);
  expect(await shop.effects()).toEqual(['a']);
});

it('repeats a reaction whose worker was killed in the middle, and counts both attempts', async () => {
  await shop.add('a');
  const child = await startWorkingInAnotherProcess();
  child.kill('SIGKILL');
  await once(child, 'exit');
  await shop.startWorker(shop.Note);
  expect(await shop.effects()).toEqual([]);
  await until(async () => (await shop.row()).attempts === 1);
  await shop.letTimePass();
  await until(shop.isDone);
  expect(await shop.effects()).toEqual(['a']);
  expect(await shop.row()).toMatchObject({ attempts: 2 });
});

it('finishes running reactions before it ends and begins no others', async () => {
  const letGo = shop.holdUp();
  const worker = await shop.startWorker(shop.Note);
  await shop.add('a');
  await until(() => shop.begun.length === 1);
  let isClosed = false;
  const closed = shop.stop(worker).then(() => (isClosed = true));
  await shop.add('b');
  await wait(500);
  expect(isClosed).toBe(false);
  letGo();
  await closed;
  expect(await shop.rows()).toMatchObject([
    { done_at: expect.any(Date) as Date },
    { done_at: null, attempts: 0 },
  ]);
});

it('does not start with two reactions of one name', async () => {
  @ReactsTo('JobFailed', { name: 'note' })
  @Injectable()
  class NoteAgain extends shop.Note {}

  const both = openTestWorker(shop.database, [shop.Note, NoteAgain]);
  await expect(both).rejects.toThrow('Two reactions are named note.');
});

it('does not start a worker that provides a reaction which is not listed', async () => {
  @ReactsTo('JobFailed', { name: 'unlisted' })
  @Injectable()
  class Unlisted extends shop.Note {}

  const start = openTestWorker(shop.database, [shop.Note, Unlisted], [shop.Note]);
  await expect(start).rejects.toThrow('Reaction unlisted is not listed in REACTIONS');
});

it('does not start a worker without a provider of a listed reaction', async () => {
  const start = openTestWorker(shop.database, [], [shop.Note]);
  await expect(start).rejects.toThrow('Reaction note is listed, but no module of the worker provides it.');
});

const listenersOf = ({ dataSource }: TestOutbox) =>
  dataSource.query<unknown[]>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'tests outbox'`,
  );

/** A worker whose reaction writes its effect and never ends. */
const ENDLESS = `
  import 'reflect-metadata';
  import { Module } from '@nestjs/common';
  import { NestFactory } from '@nestjs/core';
  import { readConfig } from './kernel/config/config.js';
  import { ConfigModule } from './kernel/config/config.module.js';
  import { DatabaseModule } from './kernel/database/database.module.js';
  import { QueueModule } from './kernel/queue/queue.module.js';
  import { ReactsTo } from './kernel/queue/reaction.js';
  class Endless {
    async react({ subjectId }, transaction) {
      await transaction.query('INSERT INTO effect VALUES ($1)', [subjectId]);
      process.send('reacting');
      await new Promise(() => undefined);
    }
  }
  ReactsTo('JobFailed', { name: 'note' })(Endless);
  class Reactions {}
  Module({ providers: [Endless] })(Reactions);
  class Killed {}
  const imports = [
    ConfigModule.forRoot(readConfig(process.env)),
    DatabaseModule.forProcess({ applicationName: 'killed', migrations: [] }),
    QueueModule.forWorker([Endless]),
    Reactions,
  ];
  await NestFactory.createApplicationContext({ module: Killed, imports }, { logger: false });`;

async function startWorkingInAnotherProcess(): Promise<ChildProcess> {
  const swc = path.join(ROOT, 'node_modules/@swc/cli/bin/swc.js');
  const options = ['--config-file', 'server/.swcrc', '--strip-leading-paths', '--quiet'];
  mkdirSync(BUILD, { recursive: true });
  execFileSync(process.execPath, [swc, 'server/kernel', '--out-dir', BUILD, ...options], { cwd: ROOT });
  writeFileSync(path.join(BUILD, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(BUILD, 'endless.js'), ENDLESS);
  const child = spawn(process.execPath, [path.join(BUILD, 'endless.js')], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...testVariables(shop.database) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('The worker did not start')));
  failed.catch(() => undefined);
  await Promise.race([once(child, 'message'), failed]);
  return child;
}
