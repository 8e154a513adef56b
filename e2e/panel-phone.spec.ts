import { expectAccessible, expectToFit, field, main, open } from './pages/page';
import { bellList, openBell, OWN_ACCOUNT, pretendMaintenance, sections } from './pages/panel';
import { placeOrder } from './placed-order';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

test('the sign-in fits a phone', async ({ page }) => {
  await open(page, '/admin/login');
  await expect(field(page, 'Şifre')).toBeVisible();
  await expectToFit(page);
});

test('opens the sections in a drawer and closes it with Back, Escape and a link', async ({ page }) => {
  await signInToPanel(page);
  const setMaintenance = await pretendMaintenance(page);
  setMaintenance(true);
  await open(page, OWN_ACCOUNT);
  const button = page.getByRole('button', { name: 'Menüyü aç' });
  const drawer = page.getByRole('dialog', { name: 'Menü' });
  await expect(page.getByText('Bakım Modu Aktif')).toBeVisible();
  await expectToFit(page);
  await expect(sections(page)).toHaveCount(0);
  await button.click();
  await expect(drawer.getByText('Süper yönetici')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(OWN_ACCOUNT);
  await button.click();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await drawer.getByRole('link', { name: 'Hesabım ve güvenlik' }).click();
  await expect(drawer).toBeHidden();
  await expect(main(page)).toBeVisible();
});

test('signs out from the drawer', async ({ page }) => {
  await signInToPanel(page);
  await open(page, OWN_ACCOUNT);
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL('/admin/login');
});

test('the bell is a sheet that Back closes', async ({ page, otherBrowser }) => {
  const { number } = await placeOrder(otherBrowser.request);
  await signInToPanel(page);
  await open(page, OWN_ACCOUNT);
  await openBell(page, number);
  await expectToFit(page);
  await expectAccessible(page);
  await page.goBack();
  await expect(bellList(page)).toBeHidden();
  await expect(page).toHaveURL(OWN_ACCOUNT);
  await openBell(page, number);
  await page.getByRole('region', { name: 'Bildirimler' }).getByRole('button', { name: 'Kapat' }).click();
  await expect(bellList(page)).toBeHidden();
});

test('list and order fit a phone', async ({ page, otherBrowser }) => {
  const { id, number } = await placeOrder(otherBrowser.request, 2);
  await signInToPanel(page);
  await open(page, `/admin/siparisler?arama=${number}`);
  await expect(main(page).getByRole('link', { name: `#${number}` })).toBeVisible();
  await expectToFit(page);
  await open(page, `/admin/siparisler/${id}`);
  await expect(main(page).getByRole('heading', { name: `#${number}` })).toBeVisible();
  await expectToFit(page);
});

test('the palette fills a phone, and is left by its button', async ({ page, otherBrowser }) => {
  const { id, number } = await placeOrder(otherBrowser.request);
  await signInToPanel(page);
  await open(page, OWN_ACCOUNT);
  await page.getByRole('banner').getByRole('button', { name: 'Ara' }).click();
  const palette = page.getByRole('dialog', { name: 'Ara' });
  await expect(palette.getByRole('option', { name: 'Bugünün siparişleri' })).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
  await palette.getByRole('button', { name: 'Kapat' }).click();
  await expect(palette).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Ara' }).click();
  await palette.getByRole('combobox').fill(number);
  await palette.getByRole('option', { name: new RegExp(`#${number}`) }).click();
  await expect(page).toHaveURL(`/admin/siparisler/${id}`);
});
