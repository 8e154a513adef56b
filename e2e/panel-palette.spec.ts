import { type Page } from '@playwright/test';
import { expectAccessible, main, open } from './pages/page';
import { OWN_ACCOUNT, PANEL_ORDERS, pretendPermissions } from './pages/panel';
import { chooseStatus } from './pages/panel-orders';
import { placeOrder } from './placed-order';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Ara' });
const field = (page: Page) => palette(page).getByRole('combobox');
const option = (page: Page, name: RegExp | string) => palette(page).getByRole('option', { name });
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Ara' });

async function openPalette(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expect(button(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
}

test.beforeEach(({ page }) => signInToPanel(page));

test('an order is found by its number and opened with the keyboard alone', async ({ page, otherBrowser }) => {
  const { id, number } = await placeOrder(otherBrowser.request);
  await openPalette(page, OWN_ACCOUNT);
  await page.keyboard.type(`#${number.toUpperCase()}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/siparisler/${id}`);
  await expect(main(page).getByRole('heading', { name: `#${number}` })).toBeVisible();
  await expect(palette(page)).toBeHidden();
  await expect(main(page)).toBeFocused();
});

test('a customer is found folded, marked, and leads to their orders', async ({ page, otherBrowser }) => {
  const { number } = await placeOrder(otherBrowser.request);
  await openPalette(page, OWN_ACCOUNT);
  await field(page).fill('ISILDAK');
  const customer = palette(page).getByRole('group', { name: 'Müşteriler' }).getByRole('option').first();
  await expect(customer).toContainText('Gülşah Işıldak');
  await expect(customer.locator('mark').first()).toHaveText('Işıldak');
  await customer.click();
  await expect(page).toHaveURL(/\/admin\/siparisler\?arama=gulsah%40firma\.example$/);
  await expect(page.getByRole('row').filter({ hasText: `#${number}` })).toBeVisible();
});

test('lists of orders, pages and actions are found', async ({ page }) => {
  await openPalette(page, OWN_ACCOUNT);
  await field(page).fill('ödeme bekl');
  await expect(option(page, 'Ödeme bekleyen siparişler')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PANEL_ORDERS}?odeme=beklemede`);

  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toHaveValue('');
  await field(page).fill('oturum');
  await option(page, 'Açık oturumlar').click();
  await expect(page).toHaveURL(`${OWN_ACCOUNT}#oturumlar`);
  await expect(main(page).getByRole('heading', { name: 'Oturumlar' })).toBeInViewport();

  await button(page).click();
  await field(page).fill('koyu');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(palette(page)).toBeHidden();
});

test('arrow keys lead from line to line and back to the first', async ({ page }) => {
  await openPalette(page, OWN_ACCOUNT);
  await expect(option(page, 'Teklifleri dışa aktar')).toBeVisible();
  const count = await palette(page).getByRole('option').count();
  for (let place = 0; place <= count; place += 1) {
    const reached = palette(page)
      .getByRole('option')
      .nth(place % count);
    await expect(reached).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
  }
});

test('the orders are exported from it, and the screen stays', async ({ page }) => {
  await openPalette(page, OWN_ACCOUNT);
  await field(page).fill('siparişleri dışa');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  await expect(page).toHaveURL(OWN_ACCOUNT);
});

test('Ctrl and Enter open in a new tab, and the palette stays', async ({ page, context }) => {
  await openPalette(page, OWN_ACCOUNT);
  await field(page).fill('bugün');
  await expect(option(page, 'Bugünün siparişleri')).toHaveAttribute('aria-selected', 'true');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('ControlOrMeta+Enter');
  const tab = await opened;
  await expect(tab).toHaveURL(`${PANEL_ORDERS}?tarih=bugun`);
  await expect(palette(page)).toBeVisible();
  await expect(page).toHaveURL(OWN_ACCOUNT);
});

test('Escape, Back and the shortcut close it, and the focus returns', async ({ page }) => {
  await open(page, OWN_ACCOUNT);
  await expect(button(page)).toHaveAttribute('aria-keyshortcuts', /^(Control|Meta)\+K$/);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => page.keyboard.press('ControlOrMeta+k'),
  ]) {
    await button(page).press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('sip');
    await close();
    await expect(palette(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expect(page).toHaveURL(OWN_ACCOUNT);
  }
});

test('it stays closed above a dialog, where it would lose what was typed', async ({ page, otherBrowser }) => {
  const { id, number } = await placeOrder(otherBrowser.request);
  await open(page, `/admin/siparisler/${id}`);
  await chooseStatus(page, number, 'Onaylandı');
  const reason = page.getByRole('dialog').getByLabel('Açıklama');
  await reason.fill('Stok ayrıldı');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(reason).toBeFocused();
  await expect(reason).toHaveValue('Stok ayrıldı');
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Kaydetmeden kapat' }).click();
  await expect(reason).toBeHidden();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
});

test('staff without the permission for orders find none', async ({ page, otherBrowser }) => {
  const { number } = await placeOrder(otherBrowser.request);
  await pretendPermissions(page, ['CONTENT']);
  let asked = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('adminOrderSuggestions')) asked += 1;
  });
  await openPalette(page, OWN_ACCOUNT);
  await expect(option(page, 'Hesabım ve güvenlik')).toBeVisible();
  await expect(option(page, /sipariş/i)).toHaveCount(0);
  await field(page).fill(number);
  await expect(palette(page).getByText(`«${number}» için sonuç yok`)).toBeVisible();
  expect(asked).toBe(0);
});

test('it says when it cannot search, and tries again', async ({ page, otherBrowser }) => {
  const { number } = await placeOrder(otherBrowser.request);
  await openPalette(page, OWN_ACCOUNT);
  await page.route('**/graphql', (route) => route.abort());
  await field(page).fill(number);
  await expect(palette(page).getByText('Arama şu anda yapılamıyor')).toBeVisible();
  await page.unroute('**/graphql');
  await palette(page).getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(option(page, new RegExp(`#${number}`))).toBeVisible();
});

test('odd characters find nothing and break nothing', async ({ page }) => {
  await openPalette(page, OWN_ACCOUNT);
  for (const text of ['%%', '__', '\\\\', `"'`, '👍👍', '<b>x']) {
    await field(page).fill(text);
    await expect(palette(page).getByText(`«${text}» için sonuç yok`)).toBeVisible();
  }
  await expect(field(page)).toHaveAttribute('maxlength', '100');
});

test('the palette has no accessibility violations', async ({ page, otherBrowser }) => {
  await placeOrder(otherBrowser.request);
  await openPalette(page, OWN_ACCOUNT);
  await field(page).fill('gülşah');
  await expect(palette(page).getByRole('group', { name: 'Müşteriler' })).toBeVisible();
  await expectAccessible(page);
  await field(page).fill('böyle bir şey yok');
  await expect(palette(page).getByText(/için sonuç yok/)).toBeVisible();
  await expectAccessible(page);
});
