import { expect, open, test } from './shop';

test('searches from the header and clears the search box', async ({ page }) => {
  await open(page, '/');
  const box = page.getByRole('banner').getByRole('combobox', { name: /ara/i });
  await box.fill('  eşanjör ');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/urunler\?arama=e%C5%9Fanj%C3%B6r$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('eşanjör');
  await expect(box).toHaveValue('');
});

test('ignores a blank search', async ({ page }) => {
  await open(page, '/hakkimizda');
  const box = page.getByRole('banner').getByRole('combobox', { name: /ara/i });
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/hakkimizda$/);
});

test('escapes special characters of a search in the URL', async ({ page }) => {
  await open(page, '/');
  const box = page.getByRole('banner').getByRole('combobox', { name: /ara/i });
  await box.fill('a&b #1+2');
  await box.press('Enter');
  await expect(page).toHaveURL(/arama=a%26b[+%20]+%231%2B2$/);
});

for (const spelling of ['isi', 'ISI', 'ISİ']) {
  test(`finds the same products for ${spelling} as for ısı`, async ({ page }) => {
    await page.goto(`/urunler?arama=${encodeURIComponent('ısı')}`);
    const expected = await page.getByTestId('result-count').innerText();
    expect(Number(expected.replaceAll('.', ''))).toBeGreaterThan(0);
    await page.goto(`/urunler?arama=${encodeURIComponent(spelling)}`);
    await expect(page.getByTestId('result-count')).toHaveText(expected);
  });
}

test('finds a part number without its punctuation', async ({ page }) => {
  await page.goto('/urunler?arama=11457010');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('114570-10');
});

test('suggests while typing and opens a suggestion with the keyboard', async ({ page }) => {
  await open(page, '/');
  const box = page.getByRole('banner').getByRole('combobox', { name: /ara/i });
  await box.fill('boyler');
  const listbox = page.getByRole('listbox');
  await expect(listbox.getByRole('option').first()).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/(urun|kategori)\//);
});

test('closes the suggestions on Escape', async ({ page }) => {
  await open(page, '/');
  const box = page.getByRole('banner').getByRole('combobox', { name: /ara/i });
  await box.fill('vana');
  await expect(page.getByRole('listbox')).toBeVisible();
  await box.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('offers the part number that was meant, and whom to ask', async ({ page }) => {
  await page.goto('/urunler?arama=11457O10');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'AKV-114570-10' })).toHaveAttribute('href', /^\/urun\//);
  await expect(main.getByRole('link', { name: /0212|0850|444/ })).toHaveAttribute('href', /^tel:/);
  await expect(main.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /11457O10/);
});

test('offers the part number that was meant while typing', async ({ page }) => {
  await open(page, '/');
  const box = page.getByRole('banner').getByRole('combobox', { name: /ara/i });
  await box.fill('11547010');
  const meant = page.getByRole('group', { name: 'Bunu mu aradınız?' }).getByRole('option');
  await expect(meant).toContainText('114570-10');
});
