import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { type Permission, SYSTEM } from '../kernel/actor/actor.js';
import { AuditLog } from '../kernel/audit-log/audit-log.js';
import { testContext } from '../kernel/actor/test-context.js';
import type { SessionAudience } from '../kernel/actor/request-context.js';
import {
  ApiKeysService,
  PasswordHasher,
  SessionsService,
  type User,
  UsersService,
} from '../features/accounts/index.js';
import { COOKIE_NAMES } from '../web/sign-in/cookies.js';
import { openTestBrowser, type TestBrowser } from './browser.js';

/** A browser together with who is signed in there. */
export interface SignedInBrowser extends TestBrowser {
  user: User;
}

interface Person {
  email?: string;
  name?: string;
  /** Left out, nobody can sign in with one. */
  password?: string;
  role?: User['role'];
  permissions?: Permission[];
  emailVerifiedAt?: Date | null;
}

let people = 0;

/** Somebody with an account; a customer unless said otherwise. */
export async function addPerson(app: NestFastifyApplication, person: Person = {}): Promise<User> {
  const { password, ...rest } = person;
  const passwordHash = password === undefined ? null : await app.get(PasswordHasher).hash(password);
  const user = await app.get(UsersService).add(app.get(DataSource).manager, {
    email: `kisi-${(people += 1)}@example.com`,
    name: 'Ayşe Yılmaz',
    passwordHash,
    ...rest,
  });
  if (!user) throw new Error('Somebody has this e-mail already');
  return user;
}

/** Writes what the shop would of somebody who was added here, for tests that prove the rows of accounts. */
export async function recordStaff<Browser extends SignedInBrowser>(
  app: NestFastifyApplication,
  browser: Browser,
): Promise<Browser> {
  const { id, role, permissions } = browser.user;
  await app.get(AuditLog, { strict: false }).add(app.get(DataSource).manager, {
    actor: SYSTEM,
    requestId: 'spec',
    what: 'admin-created',
    subject: `user ${id}`,
    after: { role, permissions },
  });
  return browser;
}

/** A browser in which a person is signed in, without the work of a password. */
export async function signedIn(
  app: NestFastifyApplication,
  user: User,
  audience: SessionAudience,
): Promise<SignedInBrowser> {
  const { manager: transaction } = app.get(DataSource);
  const { token } = await app
    .get(SessionsService)
    .startSession(transaction, user, { audience }, testContext());
  const browser = openTestBrowser(app);
  browser.cookies.set(COOKIE_NAMES[audience], token);
  return { ...browser, user };
}

/** A program that shows a key with these scopes. */
export async function programWith(
  app: NestFastifyApplication,
  permissions: readonly Permission[],
): Promise<TestBrowser> {
  const actor = { ...SYSTEM, permissions: ['all'] as const };
  const draft = { name: 'Test', permissions, expiresAt: null };
  const { secret } = await app.get(ApiKeysService).create(draft, { actor, requestId: 'spec' });
  const browser = openTestBrowser(app);
  browser.headers.authorization = `Bearer ${secret}`;
  return browser;
}
