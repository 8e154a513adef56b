import { expectAccessible, main, open } from './pages/page';
import { expectToTabThrough } from './pages/keyboard';
import { OWN_ACCOUNT, PANEL_ORDERS, PANEL_START, pretendMaintenance, sections } from './pages/panel';
import { expect, test } from './shop';
import { signInToPanel } from './staff';
import { sendGraphql } from './graphql';
import { placeOrder } from './placed-order';

test.beforeEach(({ page }) => signInToPanel(page));

test('names the section in the header, the sidebar and the tab', async ({ page }) => {
  await open(page, '/admin');
  await expect(page).toHaveURL(PANEL_START);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(sections(page).locator('[aria-current="page"]')).toHaveAccessibleName('Dashboard');
  await expect(page).toHaveTitle('Dashboard | Yönetim paneli');
});

test('shows who is signed in, as what, and the shop by its first letters', async ({ page }) => {
  await open(page, OWN_ACCOUNT);
  await expect(page.getByText('DE', { exact: true })).toBeVisible();
  await expect(page.getByText('AD', { exact: true })).toBeVisible();
  await expect(page.getByText('Süper yönetici').first()).toBeVisible();
});

test('opens the shop in a new tab', async ({ page, context }) => {
  await open(page, OWN_ACCOUNT);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Siteyi Görüntüle' }).click();
  const shop = await opened;
  await expect(shop).toHaveURL(/\/$/);
});

test('keeps the frame around an address that does not exist', async ({ page }) => {
  await open(page, '/admin/olmayan');
  await expect(main(page).getByText('Böyle bir sayfa yok')).toBeVisible();
  await main(page).getByRole('link', { name: 'Panelin başına dönün' }).click();
  await expect(page).toHaveURL(PANEL_START);
  await expect(main(page)).toBeFocused();
});

test('keeps the frame around an address outside the panel, and does not blame the connection', async ({
  page,
}) => {
  await open(page, OWN_ACCOUNT);
  await expect(sections(page)).toBeVisible();
  // As a link within the panel would lead there.
  await page.evaluate(() => {
    history.pushState({ idx: 1 }, '', '/urun/olmayan');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as object }));
  });
  await expect(main(page).getByText('Böyle bir sayfa yok')).toBeVisible();
  await expect(sections(page)).toBeVisible();
  await expect(main(page)).not.toContainText(/bağlantı/i);
  await main(page).getByRole('link', { name: 'Panelin başına dönün' }).click();
  await expect(page).toHaveURL(PANEL_START);
});

test('keeps the frame around a screen that cannot be loaded, and goes on with the connection', async ({
  page,
  otherBrowser,
}) => {
  const { id } = await placeOrder(otherBrowser.request);
  await sendGraphql(
    page.request,
    'mutation ($input: ChangeOrderStatusInput!) { changeOrderStatus(input: $input) { id } }',
    { input: { orderId: id, expectedVersion: 1, status: 'CONFIRMED' } },
  );
  await open(page, PANEL_ORDERS);
  await expect(sections(page)).toBeVisible();
  await page.route('**/graphql', (route) => route.abort());
  await main(page)
    .getByRole('link', { name: /^Onaylandı/ })
    .click();
  await expect(main(page).getByText('Sayfa açılamadı')).toBeVisible();
  await expect(sections(page)).toBeVisible();
  await page.unroute('**/graphql');
  await main(page).getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(page.getByRole('table', { name: 'Siparişler' })).toBeVisible();
});

test('tries again after the connection was cut', async ({ page }) => {
  await open(page, OWN_ACCOUNT);
  await expect(sections(page)).toBeVisible();
  await page.route('**/graphql', (route) => route.abort());
  await page.reload();
  await expect(main(page).getByText('Sayfa açılamadı')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(sections(page)).toBeVisible();
});

test('keeps the chosen theme', async ({ page }) => {
  await open(page, OWN_ACCOUNT);
  await page.getByRole('button', { name: /^Görünüm/ }).click();
  await page.getByRole('menuitemradio', { name: 'Koyu' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('Tab leads from the skip link through sidebar, header and screen', async ({ page }) => {
  await open(page, OWN_ACCOUNT);
  await expect(sections(page)).toBeVisible();
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'İçeriğe geç' });
  await expect(skipLink).toBeFocused();
  await expectToTabThrough(page.getByRole('banner'));
  await skipLink.focus();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
});

test('the panel under maintenance has no accessibility violations', async ({ page }) => {
  const setMaintenance = await pretendMaintenance(page);
  setMaintenance(true);
  await open(page, OWN_ACCOUNT);
  await expect(page.getByText('Bakım Modu Aktif')).toBeVisible();
  await expectAccessible(page);
});
