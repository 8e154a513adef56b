import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../clock/test-until.js';
import { openTestDatabase, type TestDatabase } from '../database/test-database.js';
import { Revisions } from './revisions.js';

let database: TestDatabase;
let revisions: Revisions;

beforeEach(async () => {
  database = await openTestDatabase();
  revisions = new Revisions(database.dataSource);
  await revisions.onModuleInit();
});

afterEach(async () => {
  await revisions.onModuleDestroy();
  await database.close();
});

const bump = (topic: 'catalog' | 'content') =>
  database.dataSource.transaction((manager) => revisions.bump(manager, topic));

/** Two changes: the reading of each second may meet the first by chance, but then not the second as well. */
async function expectToHearAtOnce(topic: 'catalog' | 'content'): Promise<void> {
  for (const number of [1, 2]) {
    await bump(topic);
    expect(await until(() => revisions.current()[topic] === number)).toBeLessThan(500);
  }
}

it('hears of a committed change of another connection at once', async () => {
  await expectToHearAtOnce('catalog');
  expect(revisions.current()).toEqual({ catalog: 2, content: 0, settings: 0 });
});

it('stays quiet about a transaction that was rolled back', async () => {
  const failed = database.dataSource.transaction(async (manager) => {
    await revisions.bump(manager, 'catalog');
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await revisions.refresh();
  expect(revisions.current().catalog).toBe(0);
});

it('learns of a change without a notification within about a second', async () => {
  await database.dataSource.query(`UPDATE revision SET number = 7 WHERE topic = 'content'`);
  await until(() => revisions.current().content === 7);
});

it('listens again after its connection was cut', async () => {
  await database.dataSource.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tests revisions' AND datname = current_database()`,
  );
  await wait(1_500);
  await expectToHearAtOnce('content');
});

it('counts every one of many changes at once', async () => {
  await Promise.all(Array.from({ length: 20 }, () => bump('catalog')));
  await revisions.refresh();
  expect(revisions.current().catalog).toBe(20);
});
