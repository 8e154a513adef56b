import { expectAccessible, field, main, open } from './pages/page';
import { OWN_ACCOUNT, PANEL_START, sections, submitStaffLogin } from './pages/panel';
import { expect, test } from './shop';
import { demoStaff, endPanelSession, signInToPanel } from './staff';

test('asks for a sign-in and returns to the address that was asked for', async ({ page }) => {
  await open(page, `${OWN_ACCOUNT}?sekme=oturumlar`);
  await expect(page).toHaveURL(/\/admin\/login\?donus=/);
  await expect(page).toHaveTitle(/^Giriş \|/);
  await submitStaffLogin(page, await demoStaff(page.request));
  await expect(page).toHaveURL(`${OWN_ACCOUNT}?sekme=oturumlar`);
  await expect(page.getByRole('heading', { level: 1, name: 'Hesabım ve güvenlik' })).toBeVisible();
});

test('opens the panel, and Back does not lead to the form again', async ({ page }) => {
  await open(page, '/admin/login');
  await page.getByRole('button', { name: 'Formu doldur' }).click();
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(sections(page)).toBeVisible();
  await expect(page).toHaveTitle(/\| Yönetim paneli$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/admin');
  await page.reload();
  await expect(sections(page)).toBeVisible();
  await page.goto('/admin/login');
  await expect(page).not.toHaveURL(/login/);
});

for (const address of ['https://evil.example/admin', '//evil.example', '/sepet', '/admin/login']) {
  test(`opens the start of the panel instead of the return address ${address}`, async ({ page }) => {
    await open(page, `/admin/login?donus=${encodeURIComponent(address)}`);
    await submitStaffLogin(page, await demoStaff(page.request));
    await expect(sections(page)).toBeVisible();
    await expect(page).toHaveURL(PANEL_START);
  });
}

test('refuses a wrong password and keeps what was typed', async ({ page }) => {
  await open(page, '/admin/login');
  await submitStaffLogin(page, { username: 'tanınmayan', password: 'yanlış şifre' });
  await expect(main(page).getByText('Kullanıcı adı veya şifre hatalı')).toBeVisible();
  await expect(field(page, 'Kullanıcı adı veya e-posta')).toHaveValue('tanınmayan');
  await expect(field(page, 'Şifre')).toBeFocused();
  await field(page, 'Şifre').fill('');
  await expect(main(page).getByText('Kullanıcı adı veya şifre hatalı')).toBeHidden();
});

test('asks for missing fields and forgets it on typing', async ({ page }) => {
  await open(page, '/admin/login');
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(main(page).getByText('Lütfen tüm alanları doldurun')).toBeVisible();
  await field(page, 'Kullanıcı adı veya e-posta').fill('a');
  await expect(main(page).getByText('Lütfen tüm alanları doldurun')).toBeHidden();
});

test('says that the session was ended elsewhere and returns after a new sign-in', async ({ page }) => {
  await signInToPanel(page);
  await open(page, OWN_ACCOUNT);
  await expect(sections(page)).toBeVisible();
  await endPanelSession(page);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(main(page).getByText('Oturumunuz sona erdi')).toBeVisible();
  await submitStaffLogin(page, await demoStaff(page.request));
  await expect(page).toHaveURL(OWN_ACCOUNT);
});

test('signs out in all tabs at once', async ({ page, context }) => {
  await signInToPanel(page);
  const other = await context.newPage();
  await open(page, OWN_ACCOUNT);
  await open(other, OWN_ACCOUNT);
  await expect(sections(other)).toBeVisible();
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(other).toHaveURL(/\/admin\/login/);
});

test('signs in by keyboard alone', async ({ page }) => {
  const { username, password } = await demoStaff(page.request);
  await open(page, '/admin/login');
  await expect(field(page, 'Şifre')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(field(page, 'Kullanıcı adı veya e-posta')).toBeFocused();
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(sections(page)).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the sign-in has no accessibility violations in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, '/admin/login?oturum=bitti');
    await page.getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(main(page).getByText('Lütfen tüm alanları doldurun')).toBeVisible();
    await expectAccessible(page);
  });
}
