import { type Page } from '@playwright/test';
import { ACCOUNT_PAGES } from './account-pages';
import { expect, newCustomer, signIn, test } from './customer';
import { axeFindings, open } from './shop';

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Hesabım/ });
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Giriş' });

async function fillRegistration(page: Page, { name, email, password } = newCustomer()) {
  await field(page, 'Ad soyad').fill(name);
  await field(page, 'E-posta').fill(email);
  await field(page, 'Şifre').fill(password);
  await field(page, 'Şifre (tekrar)').fill(password);
}

async function fillLogin(page: Page, { email, password }: { email: string; password: string }) {
  await field(page, 'E-posta').fill(email);
  await field(page, 'Şifre').fill(password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
}

test('registers, stays signed in after a reload, and removes all personal data at logout', async ({
  page,
}) => {
  const customer = newCustomer();
  await open(page, '/');
  await loginLink(page).click();
  await page.getByRole('main').getByRole('link', { name: 'Kayıt olun' }).click();
  await fillRegistration(page, customer);
  await page.getByRole('checkbox', { name: /Kullanım koşullarını/ }).check();
  await page.getByRole('button', { name: 'Kayıt Ol' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(account(page)).toHaveAccessibleName(`Hesabım, ${customer.name}`);
  const welcome = page.getByRole('status').filter({ hasText: 'Hesabınız açıldı' });
  await expect(welcome).toContainText(`${customer.email} adresine bir bağlantı gönderdik`);
  await welcome.getByRole('button', { name: 'Bildirimi kapat' }).click();
  await expect(welcome).toHaveCount(0);
  await page.reload();
  await account(page).click();
  await expect(page.getByRole('banner').getByText(customer.email)).toBeVisible();
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(loginLink(page)).toBeVisible();
  await expect(page.getByText(customer.email)).toHaveCount(0);
  await open(page, '/siparislerim');
  await expect(page.getByText('Bu sayfayı görüntülemek için giriş yapmalısınız')).toBeVisible();
});

test('signs out in all tabs at once', async ({ page, context, customer }) => {
  await signIn(page, customer);
  const other = await context.newPage();
  await open(page, '/');
  await open(other, '/hakkimizda');
  await expect(account(other)).toHaveAccessibleName(`Hesabım, ${customer.name}`);
  await account(page).click();
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(loginLink(page)).toBeVisible();
  await expect(loginLink(other)).toBeVisible();
  await expect(account(other)).toHaveCount(0);
});

test('returns to the page that required the sign-in', async ({ page, customer }) => {
  await open(page, '/siparislerim?durum=kargoda');
  await page.getByRole('main').getByRole('link', { name: 'Giriş yapın' }).click();
  await expect(page).toHaveURL(/\/giris\?donus=/);
  await fillLogin(page, customer);
  await expect(page).toHaveURL(/\/siparislerim\?durum=kargoda$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Siparişlerim' })).toBeVisible();
});

for (const address of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
  test(`ignores the foreign return address ${address} and opens the home page`, async ({
    page,
    customer,
  }) => {
    await open(page, `/giris?donus=${encodeURIComponent(address)}`);
    await fillLogin(page, customer);
    await expect(account(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  });
}

test('shows the same error for a wrong address and a wrong password and keeps the typed address', async ({
  page,
  customer,
}) => {
  await open(page, '/giris');
  for (const wrong of [
    { email: customer.email, password: 'yanlış şifre' },
    { email: newCustomer().email, password: customer.password },
  ]) {
    await fillLogin(page, wrong);
    await expect(page.getByText('E-posta veya şifre hatalı')).toBeVisible();
    await expect(field(page, 'E-posta')).toHaveValue(wrong.email);
    await expect(field(page, 'Şifre')).toBeFocused();
    await page.keyboard.type('x');
    await expect(page.getByText('E-posta veya şifre hatalı')).toHaveCount(0);
  }
});

test('reports missing fields when Enter is pressed and clears the error on typing', async ({ page }) => {
  await open(page, '/giris');
  await field(page, 'E-posta').fill('a@firma.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Lütfen tüm alanları doldurun')).toBeVisible();
  await expect(field(page, 'Şifre')).toBeFocused();
  await page.keyboard.type('k');
  await expect(page.getByText('Lütfen tüm alanları doldurun')).toHaveCount(0);
});

test('fills in the demo account and signs in with it', async ({ page }) => {
  await open(page, '/giris');
  const demo = page.getByRole('region', { name: 'Demo hesabı' });
  await expect(demo.getByText('Demo: bu hesap yalnızca deneme içindir.')).toBeVisible();
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await demo.getByRole('button', { name: 'Formu doldur' }).click();
  await expect(page.getByText('Lütfen tüm alanları doldurun')).toHaveCount(0);
  await expect(page.getByText('Bu alan zorunludur.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(account(page)).toBeVisible();
});

test('validates a registration in the order of the form', async ({ page, customer }) => {
  await open(page, '/kayit');
  const send = () => page.getByRole('button', { name: 'Kayıt Ol' }).click();
  await field(page, 'Ad soyad').fill('Ayşe');
  await field(page, 'Şifre').fill('abc');
  await send();
  await expect(page.getByText('Lütfen tüm zorunlu alanları doldurun')).toBeVisible();
  await expect(field(page, 'E-posta')).toBeFocused();
  await field(page, 'E-posta').fill(customer.email);
  await field(page, 'Şifre (tekrar)').fill('abd');
  await send();
  await expect(page.getByText('Şifreler eşleşmiyor')).toBeVisible();
  await field(page, 'Şifre (tekrar)').fill('abc');
  await send();
  await expect(page.getByText('Şifre en az 6 karakter olmalıdır')).toBeVisible();
  await expect(field(page, 'Şifre')).toBeFocused();
  await fillRegistration(page, customer);
  await send();
  await expect(page.getByText('Kullanım koşullarını kabul etmelisiniz')).toBeVisible();
  await page.getByRole('checkbox', { name: /Kullanım koşullarını/ }).check();
  await send();
  await expect(page.getByText('Kayıt sırasında bir hata oluştu')).toBeVisible();
  const form = page.getByRole('form', { name: 'Kayıt' });
  await expect(form.getByRole('link', { name: 'Giriş yapın' })).toHaveAttribute('href', '/giris');
  await expect(form.getByRole('link', { name: 'Şifremi unuttum' })).toHaveAttribute(
    'href',
    '/sifremi-unuttum',
  );
  await expect(field(page, 'E-posta')).toHaveValue(customer.email);
});

test('gives the same response to a password reset for known and unknown addresses', async ({
  page,
  customer,
}) => {
  const messages: string[] = [];
  for (const email of [customer.email, newCustomer().email]) {
    await open(page, '/sifremi-unuttum');
    await field(page, 'E-posta').fill(email);
    await page.getByRole('button', { name: 'Bağlantı Gönder' }).click();
    const message = page.getByRole('status').filter({ hasText: 'E-postanızı denetleyin' });
    await expect(message).toBeVisible();
    messages.push((await message.innerText()).replace(email, ''));
  }
  expect(messages[0]).toBe(messages[1]);
});

test('offers a new link when a reset link no longer works', async ({ page }) => {
  await open(page, '/sifre-yenile/eski-baglanti');
  await expect(page.getByText('Bu bağlantı artık geçerli değil')).toBeVisible();
  await expect(page.getByText(/oturumlarınız kapanır/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Yeni bağlantı isteyin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Şifremi unuttum' })).toBeVisible();
});

test('signs in and opens and closes the account menu with the keyboard alone', async ({ page, customer }) => {
  await open(page, '/giris');
  await field(page, 'E-posta').focus();
  await page.keyboard.type(customer.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(customer.password);
  await page.keyboard.press('Enter');
  await expect(account(page)).toBeVisible();
  await account(page).focus();
  await page.keyboard.press('Enter');
  await expect(account(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('button', { name: 'Çıkış Yap' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Siparişlerim' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account(page)).toBeFocused();
  await expect(account(page)).toHaveAttribute('aria-expanded', 'false');
});

test('keeps account pages out of caches and search engines', async ({ page, request }) => {
  for (const path of ACCOUNT_PAGES) {
    const { headers } = { headers: (await request.get(path)).headers() };
    expect(headers['cache-control'], path).toBe('no-store');
    await open(page, path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  }
});

for (const theme of ['light', 'dark'] as const) {
  for (const path of ACCOUNT_PAGES) {
    test(`${path} has no accessibility violations in the ${theme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await open(page, path);
      // The form disappears once the server has refused the link.
      if (path === '/sifre-yenile/x') await page.getByText('Bu bağlantı artık geçerli değil').waitFor();
      const send = page.getByRole('main').locator('button[type=submit]');
      if ((await send.count()) > 0 && !path.startsWith('/eposta')) await send.click();
      expect(await axeFindings(page)).toEqual([]);
    });
  }
}
