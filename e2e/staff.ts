import { type APIRequestContext, type Page } from '@playwright/test';
import { sendGraphql } from './graphql';

/** The demo's account of staff. */
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

/** Signs the browser in to the panel with a session of its own. */
export async function signInToPanel(page: Page): Promise<void> {
  const { username, password } = await demoStaff(page.request);
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
