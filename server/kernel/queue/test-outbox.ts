import { Injectable, type Type } from '@nestjs/common';
import type { TestingModule } from '@nestjs/testing';
import type { EntityManager } from 'typeorm';
import { openTestDatabase } from '../database/test-database.js';
import { jobFailed } from '../jobs/jobs.facts.js';
import type { Fact } from './fact.js';
import { Outbox } from './outbox.js';
import { OutboxQueries } from './outbox.queries.js';
import { type Reaction, ReactsTo } from './reaction.js';
import { Subscriptions } from './subscriptions.js';
import { forgetQueues, openTestWorker } from './test-worker.js';

export type TestOutbox = Awaited<ReturnType<typeof openTestOutbox>>;

interface Row {
  attempts: number;
  last_error: string | null;
  done_at: Date | null;
  dead_at: Date | null;
}

/** An outbox on a database of its own, and a reaction `note`, to any fact there is, whose effect is a row. */
export async function openTestOutbox() {
  const database = await openTestDatabase();
  const { dataSource } = database;
  await dataSource.query('CREATE TABLE effect (subject text)');
  const workers: TestingModule[] = [];
  const begun: string[] = [];
  let gate = Promise.resolve();
  let letGo: () => void = () => undefined;
  let failures = 0;

  @ReactsTo('JobFailed', { name: 'note' })
  @Injectable()
  class Note implements Reaction {
    async react({ subjectId }: Fact, transaction: EntityManager): Promise<void> {
      await transaction.query('INSERT INTO effect VALUES ($1)', [subjectId]);
      begun.push(subjectId);
      await gate;
      if (failures === 0) return;
      failures -= 1;
      throw Object.assign(new Error('ayse@example.com has no mailbox'), { code: 'EENVELOPE' });
    }
  }

  const subscriptions = new Subscriptions([Note]);
  const outbox = new Outbox(dataSource, subscriptions);

  return {
    Note,
    outbox,
    queries: new OutboxQueries(dataSource, subscriptions),
    subscriptions,
    dataSource,
    database,
    /** Subjects the reaction has begun with, in order. */
    begun,
    failNext: (times: number) => void (failures = times),
    /** Holds the reaction up in the middle until the function returned is called. */
    holdUp() {
      gate = new Promise((resolve) => (letGo = resolve));
      return letGo;
    },
    async startWorker(...reactions: Type<Reaction>[]) {
      const worker = await openTestWorker(database, reactions);
      workers.push(worker);
      return worker;
    },
    async stop(worker: TestingModule) {
      workers.splice(workers.indexOf(worker), 1);
      await worker.close();
    },
    async add(...subjectIds: string[]) {
      await dataSource.transaction(async (transaction) => {
        for (const subjectId of subjectIds) await outbox.record(transaction, jobFailed(subjectId));
      });
      outbox.notifyWorkers();
    },
    /** The first row. */
    async row(): Promise<Row> {
      const [row] = await dataSource.query<[Row]>('SELECT * FROM outbox ORDER BY id');
      return row;
    },
    rows: () => dataSource.query<Row[]>('SELECT * FROM outbox ORDER BY id'),
    effects: async () => {
      const rows = await dataSource.query<{ subject: string }[]>('SELECT subject FROM effect ORDER BY 1');
      return rows.map(({ subject }) => subject);
    },
    isDone: async () => (await outbox.stats()).open === 0,
    letTimePass: () => dataSource.query('UPDATE outbox SET next_attempt_at = now()'),
    async close() {
      letGo();
      for (const worker of workers) await worker.close();
      await forgetQueues(database);
      await database.close();
    },
  };
}
