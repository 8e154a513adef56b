import { type Page } from '@playwright/test';
import { askForQuote } from './asked-quote';
import { sendGraphql } from './graphql';
import { expectAccessibleIn, expectToFit, main, open } from './pages/page';
import { pretendMaintenance } from './pages/panel';
import { placeOrder } from './placed-order';
import { expect, test } from './shop';
import { createStaff, signInToPanel } from './staff';

const LISTS = ['PanelOrders', 'PanelProducts', 'PanelUsers', 'PanelMessages', 'PanelQuotes'];

const card = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const tile = (page: Page, name: string) =>
  main(page)
    .getByRole('list', { name: 'Mağazanın sayıları' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { name }),
    });

async function openDashboard(page: Page): Promise<void> {
  await open(page, '/admin');
  await expect(main(page).getByRole('heading', { name: 'Site bilgileri' })).toBeVisible();
  await expect(main(page).getByRole('status', { name: /yükleniyor$/ })).toHaveCount(0);
  await expect(main(page).getByText('…', { exact: true })).toHaveCount(0);
}

/** What the list at an address says that it has, as the server answers it. */
async function totalAt(page: Page, address: string): Promise<number> {
  // What the page before still asks for is no answer to this one.
  await page.goto('about:blank');
  const answered = page
    .waitForResponse((response) =>
      LISTS.some((name) => response.request().postData()?.includes(`query ${name}(`) ?? false),
    )
    .then((response) => response.json() as Promise<{ data: Record<string, { total: number }> }>);
  await page.goto(address);
  const { data } = await answered;
  return Object.values(data).find(({ total }) => typeof total === 'number')?.total ?? NaN;
}

const numberIn = (text: string): number => Number(/[\d.]+/.exec(text)?.[0].replaceAll('.', ''));

test.beforeEach(async ({ otherBrowser }) => {
  await placeOrder(otherBrowser.request);
  await askForQuote(otherBrowser.request);
});

test('shows figures that are as many as the lists have to which they lead', async ({ page }) => {
  test.setTimeout(180_000);
  await signInToPanel(page);
  await openDashboard(page);
  const links = main(page)
    .locator('li')
    .locator('a[href^="/admin/"]')
    .or(card(page, 'Azalan stok').locator('a[href*="?"]'));
  const shown = await links.evaluateAll((all) =>
    all.map((link) => ({
      address: link.getAttribute('href') ?? '',
      // A label says what the number is of, and has it last or first.
      text: (link.getAttribute('aria-label') ?? link.textContent).replace(/^(Son|Önceki) 30 günde /, ''),
    })),
  );
  const figures = shown.filter(
    ({ address, text }) =>
      /^\/admin\/(siparisler|urunler|kullanicilar|mesajlar|teklifler)(\?|$)/.test(address) &&
      /\d/.test(text) &&
      !/kez$/.test(text),
  );
  expect(figures.length).toBeGreaterThan(18);
  for (const { address, text } of figures) {
    const total = await totalAt(page, address);
    expect({ address, text, total }).toEqual({ address, text, total: numberIn(text) });
  }
});

test('compares the last 30 days with the 30 before, and shows orders and revenue of a period, also as a table', async ({
  page,
}) => {
  await signInToPanel(page);
  await openDashboard(page);
  await expect(tile(page, 'Siparişler')).toContainText(/([+−]\d+%|0%|—)\s*son aydan/);
  const sales = card(page, 'Sipariş ve ciro');
  await expect(sales.locator('svg.recharts-surface').first()).toBeVisible();
  // The arrows of the keyboard choose, as in any group of radio buttons.
  await sales.getByRole('radio', { name: '30 gün' }).press('ArrowRight');
  await expect(sales.getByRole('radio', { name: '12 ay' })).toBeChecked();
  await sales.getByText('Verileri tablo olarak göster').click();
  await expect(sales.getByRole('rowheader')).toHaveCount(12);
  const counted = await sales.getByRole('row').locator('td:first-of-type').allTextContents();
  const orders = await sales
    .locator('dt')
    .filter({ hasText: /^Sipariş$/ })
    .locator('xpath=following-sibling::dd')
    .textContent();
  expect(counted.map(numberIn).reduce((sum, count) => sum + count, 0)).toBe(numberIn(orders ?? ''));
});

test('shows a new order at once, among what has just happened', async ({ page, otherBrowser }) => {
  await signInToPanel(page);
  await openDashboard(page);
  const { id, number } = await placeOrder(otherBrowser.request);
  const link = card(page, 'Son olaylar').getByRole('link', { name: `Yeni sipariş #${number}` });
  await expect(link).toBeVisible();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/siparisler/${id}`);
});

test('counts a search without a result', async ({ page, otherBrowser }) => {
  await sendGraphql(otherBrowser.request, '{ products(filter: { text: "Kuantum Eşanjörü" }) { total } }');
  await signInToPanel(page);
  await expect(async () => {
    await openDashboard(page);
    await expect(card(page, 'Sonuçsuz aramalar, son 30 gün')).toContainText('kuantum esanjoru', {
      timeout: 1_000,
    });
  }).toPass();
});

test('asks for nothing that a person may not see, and shows the rest', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) =>
    asked.push(/query (Dashboard\w+)/.exec(request.postData() ?? '')?.[1] ?? ''),
  );
  await signInToPanel(page, createStaff('messages'));
  await openDashboard(page);
  await expect(tile(page, 'Yeni mesajlar')).toBeVisible();
  await expect(
    main(page).getByRole('list', { name: 'Mağazanın sayıları' }).getByRole('listitem'),
  ).toHaveCount(1);
  expect([...new Set(asked)].filter(Boolean).sort()).toEqual([
    'DashboardActivity',
    'DashboardMessages',
    'DashboardSite',
  ]);
  await expect(main(page).getByRole('heading', { name: 'Hızlı işlemler' })).toHaveCount(0);
  const response = await page.request.post('/graphql', {
    data: { query: '{ adminOrderGrowth { current } }' },
  });
  expect(await response.text()).toContain('FORBIDDEN');
  await expectAccessibleIn(page, 'light');
});

test('says while the shop is closed where that ends', async ({ page }) => {
  await signInToPanel(page);
  const setMaintenance = await pretendMaintenance(page);
  setMaintenance(true);
  await openDashboard(page);
  const banner = main(page).getByRole('region', { name: 'Bakım modu' });
  await expect(banner).toContainText('Site bakım modunda');
  await banner.getByRole('link', { name: 'Ayarlar > Bakım Modu' }).click();
  await expect(page).toHaveURL('/admin/ayarlar/bakim-modu');
});

for (const theme of ['light', 'dark'] as const) {
  test(`fits a phone and is accessible, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInToPanel(page);
    await openDashboard(page);
    await expectToFit(page);
    await expectAccessibleIn(page, theme);
  });
}
