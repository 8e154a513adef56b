import { DataSource } from 'typeorm';
import { PasswordHasher, User } from '../features/accounts/index.js';
import { openTestApi, type TestApi } from './api.js';
import type { TestBrowser } from './browser.js';
import { addPerson } from './people.js';

export const PASSWORD = 'mavi kazan 72';
export const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) { id name email } }`;
export const SESSIONS = '{ mySessions { id device isCurrent } }';
const EMAIL = 'Ayse@Example.com';

interface TwoProcesses {
  api: TestApi;
  /** A second process on the same database. */
  other: TestApi;
  /** Can sign in with `PASSWORD`. */
  customer: User;
}

/** Opens two processes on one database for all tests of a file, and resets the rate limits before each test. */
export function useTwoProcesses(take: (opened: TwoProcesses) => void): void {
  let api: TestApi;
  let other: TestApi;

  beforeAll(async () => {
    api = await openTestApi();
    other = await openTestApi({ environment: { DATABASE_URL: api.databaseUrl } });
    take({ api, other, customer: await addPerson(api.app, { email: EMAIL, password: PASSWORD }) });
  });

  beforeEach(() => api.app.get(DataSource).query('TRUNCATE rate_limit'));

  afterAll(async () => {
    await other.close();
    await api.close();
  });
}

/** Signs the customer in, or the user with the given e-mail. */
export function login(browser: TestBrowser, email = EMAIL) {
  return browser.ask<{ login: { id: string } }>(LOGIN, { input: { email, password: PASSWORD } });
}

/** A browser with the same cookies on another process. */
export function at(process: TestApi, { cookies }: TestBrowser): TestBrowser {
  const browser = process.browser();
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
}

export async function isSignedIn(browser: TestBrowser): Promise<boolean> {
  return (await browser.codeOf(SESSIONS)) === 'accepted';
}

/** Changes the row directly, without notifying any process. */
export async function changeUser({ app }: TestApi, user: User, changes: Partial<User>): Promise<void> {
  await app.get(DataSource).manager.update(User, { id: user.id }, changes);
}

/** The passwords that are checked against a hash during the work, which costs the same time for each. */
export async function checkedPasswords(api: TestApi, work: () => Promise<void>): Promise<string[]> {
  const checked: string[] = [];
  const hasher = api.app.get(PasswordHasher);
  const matches = hasher.matches.bind(hasher);
  const watched = vi.spyOn(hasher, 'matches').mockImplementation((hash, password) => {
    checked.push(password);
    return matches(hash, password);
  });
  await work();
  watched.mockRestore();
  return checked;
}
