import { main } from './pages/page';
import { placeOrder } from './placed-order';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

test.beforeEach(({ page }) => signInToPanel(page));

test('the palette acts on the order that is open', async ({ page, otherBrowser }) => {
  const { id, number } = await placeOrder(otherBrowser.request);
  await page.goto(`/admin/siparisler/${id}`);
  const field = page.getByRole('combobox', { name: 'Ara' });
  const choose = async (text: string, line: string) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('group', { name: `#${number}` })).toBeVisible();
    await field.fill(text);
    await expect(page.getByRole('option').first()).toContainText(line);
    await page.keyboard.press('Enter');
  };
  await expect(main(page).getByRole('button', { name: 'Onayla' })).toBeVisible();
  await choose('not', 'Not ekle');
  await expect(main(page).getByRole('textbox', { name: /not/i }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await choose('öde', 'Ödendi İşaretle');
  await expect(page.getByRole('dialog', { name: 'Ödeme kaydet' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Ödeme kaydet' })).toBeHidden();
  await choose('onayla', 'Onayla');
  await expect(main(page).getByRole('button', { name: 'Hazırlamaya başla' })).toBeVisible();
  await choose('fiş', 'Sevk fişi');
  await expect(page).toHaveURL(/sevk-fisi/);
});

test('the palette offers what was open last', async ({ page, otherBrowser }) => {
  const first = await placeOrder(otherBrowser.request);
  const second = await placeOrder(otherBrowser.request);
  await page.goto(`/admin/siparisler?arama=${first.number}`);
  await page.getByRole('link', { name: first.number }).first().click();
  await expect(page.getByRole('heading', { name: `#${first.number}` })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Ara' }).fill(second.number);
  await expect(page.getByRole('option', { name: second.number })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `#${second.number}` })).toBeVisible();
  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: 'Son açılanlar' });
  await expect(recent.getByRole('option')).toHaveCount(1);
  await recent.getByRole('option', { name: first.number }).click();
  await expect(page.getByRole('heading', { name: `#${first.number}` })).toBeVisible();
});
