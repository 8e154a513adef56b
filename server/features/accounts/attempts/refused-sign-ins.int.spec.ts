import { DataSource } from 'typeorm';
import type { TestApi } from '../../../testing/api.js';
import { ADMIN_LOGIN, credentialsAt, useBothDoors } from '../../../testing/both-doors.js';
import { checkedPasswords, LOGIN, PASSWORD } from '../../../testing/sign-in.js';
import type { User } from '../users/user.entity.js';
import { RefusedSignIns } from './refused-sign-ins.js';

const UNKNOWN = 'Kimse@example.com';

interface Entry {
  what: string;
  request: string;
  subject: string;
  after: { failures: number };
}

let api: TestApi;
let customer: User;
let staff: User;

useBothDoors((opened) => ({ api, customer, staff } = opened));

let requests = 0;

/** Tries a password, each time from another network; returns the response. */
function attempt(door: string, email: string, password = 'yanlış şifre') {
  const browser = api.browser();
  requests += 1;
  browser.headers['x-forwarded-for'] = `198.${51 + Math.floor(requests / 250)}.${requests % 250}.1`;
  return browser.post(door, credentialsAt(door, email, password));
}

/** What was added to the audit log by the work. */
async function entriesOf(work: () => Promise<unknown>): Promise<Entry[]> {
  const [last] = await api.app
    .get(DataSource)
    .query<{ id: string }[]>('SELECT coalesce(max(id), 0) AS id FROM audit');
  await work();
  await api.app.get(RefusedSignIns).written();
  return api.app.get(DataSource).query<Entry[]>(
    `SELECT what, request_id AS request, subject, after FROM audit
     WHERE id > $1 AND actor_kind = 'guest' AND actor_id IS NULL ORDER BY id`,
    [last?.id],
  );
}

const times = async (count: number, work: (i: number) => Promise<unknown>) => {
  for (let i = 0; i < count; i += 1) await work(i);
};

it('answers staff at the door of customers as it answers a wrong password, with the same work', async () => {
  const responses: Awaited<ReturnType<typeof attempt>>[] = [];
  const checked = await checkedPasswords(api, async () => {
    responses.push(await attempt(LOGIN, staff.email, PASSWORD), await attempt(LOGIN, staff.email));
  });
  const [right, wrong] = responses;
  expect(right?.body).toBe(wrong?.body);
  expect(right?.body).toContain('"code":"LOGIN_REFUSED"');
  expect([right?.headers['set-cookie'], right?.statusCode]).toEqual([
    wrong?.headers['set-cookie'],
    wrong?.statusCode,
  ]);
  expect(checked).toHaveLength(2);
});

it('ends the customer session of somebody who becomes staff', async () => {
  const browser = await api.customer();
  expect(await browser.ask('{ me { id } }')).toEqual({ me: { id: browser.user.id } });
  await api.app.get(DataSource).query(`UPDATE users SET role = 'admin' WHERE id = $1`, [browser.user.id]);
  expect(await browser.ask('{ me { id } }')).toEqual({ me: null });
});

it('records refused sign-ins at either door under the account, without password or e-mail address', async () => {
  const requests: unknown[] = [];
  const entries = await entriesOf(async () => {
    for (const [door, email, password] of [
      [LOGIN, customer.email, 'yanlış 1'],
      [ADMIN_LOGIN, customer.email, PASSWORD],
      [LOGIN, staff.email, PASSWORD],
      [ADMIN_LOGIN, staff.email, 'yanlış 2'],
    ] as const) {
      requests.push((await attempt(door, email, password)).headers['x-request-id']);
    }
  });
  const refused = (user: { id: string }, failures: number) => ({
    subject: `user ${user.id}`,
    after: { failures },
  });
  expect(entries).toEqual([
    { what: 'sign-in-refused', request: requests[0], ...refused(customer, 1) },
    { what: 'admin-sign-in-refused', request: requests[1], ...refused(customer, 2) },
    { what: 'sign-in-refused', request: requests[2], ...refused(staff, 1) },
    { what: 'admin-sign-in-refused', request: requests[3], ...refused(staff, 2) },
  ]);
});

it('records unknown accounts under a keyed hash of the address, in any case of it', async () => {
  const entries = await entriesOf(async () => {
    await attempt(LOGIN, UNKNOWN);
    await attempt(ADMIN_LOGIN, UNKNOWN.toLowerCase());
  });
  expect(entries).toMatchObject([{ what: 'sign-in-refused' }, { what: 'admin-sign-in-refused' }]);
  expect(entries[0]?.subject).toMatch(/^login [\w-]{43}$/);
  expect(entries[1]?.subject).toBe(entries[0]?.subject);
});

it('records the first ten refusals of an account in an hour, and then each doubling with the count', async () => {
  const entries = await entriesOf(() => times(45, () => attempt(LOGIN, customer.email)));
  expect(entries.map(({ after }) => after.failures)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 40]);
});

it('counts unknown accounts together, so that no flood of them fills the log, and known ones still appear', async () => {
  const entries = await entriesOf(async () => {
    await times(85, (i) => attempt(LOGIN, `kimse-${i}@example.com`));
    await attempt(LOGIN, customer.email);
  });
  expect(entries.map(({ after }) => after.failures)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 40, 80, 1]);
  expect(entries.at(-1)?.subject).toBe(`user ${customer.id}`);
});
