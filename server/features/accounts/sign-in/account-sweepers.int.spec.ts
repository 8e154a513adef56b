import { DataSource } from 'typeorm';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import { Clock } from '../../../kernel/clock/clock.js';
import type { Sweeper } from '../../../kernel/sweeping/sweeper.js';
import { KnownDeviceSweeper, SessionSweeper } from '../sessions/session.sweepers.js';
import { AccountLinkSweeper } from './account-link.sweeper.js';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
  await api.customer();
  await api.app.get(DataSource).query(
    `INSERT INTO account_link (id, purpose, user_id, requested_at)
     SELECT gen_random_uuid(), 'new-password', id, now() - interval '3 days' FROM users LIMIT 1`,
  );
});

afterAll(() => api.close());

const rows = async (table: string) => {
  const [counted] = await api.app
    .get(DataSource)
    .query<[{ rows: number }]>(`SELECT count(*) AS rows FROM ${table}`);
  return counted.rows;
};

const sweep = (sweeper: Sweeper) =>
  api.app.get(DataSource).transaction((transaction) => sweeper.sweep(transaction, 1_000));

it.each([
  ['expired sessions', SessionSweeper, 'user_session', 'expires_at'],
  ['devices nobody uses any more', KnownDeviceSweeper, 'known_device', 'expires_at'],
] as const)('sweeps %s and no others', async (_what, Kind, table, column) => {
  const sweeper = new Kind(new Clock());
  const before = await rows(table);
  expect(before).toBeGreaterThan(0);
  expect(await sweep(sweeper)).toBe(0);
  await api.app.get(DataSource).query(`UPDATE ${table} SET ${column} = now() - interval '1 minute'`);
  expect(await sweep(sweeper)).toBe(before);
  expect(await rows(table)).toBe(0);
});

it('sweeps one-time links that have expired long ago and no others', async () => {
  const before = await rows('account_link');
  expect(await sweep(new AccountLinkSweeper(new Clock()))).toBe(1);
  expect(await rows('account_link')).toBe(before - 1);
});
