import { type Catalog } from './catalog';
import { searchBox } from './pages/header';
import { ListPage } from './pages/list';
import { main, open } from './pages/page';
import { expect, test } from './shop';

test('searches from the header and clears the search box', async ({ page }) => {
  await open(page, '/');
  const box = searchBox(page);
  await box.fill('  eşanjör ');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/urunler\?arama=e%C5%9Fanj%C3%B6r$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('eşanjör');
  await expect(box).toHaveValue('');
});

test('ignores a blank search', async ({ page }) => {
  await open(page, '/hakkimizda');
  const box = searchBox(page);
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/hakkimizda$/);
});

test('escapes special characters of a search in the URL', async ({ page }) => {
  await open(page, '/');
  const box = searchBox(page);
  await box.fill('a&b #1+2');
  await box.press('Enter');
  await expect(page).toHaveURL(/arama=a%26b[+%20]+%231%2B2$/);
});

test('finds the same products with ı, i, I and İ', async ({ page, catalog }) => {
  const { resultCount } = new ListPage(page);
  const dotless = catalog.word(/^\p{L}*ı\p{L}*$/u);
  const dotted = dotless.replaceAll('ı', 'i');
  await page.goto(`/urunler?arama=${encodeURIComponent(dotless)}`);
  await expect(resultCount).toHaveText(/^[1-9]/);
  const expected = await resultCount.innerText();
  for (const spelling of [dotted, dotted.toUpperCase(), dotted.toUpperCase().replace(/I(?=[^I]*$)/, 'İ')]) {
    await page.goto(`/urunler?arama=${encodeURIComponent(spelling)}`);
    await expect(resultCount, spelling).toHaveText(expected);
  }
});

test.describe('with a part number of several groups of digits', () => {
  /** A SKU such as ABC-123456-78, long enough to be recognized with an error, and its digits alone. */
  const partNumber = (catalog: Catalog) => {
    const { sku } = catalog.find((product) => /-\d{5,}-\d{2,}$/.test(product.sku));
    return { sku, digits: sku.replace(/\D/g, '') };
  };
  /** As misread from a drawing: the letter O for the last 0. */
  const misread = (digits: string) => digits.replace(/0(?=[^0]*$)/, 'O');
  /** As mistyped: two neighbors in the other order. */
  const swapped = (digits: string) => digits.replace(/(\d)(?!\1)(\d)/, '$2$1');

  test('finds it without its punctuation', async ({ page, catalog }) => {
    const { sku, digits } = partNumber(catalog);
    await page.goto(`/urunler?arama=${digits}`);
    await expect(new ListPage(page).cards.first()).toContainText(sku.replace(/^\D+/, ''));
  });

  test('offers what was meant instead of a misread one, and whom to ask', async ({ page, catalog }) => {
    const { sku, digits } = partNumber(catalog);
    await page.goto(`/urunler?arama=${misread(digits)}`);
    await expect(main(page).getByRole('link', { name: sku })).toHaveAttribute('href', /^\/urun\//);
    await expect(main(page).getByRole('link', { name: /^0\d{3} / })).toHaveAttribute('href', /^tel:/);
    await expect(main(page).getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      new RegExp(misread(digits)),
    );
  });

  test('offers what was meant instead of a mistyped one while typing', async ({ page, catalog }) => {
    const { sku, digits } = partNumber(catalog);
    await open(page, '/');
    await searchBox(page).fill(swapped(digits));
    const meant = page.getByRole('group', { name: 'Bunu mu aradınız?' }).getByRole('option');
    await expect(meant).toContainText(sku.replace(/^\D+/, ''));
  });
});

test('suggests while typing and opens a suggestion with the keyboard', async ({ page, catalog }) => {
  await open(page, '/');
  const box = searchBox(page);
  await box.fill(catalog.word(/^\p{L}{5,}$/u));
  const listbox = page.getByRole('listbox');
  await expect(listbox.getByRole('option').first()).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/(urun|kategori)\//);
});

test('suggests what a mistyped word may mean', async ({ page }) => {
  await open(page, '/');
  await searchBox(page).fill('eşanjröü');
  await expect(page.getByRole('listbox')).toBeHidden();
  await searchBox(page).fill('eşanjörs');
  const meant = page.getByRole('group', { name: 'Bunu mu aradınız?' }).getByRole('option');
  await expect(meant.first()).toContainText(/eşanjör/i);
});

test('closes the suggestions on Escape', async ({ page, catalog }) => {
  await open(page, '/');
  const box = searchBox(page);
  await box.fill(catalog.word(/^\p{L}{5,}$/u));
  await expect(page.getByRole('listbox')).toBeVisible();
  await box.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
});
