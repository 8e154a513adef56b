import { DataSource } from 'typeorm';
import { Clock } from '../../kernel/clock/clock.js';
import type { Permission } from '../../kernel/actor/actor.js';
import { openTestApi, type TestApi } from '../../testing/api.js';
import type { SignedInBrowser } from '../../testing/people.js';
import { COUNT_UNSEEN, LIST } from './notices.queries.js';
import type { NoticeList } from './notice.type.js';
import { NoticeSweeper } from './notice.sweeper.js';

const NOTICES = `query ($skip: Int, $take: Int) {
  notices(skip: $skip, take: $take) { unseenCount items { id kind isSeen } }
}`;
const MARK = 'mutation ($ids: [ID!]!) { markNoticesSeen(ids: $ids) { id isSeen } }';
const MARK_ALL = `mutation ($until: ID!) {
  markAllNoticesSeen(until: $until) { unseenCount items { id kind isSeen } }
}`;

let api: TestApi;
let dataSource: DataSource;

beforeAll(async () => {
  api = await openTestApi();
  dataSource = api.app.get(DataSource);
});

beforeEach(() => dataSource.query('TRUNCATE notice, notice_mark RESTART IDENTITY'));

afterAll(() => api.close());

/** As many notices as asked for, with the ids from 1 on when they are the first. */
async function addNotices(count: number, { kind = 'order_placed', at = 'now()' } = {}): Promise<string[]> {
  const rows = await dataSource.query<{ id: number }[]>(
    `INSERT INTO notice (kind, source, subject_id, label, happened_at)
     SELECT $1, gen_random_uuid(), n, n, ${at} FROM generate_series(1, $2) AS n RETURNING id`,
    [kind, count],
  );
  return rows.map(({ id }) => String(id));
}

/** Staff from before all notices. */
async function staffOfLongAgo(permissions: Permission[] = ['orders']): Promise<SignedInBrowser> {
  const staff = await api.staff(permissions);
  await dataSource.query(`UPDATE users SET created_at = '2020-01-01Z' WHERE id = $1`, [staff.user.id]);
  return staff;
}

async function bellOf(
  staff: SignedInBrowser,
  page: { skip?: number; take?: number } = {},
): Promise<NoticeList> {
  return (await staff.ask<{ notices: NoticeList }>(NOTICES, page)).notices;
}

const seenBy = async (staff: SignedInBrowser) =>
  (await bellOf(staff, { take: 100 })).items.filter(({ isSeen }) => isSeen).map(({ id }) => id);

const idsOf = async (...asked: Parameters<typeof bellOf>) =>
  (await bellOf(...asked)).items.map(({ id }) => id);
const mark = (staff: SignedInBrowser, ...ids: (string | undefined)[]) => staff.codeOf(MARK, { ids });
const markAll = (staff: SignedInBrowser, until?: string) => staff.codeOf(MARK_ALL, { until });

it('lists the newest first, page by page, of the kinds the person may see', async () => {
  const staff = await staffOfLongAgo();
  const boss = await staffOfLongAgo(['all']);
  const [first, second] = await addNotices(2);
  const [failed] = await addNotices(1, { kind: 'job_failed' });
  const [third] = await addNotices(1);
  expect(await idsOf(staff)).toEqual([third, second, first]);
  expect(await idsOf(boss)).toEqual([third, failed, second, first]);
  expect(await idsOf(boss, { skip: 1, take: 2 })).toEqual([failed, second]);
  expect(await idsOf(boss, { skip: 4 })).toEqual([]);
});

it('marks several notices at once, and leaves those between them', async () => {
  const staff = await staffOfLongAgo();
  const [first, , third, fourth] = await addNotices(5);
  await mark(staff, first, third, fourth);
  expect(await seenBy(staff)).toEqual([fourth, third, first]);
});

it('shows a notice for one person to them alone, who may mark it', async () => {
  const staff = await staffOfLongAgo();
  const other = await staffOfLongAgo();
  const [own, everybodys] = await addNotices(2);
  await dataSource.query('UPDATE notice SET recipient_id = $1 WHERE id = $2', [staff.user.id, own]);
  expect([await idsOf(staff), await idsOf(other)]).toEqual([[everybodys, own], [everybodys]]);
  expect([await bellOf(staff), await bellOf(other)]).toMatchObject([{ unseenCount: 2 }, { unseenCount: 1 }]);
  expect(await other.ask(MARK, { ids: [own] })).toEqual({ markNoticesSeen: [] });
  expect(await staff.ask(MARK, { ids: [own] })).toEqual({ markNoticesSeen: [{ id: own, isSeen: true }] });
});

it('marks one notice, for the person alone', async () => {
  const staff = await staffOfLongAgo();
  const other = await staffOfLongAgo();
  const [, second] = await addNotices(3);
  expect(await staff.ask(MARK, { ids: [second] })).toEqual({
    markNoticesSeen: [{ id: second, isSeen: true }],
  });
  expect(await mark(staff, second)).toBe('accepted');
  expect(await seenBy(staff)).toEqual([second]);
  expect(await bellOf(staff)).toMatchObject({ unseenCount: 2 });
  expect(await bellOf(other)).toMatchObject({ unseenCount: 3 });
  expect(await seenBy(other)).toEqual([]);
});

