import { type Locator, type Page } from '@playwright/test';
import { expect, open, test } from './shop';

const filters = (page: Page) => page.getByRole('complementary', { name: /filtre/i });
const total = async (page: Page) =>
  Number((await page.getByTestId('result-count').innerText()).replace(/\D/g, ''));
const names = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts();
/** Net prices of the cards in lira, in order; null for price on request. */
const prices = async (page: Page) => {
  const shown = await page.getByTestId('card-price').allInnerTexts();
  return shown.map((price) => {
    const [, lira] = /₺([\d.,]+)/.exec(price) ?? [];
    return lira === undefined ? null : Number(lira.replaceAll('.', '').replace(',', '.'));
  });
};
/** The product count shown at a filter option. */
const countAt = async (choice: Locator) => {
  const label = await choice.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');
  return Number(/([\d.]+)\s*$/.exec(label)?.[1]?.replaceAll('.', ''));
};

test('filters by category, keeps the filter in the URL, and restores the list with the back button', async ({
  page,
}) => {
  await open(page, '/urunler');
  const before = await total(page);
  await filters(page)
    .getByRole('checkbox', { name: /^Pompalar/ })
    .check();
  await expect(page).toHaveURL(/kategori=pompalar/);
  await expect.poll(() => total(page)).toBeLessThan(before);
  await page.goBack();
  await expect(page).toHaveURL(/\/urunler$/);
  await expect.poll(() => total(page)).toBe(before);
  await expect(filters(page).getByRole('checkbox', { name: /^Pompalar/ })).not.toBeChecked();
});

test('filters by brand and shows as many products as the brand counts', async ({ page }) => {
  await open(page, '/urunler');
  const brand = filters(page).getByRole('group', { name: /marka/i }).getByRole('checkbox').first();
  const count = await countAt(brand);
  expect(count).toBeLessThan(await total(page));
  await brand.check();
  await expect(page).toHaveURL(/marka=/);
  await expect.poll(() => total(page)).toBe(count);
});

test('filters to products in stock', async ({ page }) => {
  await open(page, '/urunler');
  const inStock = filters(page).getByLabel('Yalnız stokta olanlar');
  const count = await countAt(inStock);
  expect(count).toBeLessThan(await total(page));
  await inStock.check();
  await expect(page).toHaveURL(/stok=var/);
  await expect.poll(() => total(page)).toBe(count);
  await expect(page.getByRole('main').getByText('Stokta yok')).toHaveCount(0);
});

test('filters to new products and ignores other values of yeni', async ({ page }) => {
  await open(page, '/urunler');
  const all = await total(page);
  await open(page, '/urunler?yeni=1');
  expect(await total(page)).toBe(all);
  await open(page, '/urunler?yeni=true');
  expect(await total(page)).toBeLessThan(all);
});

/** The address and the chips of a filter change at once, the products when the server has answered. */
async function expectPrices(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  await expect(async () => {
    const shown = await prices(page);
    expect(shown.length).toBeGreaterThan(0);
    for (const price of shown) {
      expect(price).toBeGreaterThanOrEqual(from);
      expect(price).toBeLessThanOrEqual(to);
    }
  }).toPass({ timeout: 7_000 });
}

test('filters by a maximum price', async ({ page }) => {
  await open(page, '/urunler');
  const most = filters(page).getByRole('textbox', { name: /en çok/i });
  await most.fill('10.000');
  await most.press('Enter');
  await expect(page).toHaveURL(/fiyat-max=10000/);
  await expect(page.getByRole('link', { name: '₺10.000 ve altı' })).toBeVisible();
  await expectPrices(page, { from: 0, to: 10_000 });
});

test('filters by price with the arrow keys on the slider', async ({ page }) => {
  await open(page, '/urunler');
  const low = filters(page).getByRole('slider', { name: 'En düşük fiyat' });
  const high = filters(page).getByRole('slider', { name: 'En yüksek fiyat' });
  await expect(high).toHaveAttribute('aria-valuetext', '₺100.000 ve üzeri');
  await low.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(low).toHaveAttribute('aria-valuetext', '₺2.000');
  await expect(page).toHaveURL(/fiyat-min=2000$/);
  await high.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/fiyat-min=2000&fiyat-max=99000$/);
  await expect(high).toBeFocused();
  await expectPrices(page, { from: 2_000, to: 99_000 });
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/fiyat-min=2000$/);
});

