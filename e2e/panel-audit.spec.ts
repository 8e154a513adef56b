import { type Page } from '@playwright/test';
import { expectAccessible, main, open } from './pages/page';
import { sections } from './pages/panel';
import { placeOrder } from './placed-order';
import { expect, test } from './shop';
import { createStaff, signInToPanel } from './staff';

const AUDIT = '/admin/denetim';

const rows = (page: Page, text: string) => main(page).getByRole('row').filter({ hasText: text });

test('what somebody does to an order is found from the order, with who, before and after', async ({
  page,
  otherBrowser,
}) => {
  const { id, number } = await placeOrder(otherBrowser.request);
  await signInToPanel(page, createStaff());
  await open(page, `/admin/siparisler/${id}`);
  await main(page)
    .getByRole('button', { name: /Durum.*Beklemede|Beklemede/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Onaylandı' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Onayla', exact: true }).click();
  await expect(
    main(page)
      .getByRole('button', { name: /Onaylandı/ })
      .first(),
  ).toBeVisible();
  await main(page).getByRole('link', { name: 'Denetim kaydı', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`neyde=order%3A${id}`));
  // The filter itself moves behind «Diğer filtreler» where the bar is full.
  await expect(main(page).getByText(`#${number}`).filter({ visible: true }).first()).toBeVisible();
  const changed = rows(page, 'Sipariş durumu değişti');
  await expect(changed).toContainText('Durum: Beklemede → Onaylandı');
  await changed.getByRole('link').first().click();
  await expect(main(page).getByRole('heading', { name: 'Sipariş durumu değişti' })).toBeVisible();
  await expect(main(page).getByRole('row', { name: /Durum Beklemede Onaylandı/ })).toBeVisible();
  await expect(main(page).getByText('Özet tutuyor')).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'JSON’u göster' }).click();
  await expect(main(page).getByText('"from": "pending"')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/neyde=order/);
});

test('the log is narrowed by action and search, and downloaded as it is narrowed', async ({ page }) => {
  await signInToPanel(page, createStaff());
  await open(page, AUDIT);
  await main(page).getByRole('button', { name: 'İşlem', exact: true }).click();
  await page.getByRole('searchbox', { name: 'İşlem içinde ara' }).fill('giris yapildi');
  await page.getByRole('group', { name: 'İşlem' }).getByText('Panele giriş yapıldı', { exact: true }).click();
  await expect(page).toHaveURL(/islem=admin-signed-in/);
  await page.keyboard.press('Escape');
  await expect(rows(page, 'Panele giriş yapıldı').first()).toBeVisible();
  const downloading = page.waitForEvent('download');
  await main(page).getByRole('link', { name: 'Excel’e aktar' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^Denetim_\d{4}-\d{2}-\d{2}\.xlsx$/);
  await open(page, `${AUDIT}?arama=yokböylebirkayıt`);
  await expect(main(page).getByText('Bu ölçütlere uyan kayıt yok')).toBeVisible();
  await expectAccessible(page);
});

test('a verification runs while the page is open, its result stands there and in the bell', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInToPanel(page, createStaff());
  await open(page, AUDIT);
  const panel = main(page).getByRole('region', { name: 'Zincir doğrulaması' });
  await panel.getByRole('button', { name: 'Şimdi doğrula' }).click();
  await expect(panel.getByRole('heading', { name: 'Zincir sağlam' })).toBeVisible({ timeout: 60_000 });
  await expect(panel).toContainText('Son mühürden beri');
  await main(page).getByRole('button', { name: 'Şimdi mühürle' }).click();
  await expect(page.getByText('Kayıtlar mühürlendi').first()).toBeVisible();
  await page.mouse.move(0, 0);
  await expectAccessible(page);
  await expect(rows(page, 'Denetim doğrulaması bitti').first()).toContainText('Sağlam');
  await page.getByRole('button', { name: /Bildirimler/ }).click();
  await expect(page.getByText(/Denetim kaydı doğrulandı/).first()).toBeVisible({ timeout: 20_000 });
});

test('staff without the permission see neither the section nor a record', async ({ page }) => {
  await signInToPanel(page, createStaff('orders'));
  await open(page, AUDIT);
  await expect(main(page).getByText('Bu bölüm için yetkiniz yok')).toBeVisible();
  await expect(sections(page).getByRole('link', { name: 'Denetim Kaydı' })).toHaveCount(0);
  const response = await page.request.get('/admin/aktar/denetim');
  expect(response.status()).toBe(403);
});
