import { main, open } from './pages/page';
import { chooseStatus, rowOf, statusOf } from './pages/panel-orders';
import { placeOrder } from './placed-order';
import { expect, test } from './shop';
import { endPanelSession, demoStaff, signInToPanel } from './staff';

const LIST = '/admin/siparisler';

test.beforeEach(({ page }) => signInToPanel(page));

test('the focus stays at the state of an order that is changed in the list', async ({
  page,
  otherBrowser,
}) => {
  const { number } = await placeOrder(otherBrowser.request);
  await page.goto(`${LIST}?arama=${number}`);
  await statusOf(page, number).click();
  const item = page.getByRole('menuitem', { name: 'Onaylandı' });
  await item.hover();
  await expect(item).toHaveAttribute('data-highlighted');
  await item.click();
  await expect(statusOf(page, number)).toBeFocused();
  await expect(statusOf(page, number)).toHaveText('Onaylandı');
  await expect(statusOf(page, number)).not.toHaveAttribute('aria-busy', 'true');
  await expect(statusOf(page, number)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type('Haz');
  await page.keyboard.press('Enter');
  await expect(statusOf(page, number)).toHaveText('Hazırlanıyor');
  await expect(statusOf(page, number)).toBeFocused();
});

test('a day takes effect while its field has the focus, which it keeps', async ({ page }) => {
  await page.goto(`${LIST}?tarih=aralik`);
  await main(page)
    .getByRole('button', { name: /^Tarih: / })
    .click();
  const first = page.getByRole('dialog', { name: 'Tarih' }).getByLabel('İlk gün');
  await first.fill('31.01.2026');
  await expect(page).toHaveURL(/baslangic=2026-01-31/);
  await expect(first).toBeFocused();
  await first.fill('28.02.2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/baslangic=2026-02-28/);
  await expect(first).toBeFocused();
  // Back closes the filter before it goes on to the day before.
  await page.goBack();
  await expect(first).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/baslangic=2026-01-31/);
});

test('the focus is in the table once nothing is selected any more', async ({ page, otherBrowser }) => {
  const { number } = await placeOrder(otherBrowser.request);
  await page.goto(`${LIST}?arama=${number}`);
  await rowOf(page, number).getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Seçimi kaldır' }).click();
  await expect(page.getByRole('table', { name: 'Siparişler' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('checkbox', { name: 'Bu sayfadaki bütün satırları seç' })).toBeFocused();
});

test('the focus is on the screen once several orders were changed', async ({ page, otherBrowser }) => {
  const { number } = await placeOrder(otherBrowser.request);
  await page.goto(`${LIST}?arama=${number}`);
  await rowOf(page, number).getByRole('checkbox').press('Space');
  await page.getByRole('toolbar').getByRole('button', { name: 'Durumu değiştir' }).click();
  await page.getByRole('menuitem', { name: 'Onaylandı' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Onayla' }).click();
  await expect(dialog).toBeHidden();
  await expect(main(page)).toBeFocused();
});

test('the focus is at the filters once they are cleared', async ({ page }) => {
  await page.goto(`${LIST}?arama=olmayan-siparis`);
  await main(page).getByRole('button', { name: 'Filtreleri temizle' }).click();
  await expect(main(page).getByRole('search')).toBeFocused();
});

test('the focus is at the order once it is shown as it is now', async ({ page, otherBrowser }) => {
  const { id, number } = await placeOrder(otherBrowser.request);
  await open(page, `${LIST}/${id}`);
  await chooseStatus(page, number, 'Onaylandı');
  await page.getByRole('dialog').getByRole('button', { name: 'Onayla' }).click();
  await expect(statusOf(page, number)).toHaveText('Onaylandı');
  await page.getByLabel('Siparişin o anki hâli').fill('1');
  await page.getByRole('button', { name: 'Güncel hâline dönün' }).click();
  await expect(main(page).getByRole('heading', { name: `#${number}` })).toBeFocused();
});

test('the focus is where it was once somebody has signed in again', async ({ page, otherBrowser }) => {
  const { id } = await placeOrder(otherBrowser.request);
  await open(page, `${LIST}/${id}`);
  const note = main(page).getByLabel('Ekip için iç not');
  await note.fill('Cuma sabahı çıksın');
  await endPanelSession(page);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const again = page.getByRole('alertdialog', { name: 'Oturumunuz sona erdi' });
  await again.getByLabel('Şifre', { exact: true }).fill((await demoStaff(page.request)).password);
  await page.keyboard.press('Enter');
  await expect(again).toBeHidden();
  await expect(note).toBeFocused();
});
