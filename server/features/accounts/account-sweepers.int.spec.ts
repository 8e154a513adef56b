import { DataSource, type EntityManager } from 'typeorm';
import { openTestApi, type TestApi } from '../../testing/api.js';
import { Clock } from '../../kernel/clock/clock.js';
import type { Sweeper } from '../../kernel/sweeping/sweeper.js';
import { KnownDeviceSweeper, SessionSweeper } from './sessions/session.sweepers.js';
import { AccountLinkSweeper } from './account-links/account-link.sweeper.js';
import { SecondFactorSetupSweeper } from './second-factor/second-factor-setup.sweeper.js';

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

/** A set-up that began some time ago; with a secret it is to replace an active app. */
async function begun(pendingAt: string, secret: string | null): Promise<string> {
  const { user } = await api.staff();
  await api.app.get(DataSource).query(
    `INSERT INTO second_factor (user_id, secret, confirmed_at, last_step, pending_secret, pending_at)
     VALUES ($1, $2::bytea, CASE WHEN $2::bytea IS NOT NULL THEN now() END,
       CASE WHEN $2::bytea IS NOT NULL THEN 1 END,
       '\\x01', now() - $3::interval)`,
    [user.id, secret, pendingAt],
  );
  return user.id;
}

it('leaves a first set-up to the next sweep that could not be deleted yet, instead of emptying it', async () => {
  const { manager } = api.app.get(DataSource);
  const id = await begun('31 minutes', null);
  // The row is locked at the first statement, and no longer at the second.
  const answers = [() => Promise.resolve([[], 0])];
  const transaction = {
    query: (sql: string, values: unknown[]) => answers.shift()?.() ?? manager.query(sql, values),
  } as unknown as EntityManager;
  expect(await new SecondFactorSetupSweeper(new Clock()).sweep(transaction, 1_000)).toBe(0);
  expect(await sweep(new SecondFactorSetupSweeper(new Clock()))).toBe(1);
  expect(await manager.query('SELECT FROM second_factor WHERE user_id = $1', [id])).toEqual([]);
});

it('sweeps the secrets of set-ups that nobody confirmed, and leaves active apps', async () => {
  const { manager } = api.app.get(DataSource);
  const abandoned = await begun('31 minutes', null);
  const replaced = await begun('31 minutes', '\\x02');
  const fresh = await begun('29 minutes', null);
  expect(await sweep(new SecondFactorSetupSweeper(new Clock()))).toBe(2);
  const left = await manager.query<object[]>(
    `SELECT user_id AS "userId", secret IS NOT NULL AS "isActive", pending_secret IS NOT NULL AS "isBegun"
     FROM second_factor`,
  );
  const byUser = (a: object, b: object) => JSON.stringify(a).localeCompare(JSON.stringify(b));
  expect(left.sort(byUser)).toEqual(
    [
      { userId: replaced, isActive: true, isBegun: false },
      { userId: fresh, isActive: false, isBegun: true },
    ].sort(byUser),
  );
  expect(left).not.toContainEqual(expect.objectContaining({ userId: abandoned }));
});