test('keeps a filter that is still loading when another filter is removed', async ({ page }) => {
  await open(page, '/urunler?stok=var');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql**', async (route) => {
    await held;
    await route.continue();
  });
  await filters(page)
    .getByRole('checkbox', { name: /^Pompalar/ })
    .check();
  await page.getByRole('link', { name: 'Stokta olanlar filtresini kaldır' }).click();
  release();
  await expect(page).toHaveURL(/\/urunler\?kategori=pompalar$/);
});

for (const sort of ['name', 'price-low', 'price-high', 'rating', 'newest']) {
  test(`sorts by ${sort} and keeps the order in the URL`, async ({ page }) => {
    await open(page, '/urunler');
    await page.getByRole('combobox', { name: /sırala/i }).selectOption(sort);
    await expect(page).toHaveURL(
      sort === 'newest' ? /\/urunler(\?sirala=newest)?$/ : new RegExp(`sirala=${sort}`),
    );
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
  });
}

test('sorts names in Turkish alphabetical order', async ({ page }) => {
  await page.goto('/urunler?sirala=name');
  const shown = await names(page);
  expect(shown).toEqual([...shown].sort((a, b) => a.localeCompare(b, 'tr')));
});

for (const { sort, ascending } of [
  { sort: 'price-low', ascending: true },
  { sort: 'price-high', ascending: false },
]) {
  test(`sorts prices by ${sort} and lists products without a price last`, async ({ page }) => {
    await page.goto(`/urunler?sirala=${sort}`);
    const first = await prices(page);
    const sorted = [...first].sort((a, b) => (Number(a) - Number(b)) * (ascending ? 1 : -1));
    expect(first).toEqual(sorted);
    expect(first).not.toContain(null);
    await page.goto(`/urunler?sirala=${sort}&sayfa=999`);
    expect((await prices(page)).at(-1)).toBeNull();
  });
}

test('opens the next page through its URL', async ({ page }) => {
  await open(page, '/urunler');
  const first = await names(page);
  await page
    .getByRole('navigation', { name: /sayfa/i })
    .getByRole('link', { name: '2', exact: true })
    .click();
  await expect(page).toHaveURL(/sayfa=2/);
  await expect.poll(() => names(page)).not.toEqual(first);
});

const NO_MATCH = 'Aradığınız kriterlere uygun ürün bulunamadı. Filtreleri değiştirmeyi deneyin.';

test('suggests clearing the filters when no product matches', async ({ page }) => {
  await open(page, '/urunler?arama=zzzzqqqq&stok=var');
  await expect(page.getByText(NO_MATCH)).toBeVisible();
  await expect(filters(page).getByRole('slider')).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /temizle/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/urunler$/);
});

test('offers to remove a search without results and shows no filters', async ({ page }) => {
  await open(page, '/urunler?arama=zzzzqqqq');
  await expect(page.getByText(NO_MATCH)).toBeVisible();
  await expect(filters(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Aramayı kaldır' }).click();
  await expect(page).toHaveURL(/\/urunler$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
});

test('marks filtered and sorted lists as noindex', async ({ page }) => {
  const robots = page.locator('meta[name="robots"]');
  for (const address of ['/urunler', '/urunler?sayfa=2', '/kategori/pompalar']) {
    await page.goto(address);
    await expect(robots).toHaveAttribute('content', 'index, follow');
  }
  for (const address of ['/urunler?marka=yok', '/urunler?sirala=name', '/kategori/pompalar?stok=var']) {
    await page.goto(address);
    await expect(robots).toHaveAttribute('content', 'noindex, follow');
  }
});

test('switches to the list view and keeps it after a reload', async ({ page }) => {
  await open(page, '/urunler');
  await page.getByRole('link', { name: 'Liste' }).click();
  await expect(page).toHaveURL(/gorunum=liste/);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Liste' })).toHaveAttribute('aria-current', 'true');
});

test('opens the quick view of a product without leaving the list', async ({ page }) => {
  await open(page, '/urunler');
  const [first] = await names(page);
  const opener = page.getByRole('button', { name: /hızlı bakış/i }).first();
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: first, exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/urunler$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows, filters and searches products without JavaScript', async ({ page }) => {
    await page.goto('/urunler');
    const before = await total(page);
    await filters(page)
      .getByRole('checkbox', { name: /^Vanalar/ })
      .check();
    await filters(page)
      .getByRole('button', { name: /uygula|göster/i })
      .click();
    await expect(page).toHaveURL(/kategori=vanalar/);
    expect(await total(page)).toBeLessThan(before);
    await page.getByRole('banner').getByRole('combobox', { name: /ara/i }).fill('vana');
    await page.getByRole('banner').getByRole('button', { name: 'Ara', exact: true }).click();
    await expect(page).toHaveURL(/arama=vana/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});
