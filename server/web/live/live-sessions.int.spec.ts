import { setTimeout as wait } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { until } from '../../kernel/clock/test-until.js';
import type { TestApi } from '../../testing/api.js';
import { BEAT_MS } from './live-streams.js';
import { useLiveShop } from '../../testing/live-shop.js';

const live = useLiveShop();
const { open, addNotice } = live;

let api: TestApi;
let dataSource: DataSource;

beforeAll(() => {
  ({ api, dataSource } = live);
});

it('ends when its session does, on whichever process that was', async () => {
  const staff = await api.staff();
  const other = await api.staff();
  const ended = await open(staff);
  const goesOn = await open(other);
  await dataSource.query('DELETE FROM user_session WHERE user_id = $1', [staff.user.id]);
  await wait(BEAT_MS);
  await until(ended.isEnded);
  expect(goesOn.isEnded()).toBe(false);
  await until(() => goesOn.text().includes('\n:\n'));
  expect((await open(staff)).status).toBe(401);
});

it('ends at once when staff deactivate the account', async () => {
  const owner = await api.staff();
  const other = await api.staff(['orders']);
  const ended = await open(other);
  const goesOn = await open(owner);
  const input = { id: other.user.id, expectedVersion: 1, isActive: false };
  await owner.ask('mutation ($input: UpdateUserAccountInput!) { updateUserAccount(input: $input) { id } }', {
    input,
  });
  const begun = performance.now();
  await until(ended.isEnded);
  expect(performance.now() - begun).toBeLessThan(BEAT_MS / 2);
  expect(goesOn.isEnded()).toBe(false);
});

it('ends once its session is held back for want of a second factor', async () => {
  const demand = (scope: string) =>
    dataSource.query('UPDATE second_factor_policy SET required_for = $1', [scope]);
  const held = await api.staff();
  const other = await api.staff();
  await dataSource.query('UPDATE user_session SET awaits_second_factor = true WHERE user_id = $1', [
    held.user.id,
  ]);
  const ended = await open(held);
  const goesOn = await open(other);
  expect(ended.status).toBe(200);
  await demand('everybody');
  try {
    await wait(BEAT_MS);
    await until(ended.isEnded);
    expect(goesOn.isEnded()).toBe(false);
    const again = await open(held);
    expect([again.status, JSON.parse(await again.body)]).toMatchObject([
      403,
      { code: 'SECOND_FACTOR_MUST_BE_SET_UP' },
    ]);
  } finally {
    await demand('nobody');
  }
});

it('follows permissions, says that they changed, and leaves the session as old as it was', async () => {
  const staff = await api.staff(['orders']);
  const window = await open(staff);
  await dataSource.query(`UPDATE users SET permissions = '{settings}' WHERE id = $1`, [staff.user.id]);
  await dataSource.query(
    `UPDATE user_session SET last_seen_at = last_seen_at - interval '1 hour' WHERE user_id = $1`,
    [staff.user.id],
  );
  const seenAt = () =>
    dataSource.query('SELECT last_seen_at FROM user_session WHERE user_id = $1', [staff.user.id]);
  const before: unknown = await seenAt();
  await wait(BEAT_MS + 500);
  await addNotice('order_placed');
  await addNotice('job_failed');
  await until(() => window.topics().length === 2);
  await wait(1_500);
  expect(window.topics()).toEqual(['access', 'notices']);
  expect(await seenAt()).toEqual(before);
});

it('does not put off the end of its session, however often its window opens it anew', async () => {
  const staff = await api.staff();
  const { user } = staff;
  await dataSource.query(
    `UPDATE user_session SET last_seen_at = last_seen_at - interval '1 hour', expires_at = expires_at - interval '1 hour'
     WHERE user_id = $1`,
    [user.id],
  );
  const ofSession = async () => {
    const [row] = await dataSource.query<[{ seenAt: Date; expiresAt: Date }]>(
      'SELECT last_seen_at AS "seenAt", expires_at AS "expiresAt" FROM user_session WHERE user_id = $1',
      [user.id],
    );
    return row;
  };
  const before = await ofSession();
  const window = await open(staff);
  expect([window.status, window.headers.get('set-cookie')]).toEqual([200, null]);
  const after = await ofSession();
  expect(after.expiresAt).toEqual(before.expiresAt);
  expect(after.seenAt.getTime()).toBeGreaterThan(before.seenAt.getTime());
});
