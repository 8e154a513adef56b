import { type Page } from '@playwright/test';
import { passwordLinkFor } from './mails';
import { expectAccessible, field, main, open } from './pages/page';
import { sections, submitStaffLogin } from './pages/panel';
import { expect, test } from './shop';
import { createStaff, emailOf, inviteStaff, newStaffPassword } from './staff';

/** Saves a password and waits until the page has asked anew for everything that belongs to a session. */
async function savePassword(page: Page, label: string, password: string): Promise<void> {
  await field(page, label).fill(password);
  await field(page, `${label} (tekrar)`).fill(password);
  const askedAnew = page.waitForResponse(
    async (response) =>
      response.url().includes('/graphql') && (await response.text()).includes('"passwordRules":null'),
  );
  await main(page).getByRole('button', { name: 'Şifreyi Kaydet' }).click();
  await askedAnew;
}

async function enterPanel(page: Page, username: string, password: string): Promise<void> {
  await main(page).getByRole('link', { name: 'Panele girin' }).click();
  await expect(page).toHaveURL('/admin/login');
  await submitStaffLogin(page, { username, password });
  await expect(sections(page)).toBeVisible();
}

test('new staff set their first password and go on into the panel', async ({ page }) => {
  const { username, path } = inviteStaff();
  const password = newStaffPassword();
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1, name: 'Şifrenizi belirleyin' })).toBeVisible();
  await savePassword(page, 'Şifre', password);
  const saved = main(page).getByRole('status').filter({ hasText: 'Şifreniz kaydedildi' });
  await expect(saved).toContainText('Bu şifreyle yönetim paneline girebilirsiniz.');
  await expect(main(page)).not.toContainText(/oturum/);
  await expect(main(page).getByRole('link', { name: 'Giriş yapın' })).toHaveCount(0);
  await expectAccessible(page);
  await enterPanel(page, username, password);
});

test('staff who forgot their password get a link that leads back to the panel', async ({ page }) => {
  const account = createStaff();
  const password = newStaffPassword();
  await open(page, '/admin/login');
  await main(page).getByRole('link', { name: 'Şifremi unuttum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Şifremi unuttum' })).toBeVisible();
  await field(page, 'E-posta').fill(emailOf(account));
  await main(page).getByRole('button', { name: 'Bağlantı Gönder' }).click();
  await expect(main(page).getByRole('status')).toContainText(emailOf(account));

  await open(page, await passwordLinkFor(emailOf(account)));
  await savePassword(page, 'Yeni şifre', password);
  const saved = main(page).getByRole('status').filter({ hasText: 'Şifreniz yenilendi' });
  await expect(saved).toContainText('Yeni şifrenizle yönetim paneline girebilirsiniz.');
  await enterPanel(page, account.username, password);
});

test('the panel answers alike for an address with an account and for one without', async ({ page }) => {
  let first: string | undefined;
  for (const address of [emailOf(createStaff()), emailOf({ username: 'kimse' })]) {
    await open(page, '/admin/sifremi-unuttum');
    await field(page, 'E-posta').fill(address);
    await main(page).getByRole('button', { name: 'Bağlantı Gönder' }).click();
    const response = main(page).getByRole('status');
    await expect(response).toContainText(address);
    const wording = async () => (await response.innerText()).replace(address, '');
    first ??= await wording();
    await expect.poll(wording).toBe(first);
  }
  await main(page).getByRole('link', { name: 'Girişe dönün' }).click();
  await expect(page).toHaveURL('/admin/login');
});
