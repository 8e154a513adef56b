import { Clock } from '../../../kernel/clock/clock.js';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import type { TestBrowser } from '../../../testing/browser.js';
import { auditOf, signIn, staffWithPassword } from '../../../testing/second-factor.js';

const SESSIONS = '{ myStaffSessions { id device isCurrent } }';
const END_OTHERS = 'mutation { endOtherStaffSessions }';
const END = 'mutation ($id: ID!) { endStaffSession(id: $id) }';

interface Sessions {
  myStaffSessions: { id: string; isCurrent: boolean }[];
}

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({ environment: { TRUST_PROXY: '1' } });
});

afterAll(() => api.close());

const sessionsOf = async (browser: TestBrowser) => (await browser.ask<Sessions>(SESSIONS)).myStaffSessions;

it('lists the own panel sessions and ends one of them, which the audit log says', async () => {
  const staff = await staffWithPassword(api, []);
  const elsewhere = api.browser();
  elsewhere.headers['user-agent'] = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
  await signIn(elsewhere, staff.user.email);
  const sessions = await sessionsOf(staff);
  expect(sessions).toEqual([
    { id: expect.any(String) as string, device: 'Firefox, Linux', isCurrent: false },
    { id: expect.any(String) as string, device: 'Bilinmeyen cihaz', isCurrent: true },
  ]);
  await staff.ask(END, { id: sessions[0]?.id });
  expect(await elsewhere.codeOf(SESSIONS)).toBe('SIGN_IN_REQUIRED');
  expect(await sessionsOf(staff)).toHaveLength(1);
  expect(await auditOf(api, staff.user.id)).toEqual([
    'admin-signed-in by staff',
    'staff-session-ended by staff',
  ]);
});

it('clears the cookie of a browser that ends its own session', async () => {
  const staff = await staffWithPassword(api);
  await staff.ask(END, { id: (await sessionsOf(staff))[0]?.id });
  expect(staff.cookies.has('yonetim')).toBe(false);
});

it('refuses to end a session of somebody else in the same way as an unknown one, and records nothing', async () => {
  const mine = await staffWithPassword(api);
  const yours = await staffWithPassword(api);
  const customer = await api.customer();
  const { mySessions } = await customer.ask<{ mySessions: { id: string }[] }>('{ mySessions { id } }');
  const ids = [
    (await sessionsOf(yours))[0]?.id,
    mySessions[0]?.id,
    '00000000-0000-4000-8000-000000000000',
    'x',
  ];
  for (const id of ids) expect(await mine.codeOf(END, { id })).toBe('NOT_FOUND');
  expect(await sessionsOf(yours)).toHaveLength(1);
  expect(await auditOf(api, mine.user.id)).toEqual([]);
});

it('ends all own panel sessions but that of the request, recorded once', async () => {
  const staff = await staffWithPassword(api, []);
  const elsewhere = [api.browser(), api.browser()];
  for (const browser of elsewhere) await signIn(browser, staff.user.email);
  const yours = await staffWithPassword(api);
  expect(await staff.ask(END_OTHERS)).toEqual({ endOtherStaffSessions: 2 });
  for (const browser of elsewhere) expect(await browser.codeOf(SESSIONS)).toBe('SIGN_IN_REQUIRED');
  expect([await sessionsOf(staff), await sessionsOf(yours)]).toMatchObject([[{ isCurrent: true }], [{}]]);
  expect(await staff.ask(END_OTHERS)).toEqual({ endOtherStaffSessions: 0 });
  const recorded = (await auditOf(api, staff.user.id)).filter((what) => what.startsWith('staff-sessions'));
  expect(recorded).toEqual(['staff-sessions-ended by staff']);
});

it('names the network of the last noted use, and stores no more of its address', async () => {
  const staff = await staffWithPassword(api);
  const browser = api.browser();
  browser.headers['x-forwarded-for'] = '203.0.113.7';
  await signIn(browser, staff.user.email);
  const networks = async () =>
    (await browser.ask<{ myStaffSessions: unknown }>('{ myStaffSessions { network isCurrent } }'))
      .myStaffSessions;
  expect(await networks()).toContainEqual({ network: '203.0.113.*', isCurrent: true });
  const clock = api.app.get(Clock);
  const now = () => new Date(Date.now() + 3_600_000);
  onTestFinished(() => void Reflect.deleteProperty(clock, 'now'));
  Object.assign(clock, { now });
  browser.headers['x-forwarded-for'] = '2001:db8:1:2::9';
  expect(await networks()).toContainEqual({ network: '2001:db8:1:*', isCurrent: true });
});
