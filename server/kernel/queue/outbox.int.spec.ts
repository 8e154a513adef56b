import { Injectable, type Type } from '@nestjs/common';
import type { TestingModule } from '@nestjs/testing';
import type { EntityManager } from 'typeorm';
import { until } from '../clock/test-until.js';
import { openTestDatabase, type TestDatabase } from '../database/test-database.js';
import { Outbox } from './outbox.js';
import { type Reaction, ReactsTo } from './reaction.js';
import { openTestWorker } from './test-worker.js';

/** What the reactions of this spec did and are to do. */
const seen: string[] = [];

@ReactsTo('note')
@Injectable()
class Note implements Reaction {
  async react(subjectId: string, manager: EntityManager): Promise<void> {
    await manager.query('INSERT INTO effect VALUES ($1)', [subjectId]);
    seen.push(subjectId);
  }
}

let database: TestDatabase;
let outbox: Outbox;
let workers: TestingModule[];

beforeEach(async () => {
  seen.length = 0;
  workers = [];
  database = await openTestDatabase();
  await database.dataSource.query('CREATE TABLE effect (subject text)');
  outbox = new Outbox(database.dataSource);
});

afterEach(async () => {
  for (const worker of workers) await worker.close();
  await database.close();
});

async function work(...reactions: Type<Reaction>[]): Promise<TestingModule> {
  const worker = await openTestWorker(database, reactions);
  workers.push(worker);
  return worker;
}

async function add(reaction: string, ...subjectIds: string[]): Promise<void> {
  await database.dataSource.transaction((manager) =>
    outbox.add(
      manager,
      subjectIds.map((subjectId) => ({ reaction, subjectId })),
    ),
  );
  await outbox.wake();
}

it('reacts once to what was committed', async () => {
  await work(Note);
  await add('note', 'a', 'b');
  await until(() => seen.length === 2);
});
