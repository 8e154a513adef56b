import { type Locator, type Page } from '@playwright/test';
import { main, open } from './pages/page';
import { LIST, linkOf, listOf, placeOrders } from './pages/panel-list';
import { rowOf } from './pages/panel-orders';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
/** A window that a few rows fill. */
const LOW = { width: 1280, height: 400 };
const ROW_HEIGHT = 38;

const filter = (page: Page, name: string): Locator => main(page).getByRole('button', { name, exact: true });
const bar = (page: Page): Locator => page.getByRole('toolbar', { name: 'Seçilenlerle yapılacaklar' });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(DESK);
  await signInToPanel(page);
});

test('a row opens by a press anywhere in it, with Ctrl or the middle button in a tab of its own', async ({
  page,
  otherBrowser,
  context,
}) => {
  const orders = await placeOrders(otherBrowser, 1);
  const [number = ''] = orders.numbers;
  await open(page, listOf(orders));
  await expect(main(page).getByText('1 sonuç')).toBeVisible();
  const press = async (button?: 'middle') => {
    const { x = 0, y = 0 } = (await rowOf(page, number).getByText('Gülşah Işıldak').boundingBox()) ?? {};
    await page.mouse.click(x + 2, y + 2, { button });
  };
  for (const isMiddle of [true, false]) {
    const opened = context.waitForEvent('page');
    if (!isMiddle) await page.keyboard.down('ControlOrMeta');
    await press(isMiddle ? 'middle' : undefined);
    await page.keyboard.up('ControlOrMeta');
    const tab = await opened;
    await tab.waitForURL(/\/admin\/siparisler\/.+/, { waitUntil: 'commit' });
    await tab.close();
  }
  await press();
  await expect(main(page).getByRole('heading', { name: `#${number}` })).toBeVisible();
});

test('Back leads to the place in the list and to the row that was opened', async ({ page, otherBrowser }) => {
  await page.setViewportSize(LOW);
  const orders = await placeOrders(otherBrowser, 12);
  const number = orders.numbers[9] ?? '';
  await open(page, listOf(orders));
  await linkOf(page, number).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await linkOf(page, number).click();
  await expect(main(page).getByRole('heading', { name: `#${number}` })).toBeVisible();
  await page.goBack();
  await expect(linkOf(page, number)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test('the page alone scrolls, below a line of tools and a head that stay, over rows of one line', async ({
  page,
  otherBrowser,
}) => {
  await page.setViewportSize(LOW);
  const orders = await placeOrders(otherBrowser, 12);
  await open(page, listOf(orders));
  const last = rowOf(page, orders.numbers.at(-1) ?? '');
  await last.scrollIntoViewIfNeeded();
  await expect(main(page).getByRole('search')).toBeInViewport({ ratio: 1 });
  await expect(main(page).getByRole('columnheader', { name: 'Müşteri' })).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await last.boundingBox())?.height).toBe(ROW_HEIGHT);
  const boxes = await main(page).evaluate(
    (screen) =>
      [...screen.querySelectorAll('*')].filter((element) => {
        const { overflowY } = getComputedStyle(element);
        return ['auto', 'scroll'].includes(overflowY) && element.scrollHeight > element.clientHeight;
      }).length,
  );
  expect(boxes).toBe(0);
});

test('keys search, walk through the rows, select and open', async ({ page, otherBrowser }) => {
  const orders = await placeOrders(otherBrowser, 2);
  const [first = '', second = ''] = orders.numbers;
  await open(page, LIST);
  await expect(main(page).getByRole('table')).toBeVisible();
  await page.keyboard.press('/');
  await expect(main(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(orders.company);
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('2 sonuç')).toBeVisible();
  await main(page).focus();
  await page.keyboard.press('j');
  await expect(linkOf(page, first)).toBeFocused();
  await page.keyboard.press('j');
  await expect(linkOf(page, second)).toBeFocused();
  await page.keyboard.press('k');
  const filter = page.locator('[role=search] button', { hasText: 'Tarih' });
  await expect(filter).toBeVisible();
  await page.keyboard.press('x');
  await expect(bar(page).getByRole('status')).toHaveText('1 seçildi');
  // What lies below the bar is out of reach of the keyboard, too.
  await expect(filter).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { name: `#${first}` })).toBeVisible();
});

