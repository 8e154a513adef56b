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
  const username = `personel-${randomUUID().slice(0, 8)}`;
  const password = `mavi kazan ${randomUUID()}`;
  const account = ['--name', 'Zeynep Işık', '--username', username, '--email', `${username}@firma.example`];
  execFileSync(
    process.execPath,
    [
      CLI,
      'admin:create',
      ...account,
      ...(permissions === undefined ? [] : ['--permissions', permissions]),
      '--password-stdin',
    ],
    { input: `${password}\n`, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  return { username, password };
}

/** Signs the browser in to the panel with a session of its own, as the demo's staff unless said otherwise. */
export async function signInToPanel(page: Page, account?: StaffAccount): Promise<void> {
  const { username, password } = account ?? (await demoStaff(page.request));
  await sendGraphql(
    page.request,
    'mutation ($input: AdminLoginInput!) { adminLogin(input: $input) { id } }',
    {
      input: { login: username, password },
    },
  );
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
