import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../clock/test-until.js';
import { openTestDatabase, type TestDatabase } from '../database/test-database.js';
import { DataVersions } from './data-versions.js';

let database: TestDatabase;
let dataVersions: DataVersions;

beforeEach(async () => {
  database = await openTestDatabase();
  dataVersions = new DataVersions(database.dataSource);
  await dataVersions.onModuleInit();
});

afterEach(async () => {
  await dataVersions.onModuleDestroy();
  await database.close();
});

const bump = (topic: 'catalog' | 'content') =>
  database.dataSource.transaction((transaction) => dataVersions.bump(transaction, topic));

/** Two changes: the poll of each second may see the first by chance, but not both. */
async function expectImmediateUpdates(topic: 'catalog' | 'content'): Promise<void> {
  for (const number of [1, 2]) {
    await bump(topic);
    expect(await until(() => dataVersions.current()[topic] === number)).toBeLessThan(500);
  }
}

it('is notified of a change committed on another connection at once', async () => {
  await expectImmediateUpdates('catalog');
  expect(dataVersions.current()).toEqual({ catalog: 2, content: 0, drafts: 0, settings: 0 });
});

it('names each topic that changed to those who follow, until they stop', async () => {
  const changed: string[] = [];
  const unfollow = dataVersions.onChange((topic) => changed.push(topic));
  await bump('catalog');
  await database.dataSource.query(`UPDATE data_version SET number = 7 WHERE topic = 'content'`);
  await until(() => changed.length === 2);
  await dataVersions.refresh();
  expect(changed.sort()).toEqual(['catalog', 'content']);
  unfollow();
  await bump('catalog');
  await until(() => dataVersions.current().catalog === 2);
  expect(changed).toHaveLength(2);
});

it('does not count a transaction that was rolled back', async () => {
  const failed = database.dataSource.transaction(async (transaction) => {
    await dataVersions.bump(transaction, 'catalog');
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await dataVersions.refresh();
  expect(dataVersions.current().catalog).toBe(0);
});

it('notices a change without a notification within about a second', async () => {
  await database.dataSource.query(`UPDATE data_version SET number = 7 WHERE topic = 'content'`);
  await until(() => dataVersions.current().content === 7);
});

it('listens again after its connection was terminated', async () => {
  await database.dataSource.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tests data-version' AND datname = current_database()`,
  );
  await wait(1_500);
  await expectImmediateUpdates('content');
});

it('counts each of many simultaneous changes', async () => {
  await Promise.all(Array.from({ length: 20 }, () => bump('catalog')));
  await dataVersions.refresh();
  expect(dataVersions.current().catalog).toBe(20);
});
