import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { TestApi } from '../../../testing/api.js';
import { ADMIN_LOGIN, credentialsAt, useBothDoors } from '../../../testing/both-doors.js';
import type { TestBrowser } from '../../../testing/browser.js';
import { addPerson } from '../../../testing/people.js';
import { LOGIN, PASSWORD } from '../../../testing/sign-in.js';
import type { User } from '../users/user.entity.js';
import { deliveredMails, tokenIn } from '../account-links/test-mails.js';

const WRONG = 'yanlış şifre';
const REQUEST_RESET = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';

let api: TestApi;
let customer: User;
let staff: User;

useBothDoors((opened) => ({ api, customer, staff } = opened));

function browserAt(address: string): TestBrowser {
  const browser = api.browser();
  browser.headers['x-forwarded-for'] = address;
  return browser;
}

const ownDoor = ({ role }: User) => (role === 'customer' ? LOGIN : ADMIN_LOGIN);

const signIn = (browser: TestBrowser, { email }: User, password = PASSWORD, door = LOGIN) =>
  browser.codeOf(door, credentialsAt(door, email, password));

/** A browser in which the owner signed in once; it holds nothing but the cookie of the device. */
async function deviceOf(owner: User): Promise<TestBrowser> {
  const browser = browserAt('203.0.113.7');
  expect(await signIn(browser, owner, PASSWORD, ownDoor(owner))).toBe('accepted');
  for (const name of ['oturum', 'yonetim']) browser.cookies.delete(name);
  return browser;
}

/** A hundred wrong passwords from ten networks, at both doors in turn. */
async function strangersGuess({ email }: User): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const door = attempt % 2 === 0 ? LOGIN : ADMIN_LOGIN;
    const stranger = browserAt(`198.51.${attempt % 10}.1`);
    const code = await stranger.codeOf(door, credentialsAt(door, email, WRONG));
    expect(code).toBe(door === LOGIN ? 'LOGIN_REFUSED' : 'ADMIN_LOGIN_REFUSED');
  }
}

it.each([
  ['a customer', () => customer],
  ['staff', () => staff],
])(
  'lets %s in on a known device while strangers guess, at whichever door, and nobody else',
  async (_who, find) => {
    const owner = find();
    const device = await deviceOf(owner);
    await strangersGuess(owner);
    for (const door of [LOGIN, ADMIN_LOGIN]) {
      expect(await signIn(browserAt('192.0.2.1'), owner, PASSWORD, door)).toBe('RATE_LIMITED');
    }
    expect(await signIn(device, owner, PASSWORD, ownDoor(owner))).toBe('accepted');
  },
);

it('lets a known device sign in from an address whose attempts are used up', async () => {
  const device = await deviceOf(customer);
  device.headers['x-forwarded-for'] = '198.51.100.1';
  const stranger = browserAt('198.51.100.1');
  for (let i = 0; i < 10; i += 1) await signIn(stranger, customer, WRONG);
  expect(await signIn(stranger, customer)).toBe('RATE_LIMITED');
  expect(await signIn(device, customer)).toBe('accepted');
});

it('limits the attempts of a known device, wherever it is, without locking out others', async () => {
  const device = await deviceOf(customer);
  const codes: string[] = [];
  for (let i = 0; i < 12; i += 1) {
    device.headers['x-forwarded-for'] = `198.51.${i}.1`;
    codes.push(await signIn(device, customer, WRONG));
  }
  expect(codes).toEqual([...Array<string>(10).fill('LOGIN_REFUSED'), 'RATE_LIMITED', 'RATE_LIMITED']);
  expect(await signIn(browserAt('198.51.0.1'), customer)).toBe('accepted');
});

it('knows a device for the accounts that signed in on it, and for no other', async () => {
  const other = await addPerson(api.app, { email: 'mehmet@example.com', password: PASSWORD });
  const device = await deviceOf(customer);
  await strangersGuess(other);
  expect(await signIn(device, other)).toBe('RATE_LIMITED');
  await api.app.get(DataSource).query('TRUNCATE rate_limit');
  expect(await signIn(device, other)).toBe('accepted');
  await strangersGuess(customer);
  expect(await signIn(device, customer)).toBe('accepted');
});

it('stores a hash of a cookie out of reach of scripts, for a year, replaced at each sign-in', async () => {
  const device = await deviceOf(customer);
  const first = device.cookies.get('cihaz') ?? '';
  await signIn(device, customer);
  const second = device.cookies.get('cihaz') ?? '';
  expect(device.setCookies).toContain(
    `cihaz=${second}; Max-Age=${365 * 24 * 60 * 60}; Path=/; HttpOnly; SameSite=Lax`,
  );
  expect(second).not.toBe(first);
  const rows = await api.app
    .get(DataSource)
    .query<{ hash: string }[]>(
      `SELECT encode(token_hash, 'hex') AS hash FROM known_device WHERE user_id = $1`,
      [customer.id],
    );
  expect(rows).toEqual([{ hash: createHash('sha256').update(second).digest('hex') }]);
  await strangersGuess(customer);
  device.cookies.set('cihaz', first);
  expect(await signIn(device, customer)).toBe('RATE_LIMITED');
});

it('remembers the twenty latest devices of an account', async () => {
  for (let i = 0; i < 22; i += 1) await deviceOf(customer);
  const [row] = await api.app.get(DataSource).query<{ count: string }[]>('SELECT count(*) FROM known_device');
  expect(Number(row?.count)).toBe(20);
});

it('remembers the browser of a new customer', async () => {
  const browser = browserAt('203.0.113.7');
  const input = {
    name: 'Veli Can',
    email: 'veli@example.com',
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    acceptsTerms: true,
  };
  const { register } = await browser.ask<{ register: User }>(
    'mutation ($input: RegisterInput!) { register(input: $input) { id email } }',
    { input },
  );
  await strangersGuess(register);
  expect(await signIn(browser, register)).toBe('accepted');
});

it('forgets the devices of an account with its old password, and knows the one that set the new', async () => {
  const old = await deviceOf(customer);
  await browserAt('203.0.113.7').ask(REQUEST_RESET, { email: customer.email });
  const [mail] = await deliveredMails(api.app);
  const browser = browserAt('203.0.113.7');
  const input = { token: tokenIn(mail!), password: PASSWORD, passwordConfirmation: PASSWORD };
  expect(await browser.codeOf(RESET, { input })).toBe('accepted');
  await strangersGuess(customer);
  expect(await signIn(old, customer)).toBe('RATE_LIMITED');
  expect(await signIn(browser, customer)).toBe('accepted');
});
