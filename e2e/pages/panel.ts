import { expect, type Locator, type Page } from '@playwright/test';
import { type StaffAccount } from '../staff';
import { field } from './page';

/** Where the panel starts. */
export const PANEL_START = '/admin';
export const PANEL_ORDERS = '/admin/siparisler';
export const OWN_ACCOUNT = '/admin/hesabim';

export const sections = (page: Page): Locator => page.getByRole('navigation', { name: 'Panel bölümleri' });

/** Other tests place orders, whose news would change the screen under this one. */
export const holdNewsBack = (page: Page): Promise<unknown> => page.route('**/admin/live', () => undefined);

export const bell = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^Bildirimler/ });
export const bellList = (page: Page): Locator => page.getByRole('list', { name: 'Bildirimler' });

/** What came while the list was open, to be shown by a press. */
export const laterNotices = (page: Page): Locator =>
  page.getByRole('region', { name: 'Bildirimler' }).getByRole('button', { name: /^\d+ yeni$/ });

/**
 * Opens the bell and waits until it shows a notice of each.
 *
 * @param named the number of an order, or more of what the notice says
 */
export async function openBell(page: Page, ...named: readonly string[]): Promise<void> {
  // A notice comes after its order; what comes while the list is open is only offered in it.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await bell(page).click();
    const many = bellList(page).getByRole('button', { name: /^Tek tek göster: \d+\+? yeni sipariş$/ });
    for (const button of await many.all()) await button.click();
    for (const name of named) {
      const notice = bellList(page).getByRole('listitem').filter({ hasText: name }).last();
      await expect(notice).toBeVisible({ timeout: 1_000 });
    }
  }).toPass();
}

/** Fills in and sends the sign-in form of the panel. */
export async function submitStaffLogin(page: Page, { username, password }: StaffAccount): Promise<void> {
  await field(page, 'Kullanıcı adı veya e-posta').fill(username);
  await field(page, 'Şifre').fill(password);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
}

/** Lets the panel believe that visitors see the maintenance page, or that they do not any more. */
export async function pretendMaintenance(page: Page): Promise<(isOn: boolean) => void> {
  let enabled = false;
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('PanelSiteState')) {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { maintenance: object } };
    const maintenance = { ...data.maintenance, enabled };
    await route.fulfill({ response, json: { data: { ...data, maintenance } } });
  });
  return (isOn) => {
    enabled = isOn;
  };
}

/** Lets the panel believe that who is signed in may do these things alone. */
export async function pretendPermissions(page: Page, permissions: readonly string[]): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('query CurrentStaff')) {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { currentStaff: object } };
    const currentStaff = { ...data.currentStaff, role: 'ADMIN', permissions };
    await route.fulfill({ response, json: { data: { ...data, currentStaff } } });
  });
}
