import { DataSource } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import { addPerson } from '../../../testing/people.js';
import { User } from '../users/user.entity.js';
import { deliveredMails, tokenIn } from '../account-links/test-mails.js';

const PASSWORD = 'mavi kazan 72';
const NEW_PASSWORD = 'kırmızı boru 15';
const REQUEST = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
const VERIFY = 'mutation ($token: String!) { verifyEmail(token: $token) }';
const MINUTE_MS = 60_000;

let api: TestApi;
let user: User;

beforeAll(async () => {
  api = await openTestApi({ environment: { PUBLIC_URL: 'http://shop.example', TRUST_PROXY: '1' } });
});

beforeEach(async () => {
  await api.app.get(DataSource).query('TRUNCATE rate_limit, outbox; DELETE FROM users');
  user = await addPerson(api.app, { email: 'ayse@example.com', password: PASSWORD });
});

const now = Clock.prototype.now;
afterEach(() => {
  api.app.get(Clock).now = now;
});

afterAll(() => api.close());

const advanceClock = (minutes: number) => {
  api.app.get(Clock).now = () => new Date(Date.now() + minutes * MINUTE_MS);
};

async function requestedToken(email = user.email): Promise<string> {
  await api.browser().ask(REQUEST, { email });
  const [mail] = await deliveredMails(api.app);
  return tokenIn(mail!);
}

function requestFrom(address: string, email: string): Promise<string> {
  const browser = api.browser();
  browser.headers['x-forwarded-for'] = address;
  return browser.codeOf(REQUEST, { email });
}

const reset = (token: string, password = NEW_PASSWORD, passwordConfirmation = password) =>
  api.browser().codeOf(RESET, { input: { token, password, passwordConfirmation } });

const RULES = 'query ($token: String!) { passwordRules(token: $token) { minLength isForStaff isFirst } }';
const rulesOf = async (token: string) =>
  (await api.browser().ask<{ passwordRules: object | null }>(RULES, { token })).passwordRules;

const canLogin = async (password: string) =>
  (await api.browser().codeOf(LOGIN, { input: { email: user.email, password } })) === 'accepted';

