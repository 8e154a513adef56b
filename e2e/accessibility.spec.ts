import { axeFindings, expect, open, test } from './shop';

const SCREENS = [
  '/',
  '/urunler',
  '/urunler?gorunum=liste',
  '/urun/contali-plakali-isi-esanjoru-200-kw-40-plaka',
  '/kategori/pompalar',
  '/hakkimizda',
  '/sss',
  '/olmayan-sayfa',
];

for (const theme of ['light', 'dark'] as const) {
  for (const path of SCREENS) {
    test(`${path} has no accessibility violations in the ${theme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await open(page, path);
      expect(await axeFindings(page)).toEqual([]);
    });
  }
}

test('offers a skip link to the content at the first Tab', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('reaches a product with the keyboard alone', async ({ page }) => {
  await open(page, '/');
  const box = page.getByRole('banner').getByRole('combobox', { name: /ara/i });
  await box.focus();
  await page.keyboard.type('vana');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/arama=vana/);
  const first = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  for (
    let presses = 0;
    presses < 120 && !(await first.evaluate((node) => node === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/urun\//);
});

test('opens the categories with Enter and closes them on Escape', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Kategoriler' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
});

test('keeps the chosen theme after a reload', async ({ page }) => {
  await open(page, '/');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: /koyu tema/i }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.reload();
  expect(await background()).toBe(dark);
});
