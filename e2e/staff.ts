import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { type APIRequestContext, type Page } from '@playwright/test';
import { sendGraphql } from './graphql';

const CLI = path.join(import.meta.dirname, '../bin/cli.mjs');

/** An account of staff. */
export interface StaffAccount {
  readonly username: string;
  readonly password: string;
}

export async function demoStaff(request: APIRequestContext): Promise<StaffAccount> {
  const { demoAccounts } = await sendGraphql<{ demoAccounts: (StaffAccount & { audience: string })[] }>(
    request,
    '{ demoAccounts { audience username password } }',
  );
  const account = demoAccounts.find(({ audience }) => audience === 'STAFF');
  if (!account) throw new Error('The shop under test is no demo: it shows no account of staff');
  return account;
}

/**
 * A new account of staff, made as an operator makes one, so that a test may do with it what it likes.
 *
 * @param permissions such as `orders`; a super admin when left out
 */
export function createStaff(permissions?: string): StaffAccount {
  const username = newUsername();
  const password = newStaffPassword();
  const granted = permissions === undefined ? [] : ['--permissions', permissions];
  runAdminCreate(username, [...granted, '--password-stdin'], `${password}\n`);
  return { username, password };
}

/** The same without a password: the path of the link that an operator hands over. */
export function inviteStaff(): { readonly username: string; readonly path: string } {
  const username = newUsername();
  const [link] = /http\S+/.exec(runAdminCreate(username, [])) ?? [];
  if (link === undefined) throw new Error('The command printed no link');
  return { username, path: new URL(link).pathname };
}

export const newStaffPassword = (): string => `mavi kazan ${randomUUID()}`;

const newUsername = () => `personel-${randomUUID().slice(0, 8)}`;

function runAdminCreate(username: string, more: readonly string[], input = ''): string {
  const account = ['--name', 'Zeynep Işık', '--username', username, '--email', emailOf({ username })];
  return execFileSync(process.execPath, [CLI, 'admin:create', ...account, ...more], {
    input,
    stdio: ['pipe', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
}

export const emailOf = ({ username }: { readonly username: string }): string => `${username}@firma.example`;

/** Signs the browser in to the panel with a session of its own, as the demo's staff unless said otherwise. */
export async function signInToPanel(
  { request }: Pick<Page, 'request'>,
  account?: StaffAccount,
): Promise<void> {
  const { username, password } = account ?? (await demoStaff(request));
  await sendGraphql(request, 'mutation ($input: AdminLoginInput!) { adminLogin(input: $input) { id } }', {
    input: { login: username, password },
  });
}

/** Ends the session of the panel without the page knowing, as if it had been ended elsewhere. */
export async function endPanelSession(page: Page): Promise<void> {
  await sendGraphql(page.request, 'mutation { adminLogout }');
}

const SWITCHES = ['pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled', 'paid'].join(
  ' ',
);

/** Changes a setting that no other test needs, and changes it back the next time: every window of the panel is notified. */
export async function changeSettings({ request }: Page): Promise<void> {
  const { orderMailSwitches } = await sendGraphql<{
    orderMailSwitches: { version: number } & Record<string, boolean | number>;
  }>(request, `{ orderMailSwitches { version ${SWITCHES} } }`);
  const { version: expectedVersion, ...switches } = orderMailSwitches;
  await sendGraphql(
    request,
    'mutation ($input: UpdateOrderMailSwitchesInput!) { updateOrderMailSwitches(input: $input) { version } }',
    { input: { expectedVersion, ...switches, pending: !switches.pending } },
  );
}