describe('password reset', () => {
  it('replaces a forgotten password once with the link from a mail, which also verifies the address', async () => {
    await api.browser().ask(REQUEST, { email: ' AYSE@example.com ' });
    const [mail] = await deliveredMails(api.app);
    expect(mail?.to).toBe('ayse@example.com');
    expect(mail?.text).toMatch(/http:\/\/shop\.example\/sifre-yenile\/[\w-]{43}$/m);
    const token = tokenIn(mail!);
    expect(await reset(token)).toBe('accepted');
    expect([await canLogin(NEW_PASSWORD), await canLogin(PASSWORD)]).toEqual([true, false]);
    const found = await api.app.get(DataSource).manager.findOneByOrFail(User, { id: user.id });
    expect(found.emailVerifiedAt).not.toBeNull();
    expect(await reset(token, 'yeşil vana 33')).toBe('LINK_INVALID');
  });

  it('accepts only one of two concurrent uses of a link', async () => {
    const token = await requestedToken();
    const codes = await Promise.all([reset(token, 'birinci 1234'), reset(token, 'ikinci 1234')]);
    expect(codes.sort()).toEqual(['LINK_INVALID', 'accepted']);
  });

  it('ends all sessions in the shop and in the panel', async () => {
    const shop = await api.customer();
    await api.app
      .get(DataSource)
      .manager.update(User, { id: shop.user.id }, { email: 'b@example.com', emailKey: 'b@example.com' });
    expect(await reset(await requestedToken('b@example.com'))).toBe('accepted');
    expect(await shop.ask('{ me { id } }')).toEqual({ me: null });
    const panel = await api.staff();
    const token = await requestedToken(panel.user.email);
    expect(await reset(token)).toBe('accepted');
    expect(await panel.ask('{ currentStaff { id } }')).toEqual({ currentStaff: null });
  });

  it('refuses a reset link that has expired, was superseded or is unknown', async () => {
    const first = await requestedToken();
    const second = await requestedToken();
    expect(await reset(first)).toBe('LINK_INVALID');
    advanceClock(31);
    expect(await reset(second)).toBe('LINK_INVALID');
    expect(await reset('x'.repeat(43))).toBe('LINK_INVALID');
    expect(await reset('')).toBe('LINK_INVALID');
    expect(await canLogin(PASSWORD)).toBe(true);
  });

  it('refuses a reset link of a closed account or of another purpose', async () => {
    const token = await requestedToken();
    expect(await api.browser().codeOf(VERIFY, { token })).toBe('LINK_INVALID');
    await api.app.get(DataSource).manager.update(User, { id: user.id }, { isActive: false });
    expect(await reset(token)).toBe('LINK_INVALID');
  });

  it('validates the new password and leaves the link usable when it is refused', async () => {
    const token = await requestedToken();
    expect(await reset(token, '')).toBe('REQUIRED_FIELDS_MISSING');
    expect(await reset(token, NEW_PASSWORD, PASSWORD)).toBe('PASSWORDS_DIFFER');
    expect(await reset(token, 'kısa')).toBe('PASSWORD_TOO_SHORT');
    expect(await reset(token, 'password1')).toBe('PASSWORD_TOO_COMMON');
    expect(await reset(token)).toBe('accepted');
  });

  it('requires twelve characters of a new staff password', async () => {
    const staff = await addPerson(api.app, { role: 'admin' });
    expect(await reset(await requestedToken(staff.email), 'on bir hane')).toBe('PASSWORD_TOO_SHORT');
  });

  it('shows the password rules only for a valid link, which stays usable', async () => {
    const staff = await addPerson(api.app, { role: 'admin' });
    const ofCustomer = await requestedToken();
    const ofStaff = await requestedToken(staff.email);
    expect(await rulesOf(ofCustomer)).toEqual({ minLength: 6, isForStaff: false, isFirst: false });
    expect(await rulesOf(ofStaff)).toEqual({ minLength: 12, isForStaff: true, isFirst: true });
    expect([await rulesOf('x'.repeat(43)), await rulesOf('')]).toEqual([null, null]);
    expect(await reset(ofStaff)).toBe('accepted');
    expect(await rulesOf(ofStaff)).toBeNull();
  });

  it('answers a reset request with the same response and work whether the account exists or not', async () => {
    const closed = await addPerson(api.app);
    await api.app.get(DataSource).manager.update(User, { id: closed.id }, { isActive: false });
    const responses = [];
    for (const email of [user.email, 'kimse@example.com', closed.email]) {
      responses.push((await api.browser().post(REQUEST, { email })).body);
    }
    expect(new Set(responses)).toEqual(new Set([responses[0]]));
    const [counted] = await api.app
      .get(DataSource)
      .query<unknown[]>(
        'SELECT (SELECT count(*) FROM account_link) AS links, (SELECT count(*) FROM outbox) AS jobs',
      );
    expect(counted).toEqual({ links: 3, jobs: 3 });
    expect((await deliveredMails(api.app)).map(({ to }) => to)).toEqual([user.email]);
  });

  it('limits reset requests so that one address alone cannot use up the limit of an account', async () => {
    for (const email of [user.email, 'kimse@example.com']) {
      const codes = [];
      for (const host of [1, 1, 1, 1, 2, 2, 2]) codes.push(await requestFrom(`198.51.100.${host}`, email));
      const both = ['accepted', 'accepted', 'RATE_LIMITED'];
      expect(codes).toEqual(['accepted', ...both, ...both]);
    }
    expect(await api.browser().codeOf(REQUEST, { email: 'kimse' })).toBe('EMAIL_INVALID');
  });

  it('leaves a working link in the last mail until the rate limit ends', async () => {
    for (const host of [1, 1, 1, 2, 2]) await requestFrom(`198.51.${host}.1`, user.email);
    const mails = await deliveredMails(api.app);
    expect(mails).toHaveLength(5);
    const [counted] = await api.app
      .get(DataSource)
      .query<[{ until: string }]>(`SELECT expire AS until FROM rate_limit WHERE key LIKE 'reset-account:%'`);
    // The clock is fixed: the link outlives the limit only by the time the mail took.
    api.app.get(Clock).now = () => new Date(Number(counted.until));
    expect(await reset(tokenIn(mails.at(-1)!))).toBe('accepted');
  });

  it('puts the token only into the mail, not into the job, the row or the log', async () => {
    await api.browser().ask(REQUEST, { email: user.email });
    const jobs = JSON.stringify(await api.app.get(DataSource).query('SELECT * FROM outbox'));
    expect(jobs).not.toContain(user.email);
    const [mail] = await deliveredMails(api.app);
    const token = tokenIn(mail!);
    const rows = JSON.stringify(await api.app.get(DataSource).query('SELECT a::text FROM account_link a'));
    await api.app.inject({ url: `/sifre-yenile/${token}` });
    await reset(token);
    for (const text of [jobs, rows, api.log()]) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(NEW_PASSWORD);
    }
  });

  it('makes the link of the second mail work when a mail is sent twice', async () => {
    const { manager: transaction } = api.app.get(DataSource);
    await api.browser().ask(REQUEST, { email: user.email });
    const [row] =
      await transaction.query<[{ reaction: string; fact: string; subject_id: string }]>(
        'SELECT * FROM outbox',
      );
    const [first] = await deliveredMails(api.app);
    await transaction.query('INSERT INTO outbox (reaction, fact, subject_id) VALUES ($1, $2, $3)', [
      row.reaction,
      row.fact,
      row.subject_id,
    ]);
    const [second] = await deliveredMails(api.app);
    expect(await reset(tokenIn(first!))).toBe('LINK_INVALID');
    expect(await reset(tokenIn(second!))).toBe('accepted');
  });
});

describe('e-mail verification', () => {
  it('verifies the address with a link that works once within a day', async () => {
    const browser = await api.customer();
    const request = async () => {
      await browser.ask('mutation { requestEmailVerification }');
      const [mail] = await deliveredMails(api.app);
      return tokenIn(mail!);
    };
    const early = await request();
    advanceClock(25 * 60);
    expect(await api.browser().codeOf(VERIFY, { token: early })).toBe('LINK_INVALID');
    advanceClock(0);
    const token = await request();
    expect(await reset(token)).toBe('LINK_INVALID');
    expect(await api.browser().ask(VERIFY, { token })).toEqual({ verifyEmail: true });
    expect(await browser.ask('{ me { isVerified } }')).toEqual({ me: { isVerified: true } });
    expect(await api.browser().codeOf(VERIFY, { token })).toBe('LINK_INVALID');
    await browser.ask('mutation { requestEmailVerification }');
    expect(await deliveredMails(api.app)).toEqual([]);
  });

  it('refuses to send a verification link to a guest', async () => {
    expect(await api.browser().codeOf('mutation { requestEmailVerification }')).toBe('SIGN_IN_REQUIRED');
  });
});
