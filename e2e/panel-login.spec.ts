import { type Locator, type Page } from '@playwright/test';
import { expectAccessible, field, main, open } from './pages/page';
import {
  holdNewsBack,
  OWN_ACCOUNT,
  PANEL_ORDERS,
  PANEL_START,
  sections,
  submitStaffLogin,
} from './pages/panel';
import { placeOrder } from './placed-order';
import { chooseAction } from './pages/panel-orders';
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
  await page.getByRole('button', { name: 'Giriş yap' }).click();
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
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(main(page).getByText('Lütfen tüm alanları doldurun')).toBeVisible();
  await field(page, 'Kullanıcı adı veya e-posta').fill('a');
  await expect(main(page).getByText('Lütfen tüm alanları doldurun')).toBeHidden();
});

const again = (page: Page) => page.getByRole('alertdialog', { name: 'Oturumunuz sona erdi' });

async function signInAgain(page: Page): Promise<void> {
  const { password } = await demoStaff(page.request);
  await expect(again(page).getByLabel('Şifre', { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(again(page)).toBeHidden();
}

/** Opens an order with a note that is typed and not sent. */
async function typeNote(page: Page, buyer: Page): Promise<Locator> {
  const { id } = await placeOrder(buyer.request);
  await signInToPanel(page);
  await open(page, `/admin/siparisler/${id}`);
  const note = field(page, 'Ekip için iç not');
  await note.fill('Cuma sabahı çıksın');
  return note;
}

test('keeps what was typed when a query is refused, and goes on after a new sign-in', async ({
  page,
  otherBrowser,
}) => {
  const note = await typeNote(page, otherBrowser);
  await endPanelSession(page);
  // The screen asks by itself when an order arrives.
  await placeOrder(otherBrowser.request);
  await expect(again(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(again(page)).toBeVisible();
  await signInAgain(page);
  await expect(note).toHaveValue('Cuma sabahı çıksın');
  await main(page).getByRole('button', { name: 'Not ekle' }).click();
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Cuma sabahı çıksın' })).toBeVisible();
});

test('keeps a form whose sending is refused, to be sent after a new sign-in', async ({
  page,
  otherBrowser,
}) => {
  await holdNewsBack(page);
  const note = await typeNote(page, otherBrowser);
  await endPanelSession(page);
  const send = main(page).getByRole('button', { name: 'Not ekle' });
  await send.click();
  await signInAgain(page);
  await expect(note).toHaveValue('Cuma sabahı çıksın');
  await send.click();
  await expect(note).toHaveValue('');
});

test('keeps a form in a dialog, too', async ({ page, otherBrowser }) => {
  await holdNewsBack(page);
  const note = await typeNote(page, otherBrowser);
  await chooseAction(page, 'Siparişi iptal et');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('İptal nedeni').fill('Müşteri aradı');
  await endPanelSession(page);
  await dialog.getByRole('button', { name: 'Siparişi iptal et' }).click();
  // Before it, Escape would close the form itself.
  await expect(again(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await signInAgain(page);
  await expect(dialog.getByLabel('İptal nedeni')).toHaveValue('Müşteri aradı');
  await dialog.getByRole('button', { name: 'Siparişi iptal et' }).click();
  await expect(dialog).toBeHidden();
  await expect(main(page).getByRole('button', { name: /durum: İptal Edildi/ })).toBeVisible();
  await expect(note).toHaveValue('Cuma sabahı çıksın');
});

test('goes on in every tab once the person has signed in again in one', async ({
  page,
  context,
  otherBrowser,
}) => {
  const note = await typeNote(page, otherBrowser);
  await endPanelSession(page);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(again(page)).toBeVisible();
  const other = await context.newPage();
  await open(other, '/admin/login');
  await submitStaffLogin(other, await demoStaff(page.request));
  await expect(sections(other)).toBeVisible();
  await expect(again(page)).toBeHidden();
  await expect(note).toHaveValue('Cuma sabahı çıksın');
});

test('says that the session was ended elsewhere to those who go on to another screen, and leads there', async ({
  page,
}) => {
  await signInToPanel(page);
  await holdNewsBack(page);
  await open(page, OWN_ACCOUNT);
  await expect(sections(page)).toBeVisible();
  await endPanelSession(page);
  await sections(page).getByRole('link', { name: 'Siparişler' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(main(page).getByText('Oturumunuz sona erdi')).toBeVisible();
  await submitStaffLogin(page, await demoStaff(page.request));
  await expect(page).toHaveURL(PANEL_ORDERS);
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

test('the sign-in has no accessibility violations', async ({ page }) => {
  await open(page, '/admin/login?oturum=bitti');
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(main(page).getByText('Lütfen tüm alanları doldurun')).toBeVisible();
  await expectAccessible(page);
});

test('the new sign-in above a screen has no accessibility violations', async ({ page }) => {
  await signInToPanel(page);
  await open(page, OWN_ACCOUNT);
  await expect(sections(page)).toBeVisible();
  await endPanelSession(page);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(again(page)).toBeVisible();
  await expectAccessible(page);
});
