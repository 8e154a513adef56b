import { type Page } from '@playwright/test';
import { main } from './pages/page';
import { placeOrder } from './placed-order';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' });
const explanation = (page: Page) => dialog(page).getByLabel('Açıklama');
async function openDialog(page: Page): Promise<void> {
  await main(page)
    .getByRole('button', { name: /, durum:/ })
    .click();
  await page.getByRole('menuitem', { name: 'Onaylandı' }).click();
}

test.beforeEach(async ({ page, otherBrowser }) => {
  const { id } = await placeOrder(otherBrowser.request);
  await signInToPanel(page);
  await page.goto('/admin/siparisler');
  await page.goto(`/admin/siparisler/${id}`);
  await openDialog(page);
});

test('a dialog closes at once while nothing was typed, and asks before typed text is lost', async ({
  page,
}) => {
  const close = dialog(page).getByRole('button', { name: 'Kapat' });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await openDialog(page);
  await explanation(page).fill('Termin 10 gün');
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => close.click(),
    () => dialog(page).getByRole('button', { name: 'Vazgeç' }).click(),
    () => page.goBack(),
    () => page.goBack(),
  ]) {
    await leave();
    await expect(question(page).getByRole('button', { name: 'Düzenlemeye dön' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
    await expect(explanation(page)).toHaveValue('Termin 10 gün');
  }
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Kaydetmeden kapat' }).click();
  await expect(dialog(page)).toBeHidden();
  await openDialog(page);
  await expect(explanation(page)).toHaveValue('');
});

test('a dialog is sent with Ctrl and Enter, and its buttons stay in sight on a low screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 430 });
  const send = dialog(page).getByRole('button', { name: 'Onayla' });
  await expect(send).toBeInViewport({ ratio: 1 });
  await explanation(page).fill('Termin 10 gün');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(main(page).getByText('Termin 10 gün').first()).toBeVisible();
});
