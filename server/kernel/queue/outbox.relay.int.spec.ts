import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { jest } from '@jest/globals';
import { until } from '../clock/test-until.js';
import { JobQueues } from './job-queues.js';
import { type OutboxJob, OutboxRows } from './outbox.rows.js';
import { ReactsTo } from './reaction.js';
import { ReactionRunner } from './reaction.runner.js';
import { openTestOutbox, type TestOutbox } from './test-outbox.js';
import { openTestWorker, testConfig, testVariables } from './test-worker.js';

const QUEUE = 'reactions';
const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Below the project, so that the compiled files find its node_modules. */
const BUILD = path.join(ROOT, 'node_modules/.cache', `outbox-spec-${process.pid}`);

jest.setTimeout(20_000);

let shop: TestOutbox;

beforeEach(async () => {
  shop = await openTestOutbox();
});

afterEach(() => shop.close());
afterAll(() => rmSync(BUILD, { recursive: true, force: true }));

it('reacts once to each of many, with two workers', async () => {
  await shop.work(shop.Note);
  await shop.work(shop.Note);
  const subjects = Array.from({ length: 150 }, (_, number) => `s${String(number).padStart(3, '0')}`);
  await shop.add(...subjects);
  await until(shop.isDone);
  expect(await shop.effects()).toEqual(subjects);
  expect([...shop.begun].sort()).toEqual(subjects);
});

it('lets nobody begin a row that is in work, however often it is handed over', async () => {
  const letGo = shop.holdUp();
  const worker = await shop.work(shop.Note);
  await shop.add('a');
  await until(() => shop.begun.length === 1);
  const runner = worker.get(ReactionRunner);
  await Promise.all([0, 1, 2].map((attempts) => runner.run({ outboxId: 1, attempts })));
  expect(shop.begun).toEqual(['a']);
  letGo();
  await until(shop.isDone);
  expect(await shop.row()).toMatchObject({ attempts: 1 });
});

it('begins an attempt once that comes twice at one time', async () => {
  const runner = (await shop.work(shop.Note)).get(ReactionRunner);
  await shop.dataSource.query(
    `INSERT INTO outbox (reaction, subject_id, next_attempt_at)
     SELECT 'note', number, 'infinity' FROM generate_series(1, 20) AS number`,
  );
  const ids = Array.from({ length: 20 }, (_, number) => number + 1);
  await Promise.all([...ids, ...ids].map((outboxId) => runner.run({ outboxId, attempts: 0 })));
  expect(shop.begun).toHaveLength(20);
});

it('hands over again what the queue has lost', async () => {
  const queues = new JobQueues(testConfig(shop.database));
  const queue = await queues.openQueue<OutboxJob>(QUEUE);
  await shop.add('lost');
  const due = await new OutboxRows(shop.dataSource).takeDue(10);
  await queue.addBulk(due.map((row) => ({ name: row.reaction, data: row })));
  await queue.obliterate({ force: true });
  await shop.work(shop.Note);
  await wait(1_500);
  expect(shop.begun).toEqual([]);
  await shop.letTimePass();
  await until(shop.isDone);
  expect(shop.begun).toEqual(['lost']);
  await queue.close();
  await queues.onApplicationShutdown();
});

it('carries nothing but ids in its jobs', async () => {
  const letGo = shop.holdUp();
  const queues = (await shop.work(shop.Note)).get(JobQueues);
  await shop.add('71');
  await until(() => shop.begun.length === 1);
  const queue = await queues.openQueue<OutboxJob>(QUEUE);
  const [job] = await queue.getActive();
  await queue.close();
  expect(job?.name).toBe('note');
  expect(job?.data).toEqual({ outboxId: 1, attempts: 0 });
  letGo();
  await until(shop.isDone);
});

it('goes on after its connections were cut, and reacts again to what was cut off', async () => {
  const letGo = shop.holdUp();
  await shop.work(shop.Note);
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

it('reacts again to what a killed worker left in the middle', async () => {
  await shop.add('a');
  const child = await startWorkingInAnotherProcess();
  child.kill('SIGKILL');
  await once(child, 'exit');
  await shop.work(shop.Note);
  expect(await shop.effects()).toEqual([]);
  await until(async () => (await shop.row()).attempts === 1);
  await shop.letTimePass();
  await until(shop.isDone);
  expect(await shop.effects()).toEqual(['a']);
  expect(await shop.row()).toMatchObject({ attempts: 2 });
});

it('finishes what it has begun before it ends, and begins nothing more', async () => {
  const letGo = shop.holdUp();
  const worker = await shop.work(shop.Note);
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

it('refuses two reactions of one name', async () => {
  @ReactsTo('note')
  @Injectable()
  class NoteAgain extends shop.Note {}

  const both = openTestWorker(shop.database, [shop.Note, NoteAgain]);
  await expect(both).rejects.toThrow('Two reactions are named note');
});

/** A worker whose reaction writes its effect and never comes to its end. */
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
    async react(subject, manager) {
      await manager.query('INSERT INTO effect VALUES ($1)', [subject]);
      process.send('reacting');
      await new Promise(() => undefined);
    }
  }
  ReactsTo('note')(Endless);
  class Reactions {}
  Module({ providers: [Endless] })(Reactions);
  class Killed {}
  const imports = [
    ConfigModule.of(readConfig(process.env)),
    DatabaseModule.forProcess({ applicationName: 'killed', migrations: [] }),
    QueueModule.forWorking(),
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
