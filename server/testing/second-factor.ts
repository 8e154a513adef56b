import { TOTP } from 'otpauth';
import { DataSource } from 'typeorm';
import { Clock } from '../kernel/clock/clock.js';
import type { TestApi } from './api.js';
import type { TestBrowser, TestError } from './browser.js';
import { addPerson, type SignedInBrowser, signedIn } from './people.js';
import { PASSWORD } from './sign-in.js';

const BEGIN = `mutation ($input: BeginSecondFactorInput!) { beginSecondFactor(input: $input) { secret uri } }`;
const CONFIRM = 'mutation ($input: ConfirmSecondFactorInput!) { confirmSecondFactor(input: $input) }';
const ADMIN_LOGIN = 'mutation ($input: AdminLoginInput!) { adminLogin(input: $input) { id permissions } }';
const STEP_MS = 30_000;

/** A member of staff with an authenticator app. */
export interface Enrolled extends SignedInBrowser {
  secret: string;
  recoveryCodes: string[];
}

/** The clock of a test: codes follow it. It stands still. */
export class TestClock {
  private now = new Date();

  constructor(...processes: TestApi[]) {
    for (const { app } of processes) app.get(Clock).now = () => this.now;
  }

  /** Lets a number of steps of codes go by. */
  wait(steps: number): void {
    this.now = new Date(this.now.getTime() + steps * STEP_MS);
  }

  /** The code that the app shows, or showed some steps ago. */
  code(secret: string, stepsAgo = 0): string {
    return new TOTP({ secret }).generate({ timestamp: this.now.getTime() - stepsAgo * STEP_MS });
  }
}

export async function begin(
  browser: TestBrowser,
  input: object = { password: PASSWORD },
): Promise<{ secret: string; uri: string }> {
  const asked = await browser.ask<{ beginSecondFactor: { secret: string; uri: string } }>(BEGIN, { input });
  return asked.beginSecondFactor;
}

export const beginRefusal = (browser: TestBrowser, input: object = { password: PASSWORD }) =>
  browser.codeOf(BEGIN, { input });

export async function confirm(browser: TestBrowser, code: string): Promise<string[]> {
  const asked = await browser.ask<{ confirmSecondFactor: string[] }>(CONFIRM, { input: { code } });
  return asked.confirmSecondFactor;
}

export const confirmRefusal = (browser: TestBrowser, code: string) =>
  browser.codeOf(CONFIRM, { input: { code } });

/** Staff who know `PASSWORD`, signed in. */
export async function staffWithPassword(
  { app }: TestApi,
  permissions: Parameters<TestApi['staff']>[0] = ['all'],
): Promise<SignedInBrowser> {
  return signedIn(app, await addPerson(app, { role: 'admin', permissions, password: PASSWORD }), 'staff');
}

/** The same with an app, whose code of now is not used up. */
export async function enrolledStaff(api: TestApi, clock: TestClock): Promise<Enrolled> {
  const browser = await staffWithPassword(api);
  const { secret } = await begin(browser);
  const recoveryCodes = await confirm(browser, clock.code(secret));
  clock.wait(1);
  return { ...browser, secret, recoveryCodes };
}

/** Signs staff in to the panel; the code of the refusal, or `accepted`. */
export async function signIn(
  browser: TestBrowser,
  login: string,
  code?: string,
  password = PASSWORD,
): Promise<string> {
  const refusal: TestError | undefined = await browser.refusal(ADMIN_LOGIN, {
    input: { login, password, code },
  });
  return refusal?.extensions.code ?? 'accepted';
}

/** What the audit log says about somebody, oldest first, since they were added. */
export async function auditOf({ app }: TestApi, userId: string): Promise<string[]> {
  const entries = await app
    .get(DataSource)
    .query<{ what: string }[]>(
      `SELECT what || ' by ' || actor_kind AS what FROM audit WHERE subject = $1 ORDER BY id`,
      [`user ${userId}`],
    );
  return entries.map(({ what }) => what);
}
