import { DataSource } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import type { TestApi } from '../../../testing/api.js';
import type { TestBrowser } from '../../../testing/browser.js';
import {
  at,
  changeUser,
  isSignedIn,
  login,
  useTwoProcesses,
  PASSWORD,
  SESSIONS,
} from '../../../testing/sign-in.js';
import { COMMAND_CAUSE } from '../../../commands/command-cause.js';
import { SecondFactorPolicyService } from '../second-factor-policy/second-factor-policy.service.js';
import { PasswordHasher } from '../users/password.hasher.js';
import type { User } from '../users/user.entity.js';
import { SessionsService } from './sessions.service.js';

let api: TestApi;
let other: TestApi;
let customer: User;

useTwoProcesses((opened) => ({ api, other, customer } = opened));

describe('ending a session', () => {
  let browser: TestBrowser;
  let elsewhere: TestBrowser;

  beforeEach(async () => {
    browser = api.browser();
    await login(browser);
    elsewhere = at(other, browser);
    expect(await isSignedIn(elsewhere)).toBe(true);
  });

  it('ends the session in every process at logout', async () => {
    await browser.ask('mutation { logout }');
    expect(browser.cookies.has('oturum')).toBe(false);
    expect(await isSignedIn(elsewhere)).toBe(false);
  });

  it('ends the session in every process when the account is closed', async () => {
    await changeUser(api, customer, { isActive: false });
    expect([await isSignedIn(browser), await isSignedIn(elsewhere)]).toEqual([false, false]);
    await changeUser(api, customer, { isActive: true });
  });

  it('ends the session in every process when its owner ends it from another browser', async () => {
    const phone = other.browser();
    await login(phone);
    const { mySessions } = await phone.ask<{ mySessions: { id: string; isCurrent: boolean }[] }>(SESSIONS);
    for (const { id } of mySessions.filter(({ isCurrent }) => !isCurrent)) {
      await phone.ask('mutation ($id: ID!) { endSession(id: $id) }', { id });
    }
    expect([await isSignedIn(browser), await isSignedIn(phone)]).toEqual([false, true]);
  });
});

