import { type Page } from '@playwright/test';
import { main, open } from './pages/page';
import { linkOf, listOf, placeOrders } from './pages/panel-list';
import { history, statusOf } from './pages/panel-orders';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

const heading = (page: Page, number: string) => main(page).getByRole('heading', { name: `#${number}` });

test.beforeEach(async ({ page }) => {
  await signInToPanel(page);
});

test('J and K lead through the orders of the list, and Escape back to the row of the last one', async ({
  page,
  otherBrowser,
}) => {
  const orders = await placeOrders(otherBrowser, 3);
  const [newest = '', middle = '', oldest = ''] = orders.numbers;
  await open(page, listOf(orders));
  await linkOf(page, newest).click();
  await expect(heading(page, newest)).toBeVisible();
  await expect(main(page).getByText('1 / 3', { exact: true })).toBeVisible();
  await page.keyboard.press('k');
  await expect(heading(page, newest)).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading(page, middle)).toBeVisible();
  await expect(main(page).getByText('2 / 3', { exact: true })).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading(page, oldest)).toBeVisible();
  await page.keyboard.press('k');
  await expect(heading(page, middle)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(linkOf(page, middle)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, middle)).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading(page, oldest)).toBeVisible();
  await page.goBack();
  await expect(linkOf(page, oldest)).toBeFocused();
});

test('S, N and P reach state, note and payment of an order, and not while somebody types', async ({
  page,
  otherBrowser,
}) => {
  const orders = await placeOrders(otherBrowser, 2);
  const [newer = '', number = ''] = orders.numbers;
  await open(page, listOf(orders));
  await linkOf(page, newer).click();
  await expect(heading(page, newer)).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading(page, number)).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByRole('menuitem', { name: 'Onaylandı' })).toBeVisible();
  // The menu closes; the order stays.
  await page.keyboard.press('Escape');
  await expect(statusOf(page, number)).toBeFocused();
  // Nothing was changed: back to where it came from.
  await page.keyboard.press('s');
  await page.getByRole('menuitem', { name: 'İptal Edildi' }).click();
  await expect(page.getByRole('dialog').getByLabel('İptal nedeni')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(statusOf(page, number)).toBeFocused();
  await page.keyboard.press('p');
  await expect(page.getByRole('dialog', { name: 'Ödeme kaydet' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main(page).getByRole('button', { name: 'Ödendi İşaretle' })).toBeFocused();
  await page.keyboard.press('n');
  const note = main(page).getByLabel('Ekip için iç not');
  await expect(note).toBeFocused();
  await page.keyboard.type('jkspn? sonra');
  await expect(note).toHaveValue('jkspn? sonra');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(history(page)).toContainText('jkspn? sonra');
  await expect(note).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(heading(page, number)).toBeVisible();
});

test('a question mark names the keys of an order, and not those that lead nowhere', async ({
  page,
  otherBrowser,
}) => {
  const orders = await placeOrders(otherBrowser, 2);
  await open(page, listOf(orders));
  await linkOf(page, orders.numbers[0] ?? '').click();
  await expect(heading(page, orders.numbers[0] ?? '')).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Klavye kısayolları' });
  for (const text of ['Sonraki sipariş', 'Listeye dön', 'Durumu değiştir', 'İç not yaz', 'Ödeme kaydet']) {
    await expect(help.getByText(text)).toBeVisible();
  }
  await expect(help.getByText('Önceki sipariş')).toHaveCount(0);
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(heading(page, orders.numbers[0] ?? '')).toBeVisible();
});

test('a payment that was a slip is undone from its notice, alone and of several orders', async ({
  page,
  otherBrowser,
}) => {
  const orders = await placeOrders(otherBrowser, 2);
  const [newer = '', older = ''] = orders.numbers;
  await open(page, listOf(orders));
  await linkOf(page, newer).click();
  await expect(heading(page, newer)).toBeVisible();
  await page.keyboard.press('p');
  const undo = page.getByRole('button', { name: 'Geri al', exact: true });
  const unpaid = main(page).getByRole('button', { name: 'Ödendi İşaretle' });
  const mail = page.getByRole('dialog').getByLabel('Müşteriye e-postayla bildir');
  await expect(mail).toBeEnabled();
  await mail.press('Space');
  await expect(mail).toBeChecked();
  await page.getByRole('dialog').getByRole('button', { name: 'Ödendi İşaretle' }).click();
  await expect(unpaid).toHaveCount(0);
  await expect(page.getByText('Müşteriye bildirilecek')).toBeVisible();
  await undo.press('Enter');
  await expect(unpaid).toBeVisible();
  await expect(history(page)).toContainText('Geri alındı; müşteri görmedi');

  // Escape would close the notice first, as long as it has the focus.
  await main(page).getByRole('link', { name: 'Listeye dön' }).click();
  await main(page).getByRole('checkbox', { name: 'Bu sayfadaki bütün satırları seç' }).press('Space');
  await page.getByRole('toolbar').getByRole('button', { name: 'Ödendi İşaretle' }).click();
  const dialog = page.getByRole('dialog', { name: '2 siparişi ödendi işaretle' });
  await dialog.getByRole('button', { name: 'Ödendi İşaretle' }).click();
  await expect(dialog).toBeHidden();
  const rows = main(page).getByRole('row');
  for (const number of [older, newer]) {
    await expect(rows.filter({ hasText: `#${number}` })).toContainText('Ödendi');
  }
  await undo.click();
  for (const number of [older, newer]) {
    await expect(rows.filter({ hasText: `#${number}` })).not.toContainText('Ödendi');
  }
});

test('the slips of several orders are one print, each on a sheet of its own', async ({
  page,
  otherBrowser,
}) => {
  const orders = await placeOrders(otherBrowser, 2);
  await open(page, listOf(orders));
  await main(page).getByRole('checkbox', { name: 'Bu sayfadaki bütün satırları seç' }).press('Space');
  await page.getByRole('toolbar').getByRole('link', { name: 'Sevk fişleri' }).click();
  const slips = main(page).getByRole('article');
  await expect(slips).toHaveCount(2);
  for (const number of orders.numbers) {
    await expect(slips.filter({ hasText: `Sevk fişi #${number}` })).toContainText('1 kalem, ');
  }
  await expect(slips.first()).toContainText('Gönderen');
  await page.emulateMedia({ media: 'print' });
  await expect(slips.nth(1)).toHaveCSS('break-before', 'page');
  await page.emulateMedia({ media: null });
  await main(page).getByRole('link', { name: 'Siparişlere dönün' }).click();
  for (const number of orders.numbers) await expect(linkOf(page, number)).toBeVisible();
});

test('an accepted text opens in the browser, to be printed', async ({ page, otherBrowser, context }) => {
  const orders = await placeOrders(otherBrowser, 1);
  await open(page, listOf(orders));
  await linkOf(page, orders.numbers[0] ?? '').click();
  const opened = context.waitForEvent('page');
  await main(page)
    .getByRole('link', { name: /^Ön Bilgilendirme Formu \(yeni/ })
    .click();
  const document = await opened;
  await expect(document.getByRole('heading', { level: 1 })).toContainText('Ön Bilgilendirme');
  await expect(document).toHaveTitle(new RegExp(`#${orders.numbers[0] ?? ''}$`));
});
