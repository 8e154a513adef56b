import { type Page } from '@playwright/test';
import { banner, mainMenu } from './pages/header';
import { open } from './pages/page';
import { expect, test } from './shop';

const footer = (page: Page) => page.getByRole('contentinfo');
const PHONE = /^0\d{3} \d{3} \d{2} \d{2}$/;
const expectTheme = (page: Page, theme: 'light' | 'dark') =>
  expect(page.locator('html')).toHaveAttribute('data-theme', theme);

test('the top bar links to the phone number and e-mail address of the shop', async ({ page }) => {
  await open(page, '/');
  await expect(banner(page).getByRole('link', { name: PHONE })).toHaveAttribute('href', /^tel:\+90\d{10}$/);
  await expect(banner(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
});

test('the logo links to the home page and shows name and slogan', async ({ page }) => {
  await open(page, '/urunler');
  const logo = banner(page).getByRole('link', { name: 'DEBİHAN' });
  await expect(logo).toContainText('Endüstriyel Tesisat Ekipmanları');
  await logo.click();
  await expect(page).toHaveURL(/\/$/);
});

for (const { path, current } of [
  { path: '/', current: 'Ana Sayfa' },
  { path: '/urunler', current: 'Tüm Ürünler' },
  { path: '/urunler?stok=var', current: 'Tüm Ürünler' },
  { path: '/hakkimizda', current: 'Hakkımızda' },
]) {
  test(`the menu marks ${current} on ${path}`, async ({ page }) => {
    await open(page, path);
    await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveText([current]);
  });
}

test('the menu marks no entry on a page outside the menu', async ({ page }) => {
  await open(page, '/sss');
  await expect(mainMenu(page).getByRole('link', { name: 'Ana Sayfa' })).toBeVisible();
  await expect(mainMenu(page).locator('[aria-current]')).toHaveCount(0);
});

test('all links of the menu lead to existing pages', async ({ page, request }) => {
  await open(page, '/');
  const links = mainMenu(page).getByRole('link');
  await expect.poll(() => links.count()).toBeGreaterThan(2);
  for (const link of await links.all()) {
    const address = (await link.getAttribute('href')) ?? '';
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test('the footer describes the shop and shows its contact data and opening hours', async ({ page }) => {
  await open(page, '/');
  await expect(footer(page).getByText(/ısı eşanjörü, boyler/)).toBeVisible();
  await expect(footer(page).getByText(/İstanbul/)).toBeVisible();
  const phones = footer(page).getByRole('link', { name: PHONE });
  await expect(phones.first()).toHaveAttribute('href', /^tel:\+90\d{10}$/);
  await expect(footer(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(footer(page).getByRole('definition')).toHaveText(['08:00–18:00', '09:00–16:00', 'Kapalı']);
  await expect(footer(page).getByText(/^Şu an (açık|kapalı)/)).toBeVisible();
  await expect(footer(page).getByText(/© 20\d\d /)).toBeVisible();
});

test('the footer links to five categories', async ({ page, catalog }) => {
  await open(page, '/hakkimizda');
  const [first, , third] = catalog.categories;
  const links = footer(page)
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: first?.name, exact: true }) })
    .getByRole('link');
  await expect(links).toHaveText(catalog.categories.slice(0, 5).map(({ name }) => name));
  await links.nth(2).click();
  await expect(page).toHaveURL(`/kategori/${third?.slug ?? ''}`);
  await expect(page.getByRole('heading', { level: 1, name: third?.name })).toBeVisible();
});

test('all pages linked in the footer exist', async ({ page, request }) => {
  await open(page, '/');
  for (const path of [
    '/sss',
    '/kargo-teslimat',
    '/iade-degisim',
    '/garanti',
    '/teknik-destek',
    '/kullanim-kosullari',
    '/gizlilik-politikasi',
    '/cerez-politikasi',
    '/kvkk-aydinlatma',
    '/mesafeli-satis-sozlesmesi',
    '/on-bilgilendirme',
    '/ticari-elektronik-ileti-onayi',
  ]) {
    await expect(footer(page).locator(`a[href="${path}"]`)).toBeVisible();
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test('the theme chosen in the footer survives a reload, and Sistem follows the system again', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  const choice = (name: string) => footer(page).getByRole('radio', { name });
  await expect(choice('Sistem')).toBeChecked();
  await choice('Koyu').check();
  await expectTheme(page, 'dark');
  await page.reload();
  await expectTheme(page, 'dark');
  await expect(choice('Koyu')).toBeChecked();
  await choice('Sistem').check();
  await expectTheme(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'dark');
});

test('the chosen theme is selected even when storage is unavailable', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
  await open(page, '/');
  const dark = footer(page).getByRole('radio', { name: 'Koyu' });
  await dark.check();
  await expect(dark).toBeChecked();
  await expectTheme(page, 'dark');
});

test('the page loads only the font subsets needed for Turkish', async ({ page }) => {
  const fonts = new Set<string>();
  page.on('response', (response) => {
    const [, alphabet] = /inter-(.+?)-wght/.exec(response.url()) ?? [];
    if (alphabet) fonts.add(alphabet);
  });
  await open(page, '/');
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
  await expect.poll(() => [...fonts].sort()).toEqual(['core', 'turkish']);
});
