import { until } from '../clock/test-until.js';
import { NotificationListener } from './notification-listener.js';
import { openTestDatabase, type TestDatabase } from './test-database.js';

let database: TestDatabase;

beforeEach(async () => {
  database = await openTestDatabase();
});

afterEach(() => database.close());

const listenerOn = (channel: string, received: string[] = []) =>
  new NotificationListener(database.dataSource, {
    channel,
    name: 'spec',
    onNotify: (payload) => received.push(payload),
  });

const connections = () =>
  database.dataSource.query<unknown[]>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'tests spec'`,
  );

it('receives what is sent to its channel until it is closed', async () => {
  const received: string[] = [];
  const listener = listenerOn('spec', received);
  await listener.ensure();
  await listener.ensure();
  expect(await connections()).toHaveLength(1);
  await database.dataSource.query(`SELECT pg_notify('spec', 'hello')`);
  await until(() => received.length === 1);
  await listener.close();
  await until(async () => (await connections()).length === 0);
});

it('leaves no connection open when it cannot listen', async () => {
  await expect(listenerOn('').ensure()).rejects.toThrow('zero-length');
  await until(async () => (await connections()).length === 0);
});
