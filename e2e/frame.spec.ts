import { type Page } from '@playwright/test';
import { expect, open, test } from './shop';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Ana menü' });
const footer = (page: Page) => page.getByRole('contentinfo');
const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

test('the top bar links to the phone number and e-mail address of the shop', async ({ page }) => {
  await open(page, '/');
  const banner = page.getByRole('banner');
  await expect(banner.locator('a[href^="tel:+90"]')).toHaveText(/^0\d{3} \d{3} \d{2} \d{2}$/);
  await expect(banner.locator('a[href^="mailto:"]')).toHaveText(/@/);
});

test('the logo links to the home page and shows name and slogan', async ({ page }) => {
  await open(page, '/urunler');
  const logo = page
    .getByRole('banner')
    .getByRole('link')
    .filter({ has: page.locator('b') });
  await expect(logo).toContainText('DEBİHAN');
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
  const links = await mainMenu(page).getByRole('link').all();
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) {
    const address = (await link.getAttribute('href')) ?? '';
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test('the footer describes the shop and shows its contact data and opening hours', async ({ page }) => {
  await open(page, '/');
  const contact = footer(page).locator('section', { hasText: 'İletişim' });
  await expect(footer(page).getByText(/ısı eşanjörü, boyler/)).toBeVisible();
  await expect(contact.getByText(/İstanbul/)).toBeVisible();
  for (const phone of await contact.locator('a[href^="tel:"]').all()) {
    await expect(phone).toHaveText(/^0\d{3} \d{3} \d{2} \d{2}$/);
  }
  await expect(contact.locator('a[href^="mailto:"]')).toHaveCount(1);
  await expect(contact.getByRole('definition')).toHaveText(['08:00–18:00', '09:00–16:00', 'Kapalı']);
  await expect(contact.getByText(/^Şu an (açık|kapalı)/)).toBeVisible();
  await expect(footer(page).getByText(new RegExp(`© ${String(new Date().getFullYear())} `))).toBeVisible();
});

test('the footer links to five categories', async ({ page }) => {
  await open(page, '/hakkimizda');
  const categories = footer(page).locator('section', { hasText: 'Kategoriler' }).getByRole('link');
  await expect(categories).toHaveCount(5);
  const name = await categories.nth(2).innerText();
  await categories.nth(2).click();
  await expect(page).toHaveURL(/\/kategori\//);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
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
  await choice('Koyu').check({ force: true });
  expect(await theme(page)).toBe('dark');
  await page.reload();
  expect(await theme(page)).toBe('dark');
  await expect(choice('Koyu')).toBeChecked();
  await choice('Sistem').check({ force: true });
  expect(await theme(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => theme(page)).toBe('dark');
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
  await dark.check({ force: true });
  await expect(dark).toBeChecked();
  expect(await theme(page)).toBe('dark');
});

test('the page loads only the font subsets needed for Turkish', async ({ page }) => {
  const fonts = new Set<string>();
  page.on('response', (response) => {
    const [, alphabet] = /inter-(.+?)-wght/.exec(response.url()) ?? [];
    if (alphabet) fonts.add(alphabet);
  });
  await open(page, '/');
  await page.evaluate(() => document.fonts.ready);
  expect([...fonts].sort()).toEqual(['latin', 'turkish']);
});