describe('mySessions', () => {
  it('lists the own sessions with browser and system', async () => {
    const { user } = await api.customer();
    await changeUser(api, user, { passwordHash: await api.app.get(PasswordHasher).hash(PASSWORD) });
    const browser = api.browser();
    browser.headers['user-agent'] = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
    await login(browser, user.email);
    expect(await browser.ask(SESSIONS)).toEqual({
      mySessions: [
        { id: expect.any(String) as string, device: 'Firefox, Linux', isCurrent: true },
        { id: expect.any(String) as string, device: 'Bilinmeyen cihaz', isCurrent: false },
      ],
    });
  });

  it('refuses to end a session of somebody else in the same way as an unknown one', async () => {
    const [mine, yours] = await Promise.all([api.customer(), api.customer()]);
    const { mySessions } = await yours.ask<{ mySessions: { id: string }[] }>(SESSIONS);
    const end = (id: string) => mine.post('mutation ($id: ID!) { endSession(id: $id) }', { id });
    const ofAnother = await end(mySessions[0]?.id ?? '');
    expect((await end('00000000-0000-4000-8000-000000000000')).body).toBe(ofAnother.body);
    expect((await end('nonsense')).body).toBe(ofAnother.body);
    expect(ofAnother.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
    expect(await isSignedIn(yours)).toBe(true);
  });

  it('clears the cookie of a browser that ends its own session', async () => {
    const mine = await api.customer();
    const { mySessions } = await mine.ask<{ mySessions: { id: string }[] }>(SESSIONS);
    await mine.ask('mutation ($id: ID!) { endSession(id: $id) }', { id: mySessions[0]?.id });
    expect(mine.cookies.has('oturum')).toBe(false);
  });
});

describe('session expiry', () => {
  const clock = () => api.app.get(Clock);
  const now = Clock.prototype.now;
  const advanceClock = (hours: number) => {
    clock().now = () => new Date(Date.now() + hours * 60 * 60 * 1_000);
  };
  afterEach(() => {
    clock().now = now;
  });

  it('expires a session of a customer thirty days after its last use', async () => {
    const browser = await api.customer();
    advanceClock(29 * 24);
    expect(await isSignedIn(browser)).toBe(true);
    expect(browser.setCookies).toContainEqual(
      expect.stringMatching(/^oturum=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/),
    );
    advanceClock(58 * 24);
    expect(await isSignedIn(browser)).toBe(true);
    advanceClock(89 * 24);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('expires a session of staff twelve hours after its last use', async () => {
    const browser = await api.staff();
    advanceClock(11);
    expect(await browser.ask('{ currentStaff { role } }')).toEqual({ currentStaff: { role: 'ADMIN' } });
    advanceClock(24);
    expect(await browser.ask('{ currentStaff { role } }')).toEqual({ currentStaff: null });
  });

  it('ends a session of staff as many days after its sign-in as the policy says, however it was used', async () => {
    const browser = await api.staff();
    const isOpen = async () =>
      (await browser.ask<{ currentStaff: unknown }>('{ currentStaff { id } }')).currentStaff !== null;
    for (let hours = 10; hours < 30 * 24; hours += 10) {
      advanceClock(hours);
      expect(await isOpen()).toBe(true);
    }
    expect(browser.setCookies.at(-1)).toMatch(/^yonetim=/);
    advanceClock(30 * 24 + 0.1);
    expect(await isOpen()).toBe(false);
  });

  it('ends open sessions of staff by a shorter rule at once, also for live streams, and none of customers', async () => {
    const browser = await api.staff();
    const customer = await api.customer();
    const { user } = browser;
    const sessionId = async () => (await api.app.get(SessionsService).listOf(user.id, 'staff'))[0]?.id ?? '';
    const id = await sessionId();
    for (let hours = 10; hours <= 50; hours += 10) {
      advanceClock(hours);
      await browser.ask('{ currentStaff { id } }');
    }
    const isWatched = async () => (await other.app.get(SessionsService).current('staff', id)) !== null;
    other.app.get(Clock).now = () => clock().now();
    onTestFinished(() => void Reflect.deleteProperty(other.app.get(Clock), 'now'));
    expect(await isWatched()).toBe(true);
    await api.app.get(DataSource).transaction(async (transaction) => {
      await api.app
        .get(SecondFactorPolicyService)
        .update(
          transaction,
          { requiredFor: 'nobody', permissions: [], sessionDays: 2, expectedVersion: 1 },
          COMMAND_CAUSE,
        );
    });
    expect(await isWatched()).toBe(false);
    expect(await browser.ask('{ currentStaff { id } }')).toEqual({ currentStaff: null });
    expect(await isSignedIn(customer)).toBe(true);
  });

  it('is not put off by what a page asks by itself', async () => {
    const staff = await api.staff();
    const panel = at(api, staff);
    panel.headers['x-background'] = '1';
    const isKnown = async () =>
      (await panel.ask<{ currentStaff: unknown }>('{ currentStaff { id } }')).currentStaff !== null;
    advanceClock(11);
    expect(await isKnown()).toBe(true);
    expect(panel.setCookies).toEqual([]);
    advanceClock(13);
    expect(await isKnown()).toBe(false);
  });

  it('is seen in what a page asks by itself, and put off by the next thing a person does', async () => {
    const staff = await api.staff();
    const panel = at(api, staff);
    const seenAt = async () => {
      const [row] = await api.app
        .get(DataSource)
        .query<[{ at: Date }]>('SELECT last_seen_at AS at FROM user_session WHERE user_id = $1', [
          staff.user.id,
        ]);
      return row.at;
    };
    advanceClock(6);
    panel.headers['x-background'] = '1';
    await panel.ask('{ currentStaff { id } }');
    expect((await seenAt()).getTime()).toBeGreaterThan(Date.now() + 5.9 * 3_600_000);
    delete panel.headers['x-background'];
    // As a GraphQL client asks, which takes a stream too.
    panel.headers.accept = 'application/json, text/event-stream';
    await panel.ask('{ currentStaff { id } }');
    expect(panel.setCookies).toContainEqual(expect.stringMatching(/^yonetim=/));
  });

  it('renews a session at most every few minutes', async () => {
    const browser = await api.customer();
    await browser.ask(SESSIONS);
    expect(browser.setCookies.filter((cookie) => cookie.startsWith('oturum='))).toEqual([]);
  });
});