test('a desk has room for 24 rows, a laptop for 15', async ({ page, otherBrowser }) => {
  const orders = await placeOrders(otherBrowser, 1);
  const row = rowOf(page, orders.numbers[0] ?? '');
  for (const [width, height, rows] of [
    [1920, 1080, 24],
    [1366, 768, 15],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, listOf(orders));
    await expect
      .poll(async () => height - ((await row.boundingBox())?.y ?? height))
      .toBeGreaterThanOrEqual(rows * ROW_HEIGHT);
  }
});

test('a selection ends with the filter it was made in, and tabs count what the filter finds', async ({
  page,
  otherBrowser,
}) => {
  const orders = await placeOrders(otherBrowser, 2);
  const tab = (name: string) =>
    main(page).getByRole('navigation', { name: 'Duruma göre' }).getByRole('link', { name });
  await open(page, listOf(orders));
  await expect(tab('Beklemede')).toHaveText('Beklemede2');
  await expect(tab('Kargoda')).toHaveText('Kargoda0');
  await rowOf(page, orders.numbers[0] ?? '')
    .getByRole('checkbox')
    .press('Space');
  await expect(bar(page)).toBeVisible();
  await tab('Beklemede').click();
  await expect(page).toHaveURL(/durum=beklemede/);
  await expect(bar(page)).toBeHidden();
  await page.goBack();
  await expect(page).not.toHaveURL(/durum=/);
  await expect(bar(page)).toBeHidden();
});

test('a filter says its name and value, and is taken off at itself', async ({ page, otherBrowser }) => {
  const orders = await placeOrders(otherBrowser, 1);
  await open(page, listOf(orders));
  await filter(page, 'Ödeme').click();
  await page.getByRole('dialog', { name: 'Ödeme' }).getByText('Ödendi', { exact: true }).click();
  await expect(page).toHaveURL(/odeme=odendi/);
  await expect(main(page).getByText('Bu ölçütlere uyan sipariş yok')).toBeVisible();
  await expect(filter(page, 'Ödeme: Ödendi')).toBeFocused();
  await filter(page, 'Ödeme filtresini kaldır').click();
  await expect(page).not.toHaveURL(/odeme=/);
  await expect(filter(page, 'Ödeme')).toBeFocused();
  await expect(rowOf(page, orders.numbers[0] ?? '')).toBeVisible();
});

test('filters that the line has no room for are found under one more', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await open(page, `${LIST}?tarih=30-gun&odeme=beklemede`);
  await main(page)
    .getByRole('button', { name: /^Diğer filtreler/ })
    .first()
    .click();
  const others = page.getByRole('dialog', { name: 'Diğer filtreler' });
  await others.getByLabel('En az, ₺').fill('1000');
  await others.getByRole('button', { name: 'Uygula' }).click();
  await expect(page).toHaveURL(/en-az=1000/);
  await expect(main(page).getByRole('button', { name: 'Diğer filtreler filtresini kaldır' })).toBeVisible();
});

test('on a phone orders are cards of two lines, narrowed in a sheet', async ({ page, otherBrowser }) => {
  await page.setViewportSize(PHONE);
  const orders = await placeOrders(otherBrowser, 5);
  await open(page, listOf(orders));
  await expect(rowOf(page, orders.numbers[4] ?? '')).toBeInViewport({ ratio: 1 });
  await main(page).getByRole('button', { name: 'Filtrele' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtrele' });
  await sheet.getByText('Ödendi', { exact: true }).click();
  await expect(sheet.getByRole('button', { name: '0 sipariş göster' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Temizle' }).click();
  await sheet.getByRole('button', { name: /göster$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(LIST);
});
