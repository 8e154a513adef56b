import { DataSource } from 'typeorm';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import type { TestBrowser } from '../../../testing/browser.js';
import { addPerson, signedIn } from '../../../testing/people.js';
import { deliveredMails } from '../account-links/test-mails.js';

const PASSWORD = 'mavi kazan 72';
const EMAIL = 'ayse@example.com';
const REQUEST = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
const VERIFY = 'mutation { requestEmailVerification }';
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';

let api: TestApi;
let requests = 0;

beforeAll(async () => {
  api = await openTestApi({ environment: { TRUST_PROXY: '1' } });
});

beforeEach(async () => {
  await api.app.get(DataSource).query('TRUNCATE rate_limit, outbox; DELETE FROM users');
});

afterAll(() => api.close());

/** A browser in a network that sent nothing yet. */
function stranger(): TestBrowser {
  const browser = api.browser();
  requests += 1;
  browser.headers['x-forwarded-for'] = `198.51.${requests}.1`;
  return browser;
}

/** As after the seconds of a limit. */
const expire = (limit: string) =>
  api.app.get(DataSource).query(`DELETE FROM rate_limit WHERE key LIKE $1 || ':%'`, [limit]);

const requestReset = async (email: string, browser = stranger()) => {
  const code = await browser.codeOf(REQUEST, { email });
  await expire('reset-account');
  return code;
};

const register = (email: string) => {
  const input = {
    name: 'Ayşe',
    email,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    acceptsTerms: true,
  };
  return stranger().codeOf(REGISTER, { input });
};

async function repeat(count: number, work: (i: number) => Promise<string>): Promise<string[]> {
  const codes: string[] = [];
  for (let i = 0; i < count; i += 1) codes.push(await work(i));
  return codes;
}

it('mails one mailbox at most eight links in an hour, and does not say when it stops', async () => {
  await addPerson(api.app, { email: EMAIL, password: PASSWORD });
  const codes = await repeat(12, () => requestReset(EMAIL));
  expect(codes).toEqual(await repeat(12, () => requestReset('kimse@example.com')));
  expect(new Set(codes)).toEqual(new Set(['accepted']));
  expect(await deliveredMails(api.app)).toHaveLength(8);
});

it('mails one mailbox at most twenty links in a day', async () => {
  await addPerson(api.app, { email: EMAIL, password: PASSWORD });
  await repeat(30, async () => {
    await expire('mailbox-hour');
    return requestReset(EMAIL);
  });
  expect(await deliveredMails(api.app)).toHaveLength(20);
});

it('counts every account of one mailbox together, whatever is added to its name with a plus', async () => {
  const codes = await repeat(10, (i) => register(`ayse+${i}@example.com`));
  expect(new Set(codes)).toEqual(new Set(['accepted']));
  expect(await deliveredMails(api.app)).toHaveLength(8);
});

it('does not count registrations that fail because the address has an account', async () => {
  await addPerson(api.app, { email: EMAIL, password: PASSWORD });
  expect(new Set(await repeat(12, () => register(EMAIL)))).toEqual(new Set(['REGISTRATION_FAILED']));
  await requestReset(EMAIL);
  expect(await deliveredMails(api.app)).toHaveLength(1);
});

it('tells signed-in customers when their mailbox had enough', async () => {
  const user = await addPerson(api.app, { email: EMAIL, password: PASSWORD });
  await repeat(8, () => requestReset(EMAIL));
  const customer = await signedIn(api.app, user, 'customer');
  expect(await customer.codeOf(VERIFY)).toBe('RATE_LIMITED');
});

it('still mails the owner who asks on a known device after strangers used up the mails', async () => {
  await addPerson(api.app, { email: EMAIL, password: PASSWORD });
  const device = stranger();
  await device.ask(LOGIN, { input: { email: EMAIL, password: PASSWORD } });
  await repeat(10, () => requestReset(EMAIL));
  expect(await deliveredMails(api.app)).toHaveLength(8);
  expect(await requestReset(EMAIL, device)).toBe('accepted');
  expect(await deliveredMails(api.app)).toHaveLength(1);
});
