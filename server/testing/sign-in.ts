import { DataSource } from 'typeorm';
import { User } from '../features/users/index.js';
import { openTestApi, type TestApi } from './api.js';
import type { TestBrowser } from './browser.js';
import { addPerson } from './people.js';

export const PASSWORD = 'mavi kazan 72';
export const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) { id name email } }`;
export const SESSIONS = '{ mySessions { id device isCurrent } }';
const EMAIL = 'Ayse@Example.com';

/** One shop, two processes on its database, and a customer with a password. */
export async function openTwoProcesses() {
  const api = await openTestApi();
  const other = await openTestApi({ environment: { DATABASE_URL: api.databaseUrl } });
  const customer = await addPerson(api.app, { email: EMAIL, password: PASSWORD });
  return { api, other, customer };
}

/** The customer signs in, or whoever is named. */
export function login(browser: TestBrowser, email = EMAIL) {
  return browser.ask<{ login: { id: string } }>(LOGIN, { input: { email, password: PASSWORD } });
}

/** The same browser, on the other process. */
export function at(process: TestApi, { cookies }: TestBrowser): TestBrowser {
  const browser = process.browser();
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
}

export async function isSignedIn(browser: TestBrowser): Promise<boolean> {
  return (await browser.codeOf(SESSIONS)) === 'accepted';
}

/** Behind the back of every process: nothing but the row changes. */
export async function changeUser({ app }: TestApi, user: User, changes: Partial<User>): Promise<void> {
  await app.get(DataSource).manager.update(User, { id: user.id }, changes);
}
