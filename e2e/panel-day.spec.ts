import { main } from './pages/page';
import { placeOrder } from './placed-order';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

test.beforeEach(({ page }) => signInToPanel(page));

test('a day of a filter is chosen from the calendar by keyboard', async ({ page }) => {
  await page.goto('/admin/siparisler?tarih=aralik');
  await main(page)
    .getByRole('button', { name: /^Tarih: / })
    .click();
  const filter = page.getByRole('dialog', { name: 'Tarih' });
  await filter.getByLabel('İlk gün').fill('10.02.2026');
  const open = filter.getByRole('button', { name: 'Takvimi aç' }).first();
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '10 Şubat 2026 Salı, seçili' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: '18 Şubat 2026 Çarşamba' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(filter.getByLabel('İlk gün')).toHaveValue('18.02.2026');
  await expect(page).toHaveURL(/baslangic=2026-02-18/);
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '18 Şubat 2026 Çarşamba, seçili' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Takvim' })).toBeHidden();
  await expect(filter).toBeVisible();
});

test('a day that does not exist is refused in words, and changes nothing', async ({ page }) => {
  await page.goto('/admin/siparisler?tarih=aralik');
  await main(page)
    .getByRole('button', { name: /^Tarih: / })
    .click();
  const filter = page.getByRole('dialog', { name: 'Tarih' });
  await filter.getByLabel('İlk gün').fill('31.02.2026');
  await filter.getByLabel('Son gün').focus();
  await expect(filter.getByText('Günü gg.aa.yyyy olarak yazın')).toBeVisible();
  await expect(page).not.toHaveURL(/baslangic/);
});

test('Escape closes the calendar of a dialog, and leaves the dialog open', async ({ page, otherBrowser }) => {
  const { id } = await placeOrder(otherBrowser.request);
  await page.goto(`/admin/siparisler/${id}`);
  await main(page).getByRole('button', { name: 'Ödendi İşaretle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ödeme kaydet' });
  await dialog.getByRole('button', { name: 'Takvimi aç' }).click();
  const calendar = page.getByRole('dialog', { name: 'Takvim' });
  await expect(calendar.getByRole('button', { name: /, seçili, bugün$/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Ödeme günü').fill('yarın');
  await dialog.getByRole('button', { name: 'Ödendi İşaretle' }).click();
  await expect(dialog.getByLabel('Ödeme günü')).toHaveAccessibleDescription(/Günü gg\.aa\.yyyy olarak yazın/);
});
