import { type Catalog, hasVariations } from './catalog';
import { expectAccessible, main, open } from './pages/page';
import { expect, test } from './shop';

const SCREENS: readonly { screen: string; pathIn: (catalog: Catalog) => string }[] = [
  { screen: 'the home page', pathIn: () => '/' },
  { screen: 'the product list', pathIn: () => '/urunler' },
  { screen: 'the list view', pathIn: () => '/urunler?gorunum=liste' },
  { screen: 'a product', pathIn: (catalog) => `/urun/${catalog.find(hasVariations).slug}` },
  { screen: 'a category', pathIn: (catalog) => `/kategori/${catalog.category.slug}` },
  { screen: 'the page about the shop', pathIn: () => '/hakkimizda' },
  { screen: 'the page of questions', pathIn: () => '/sss' },
  { screen: 'an unknown page', pathIn: () => '/olmayan-sayfa' },
];

for (const { screen, pathIn } of SCREENS) {
  test(`${screen} has no accessibility violations`, async ({ page, catalog }) => {
    await open(page, pathIn(catalog));
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

test('keeps the chosen theme after a reload', async ({ page }) => {
  await open(page, '/');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: /koyu tema/i }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.reload();
  await expect.poll(background).toBe(dark);
});
