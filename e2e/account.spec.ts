import { newCustomer, signIn } from './customer';
import { ACCOUNT_PAGES, fillRegistration, submitLogin } from './pages/account';
import { expectToTabThrough } from './pages/keyboard';
import { accountButton, banner, signInLink } from './pages/header';
import { expectAccessible, field, main, open } from './pages/page';
import { expectPopoverClosed, expectPopoverOpen } from './pages/popover';
import { expect, test } from './shop';

test('registers, stays signed in after a reload, and removes all personal data at logout', async ({
  page,
}) => {
  const customer = newCustomer();
  await open(page, '/');
  await signInLink(page).click();
  await main(page).getByRole('link', { name: 'Kayıt olun' }).click();
  await fillRegistration(page, customer);
  await page.getByRole('checkbox', { name: /Kullanım koşullarını/ }).check();
  await page.getByRole('button', { name: 'Kayıt Ol' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(accountButton(page)).toHaveAccessibleName(`Hesabım, ${customer.name}`);
  const welcome = page.getByRole('status').filter({ hasText: 'Hesabınız açıldı' });
  await expect(welcome).toContainText(`${customer.email} adresine bir bağlantı gönderdik`);
  await welcome.getByRole('button', { name: 'Bildirimi kapat' }).click();
  await expect(welcome).toHaveCount(0);
  await page.reload();
  await accountButton(page).click();
  await expect(banner(page).getByText(customer.email)).toBeVisible();
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(signInLink(page)).toBeVisible();
  await expect(page.getByText(customer.email)).toHaveCount(0);
  await open(page, '/siparislerim');
  await expect(page.getByText('Bu sayfayı görüntülemek için giriş yapmalısınız')).toBeVisible();
});

test('signs out in all tabs at once', async ({ page, context, customer }) => {
  await signIn(page, customer);
  const other = await context.newPage();
  await open(page, '/');
  await open(other, '/hakkimizda');
  await expect(accountButton(other)).toHaveAccessibleName(`Hesabım, ${customer.name}`);
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(signInLink(page)).toBeVisible();
  await expect(signInLink(other)).toBeVisible();
  await expect(accountButton(other)).toHaveCount(0);
});

test('returns to the page that required the sign-in', async ({ page, customer }) => {
  await open(page, '/siparislerim?durum=kargoda');
  await main(page).getByRole('link', { name: 'Giriş yapın' }).click();
  await expect(page).toHaveURL(/\/giris\?donus=/);
  await submitLogin(page, customer);
  await expect(page).toHaveURL(/\/siparislerim\?durum=kargoda$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Siparişlerim' })).toBeVisible();
});

for (const address of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
  test(`ignores the foreign return address ${address} and opens the home page`, async ({
    page,
    customer,
  }) => {
    await open(page, `/giris?donus=${encodeURIComponent(address)}`);
    await submitLogin(page, customer);
    await expect(accountButton(page)).toBeVisible();
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
    await submitLogin(page, wrong);
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
  await expect(accountButton(page)).toBeVisible();
});

test('tells every error of a registration at once', async ({ page, customer }) => {
  await open(page, '/kayit');
  const send = () => page.getByRole('button', { name: 'Kayıt Ol' }).click();
  await field(page, 'Ad soyad').fill('Ayşe');
  await field(page, 'Şifre').fill('abc');
  await field(page, 'Şifre (tekrar)').fill('abd');
  await send();
  await expect(page.getByText('Lütfen tüm zorunlu alanları doldurun')).toBeVisible();
  await expect(field(page, 'E-posta')).toBeFocused();
  await expect(page.getByText('Şifreler eşleşmiyor')).toBeVisible();
  await expect(page.getByText('Şifre en az 6 karakter olmalıdır')).toBeVisible();
  await expect(page.getByText('Kullanım koşullarını kabul etmelisiniz')).toBeVisible();
  await fillRegistration(page, customer);
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
  let first: string | undefined;
  for (const email of [customer.email, newCustomer().email]) {
    await open(page, '/sifremi-unuttum');
    await field(page, 'E-posta').fill(email);
    await page.getByRole('button', { name: 'Bağlantı Gönder' }).click();
    const response = page.getByRole('status').filter({ hasText: 'E-postanızı kontrol edin' });
    await expect(response).toContainText(email);
    const wording = async () => (await response.innerText()).replace(email, '');
    first ??= await wording();
    await expect.poll(wording).toBe(first);
  }
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
  // The button may be there before the page that the sign-in leads to, which takes the focus.
  await expect(main(page)).toBeFocused();
  await expect(accountButton(page)).toBeVisible();
  await accountButton(page).focus();
  await page.keyboard.press('Enter');
  await expectPopoverOpen(accountButton(page));
  await expect(page.getByRole('button', { name: 'Çıkış Yap' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: 'Profilim' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(accountButton(page)).toBeFocused();
  await expectPopoverClosed(accountButton(page));
});

test('Tab leads through the registration, and Space accepts the terms', async ({ page }) => {
  await open(page, '/kayit');
  const form = page.getByRole('form', { name: 'Kayıt' });
  await expectToTabThrough(form);
  const terms = form.getByRole('checkbox', { name: /Kullanım koşullarını/ });
  await terms.focus();
  await page.keyboard.press('Space');
  await expect(terms).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/giris', '/kayit', '/sifremi-unuttum', '/sifre-yenile/x', '/eposta-dogrula/x']) {
    test(`the form of ${path} says that it needs them and sends nothing`, async ({ page }) => {
      await page.goto(path);
      const form = main(page).getByRole('form');
      await expect(form.getByText(/JavaScript açık olmalıdır/)).toBeVisible();
      await expect(form.locator('[type=submit]')).toBeDisabled();
      await expect(form.getByRole('button', { name: /^Göster/ })).toHaveCount(0);
    });
  }
});

test('keeps account pages out of caches and search engines', async ({ page, request }) => {
  for (const path of ACCOUNT_PAGES) {
    const headers = (await request.get(path)).headers();
    expect(headers['cache-control'], path).toBe('no-store');
    await open(page, path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  }
});

/** What sends the forms whose errors are checked too. */
const SEND: Record<string, string> = {
  '/giris': 'Giriş Yap',
  '/kayit': 'Kayıt Ol',
  '/sifremi-unuttum': 'Bağlantı Gönder',
};

for (const path of ACCOUNT_PAGES) {
  test(`${path} has no accessibility violations`, async ({ page }) => {
    await open(page, path);
    if (path === '/sifre-yenile/x') {
      // The form disappears once the server has refused the link.
      await expect(page.getByText('Bu bağlantı artık geçerli değil')).toBeVisible();
    }
    const send = SEND[path];
    if (send) await main(page).getByRole('button', { name: send }).click();
    await expectAccessible(page);
  });
}