it('marks all up to the newest that was shown, and leaves what has happened since', async () => {
  const staff = await staffOfLongAgo();
  const [first, second] = await addNotices(2);
  const [third] = await addNotices(1);
  const { markAllNoticesSeen } = await staff.ask<{ markAllNoticesSeen: NoticeList }>(MARK_ALL, {
    until: second,
  });
  expect(markAllNoticesSeen).toEqual({
    unseenCount: 1,
    items: [
      { id: third, kind: 'ORDER_PLACED', isSeen: false },
      { id: second, kind: 'ORDER_PLACED', isSeen: true },
      { id: first, kind: 'ORDER_PLACED', isSeen: true },
    ],
  });
  await markAll(staff, first);
  expect(await seenBy(staff)).toEqual([second, first]);
});

it('marks nothing that is still to come', async () => {
  const staff = await staffOfLongAgo();
  await addNotices(1);
  expect(await markAll(staff, '999999999')).toBe('accepted');
  await addNotices(1);
  expect(await bellOf(staff)).toMatchObject({ unseenCount: 1 });
});

it('marks nothing before there is anything', async () => {
  const staff = await staffOfLongAgo();
  expect(await markAll(staff, '1')).toBe('accepted');
  await addNotices(2);
  expect(await bellOf(staff)).toMatchObject({ unseenCount: 2 });
});

it('loses no mark of two windows at once', async () => {
  const staff = await staffOfLongAgo();
  const ids = await addNotices(40);
  await Promise.all(ids.slice(1).map((id) => mark(staff, id)));
  expect(await bellOf(staff)).toMatchObject({ unseenCount: 1 });
  await addNotices(3);
  const more = await addNotices(20);
  await Promise.all([
    markAll(staff, ids.at(-1)),
    ...more.map((id) => mark(staff, id)),
    markAll(staff, ids[0]),
  ]);
  expect(await bellOf(staff)).toMatchObject({ unseenCount: 3 });
});

it('shows what happened before the account was made as seen', async () => {
  const old = await addNotices(30, { at: `'2026-01-01Z'::timestamptz + n * interval '1 minute'` });
  const newcomer = await api.staff(['orders']);
  const [fresh] = await addNotices(1);
  expect(await bellOf(newcomer)).toMatchObject({ unseenCount: 1 });
  expect(await seenBy(newcomer)).toHaveLength(old.length);
  await mark(newcomer, fresh);
  expect(await bellOf(newcomer)).toMatchObject({ unseenCount: 0 });
});

it('does not know a notice that the person may not see, that is gone, or that is no number', async () => {
  const staff = await staffOfLongAgo();
  const [failed] = await addNotices(1, { kind: 'job_failed' });
  expect(await staff.ask(MARK, { ids: [failed, '4711'] })).toEqual({ markNoticesSeen: [] });
  expect(await mark(staff, 'son')).toBe('BAD_USER_INPUT');
  expect(await markAll(staff, '9'.repeat(40))).toBe('NOT_FOUND');
  expect(await bellOf(await staffOfLongAgo(['settings']))).toMatchObject({ unseenCount: 1 });
});

it('shows staff without a section an empty bell', async () => {
  await addNotices(2);
  expect(await bellOf(await staffOfLongAgo(['catalog']))).toEqual({ unseenCount: 0, items: [] });
});

it('forgets notices after 90 days, and which of them were seen', async () => {
  const staff = await staffOfLongAgo();
  const old = await addNotices(5, { at: `now() - interval '91 days'` });
  const [kept] = await addNotices(1, { at: `now() - interval '89 days'` });
  for (const id of [old[1], old[3]]) await mark(staff, id);
  const sweeper = new NoticeSweeper(new Clock());
  expect(await dataSource.transaction((transaction) => sweeper.sweep(transaction, 1_000))).toBe(5);
  expect((await bellOf(staff)).items).toEqual([{ id: kept, kind: 'ORDER_PLACED', isSeen: false }]);
  await mark(staff, kept);
  const [{ ranges }] = await dataSource.query<[{ ranges: number }]>(
    'SELECT count(*) AS ranges FROM notice_mark, unnest(seen)',
  );
  expect(ranges).toBe(1);
});

it('counts up to a hundred, and reads a few pages of many notices, seen or not', async () => {
  await addNotices(100_000);
  await dataSource.query('ANALYZE notice');
  const buyer = await staffOfLongAgo();
  expect(await bellOf(buyer)).toMatchObject({ unseenCount: 100 });
  const reader = [buyer.user.id, ['order_placed', 'job_failed']];
  for (const seen of [false, true]) {
    if (seen) await markAll(buyer, '100000');
    expect(await pagesRead(COUNT_UNSEEN, reader)).toBeLessThan(50);
    expect(await pagesRead(LIST, [...reader, 0, 20])).toBeLessThan(50);
  }
});

/** Pages of 8 kB that a statement reads; all of the notices take some thousand. */
async function pagesRead(statement: string, parameters: readonly unknown[]): Promise<number> {
  const [row] = await dataSource.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }[]>(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${statement}`,
    [...parameters],
  );
  const { Plan: plan } = row!['QUERY PLAN'][0];
  return plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!;
}
