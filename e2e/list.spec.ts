import { banner, searchBox } from './pages/header';
import { ListPage } from './pages/list';
import { main, open, startingWith } from './pages/page';
import { expect, test } from './shop';

test('filters by category, keeps the filter in the URL, and restores the list with the back button', async ({
  page,
  catalog,
}) => {
  const list = new ListPage(page);
  const { name, slug } = catalog.category;
  await open(page, '/urunler');
  const before = await list.total();
  const choice = list.filters.getByRole('checkbox', { name: startingWith(name) });
  await choice.check();
  await expect(page).toHaveURL(new RegExp(`kategori=${slug}`));
  await expect.poll(() => list.total()).toBeLessThan(before);
  await page.goBack();
  await expect(page).toHaveURL(/\/urunler$/);
  await expect.poll(() => list.total()).toBe(before);
  await expect(choice).not.toBeChecked();
});

test('filters by brand and shows as many products as the brand counts', async ({ page }) => {
  const list = new ListPage(page);
  await open(page, '/urunler');
  const brand = list.filters.getByRole('group', { name: /marka/i }).getByRole('checkbox').first();
  const count = await list.countAt(brand);
  await expect.poll(() => list.total()).toBeGreaterThan(count);
  await brand.check();
  await expect(page).toHaveURL(/marka=/);
  await expect.poll(() => list.total()).toBe(count);
});

test('filters to products in stock', async ({ page }) => {
  const list = new ListPage(page);
  await open(page, '/urunler');
  const inStock = list.filters.getByLabel('Yalnız stokta olanlar');
  const count = await list.countAt(inStock);
  await expect.poll(() => list.total()).toBeGreaterThan(count);
  await inStock.check();
  await expect(page).toHaveURL(/stok=var/);
  await expect.poll(() => list.total()).toBe(count);
  await expect(main(page).getByText('Stokta yok')).toHaveCount(0);
});

test('filters to new products and ignores other values of yeni', async ({ page }) => {
  const list = new ListPage(page);
  await open(page, '/urunler');
  const all = await list.total();
  await open(page, '/urunler?yeni=1');
  await expect.poll(() => list.total()).toBe(all);
  await open(page, '/urunler?yeni=true');
  await expect.poll(() => list.total()).toBeLessThan(all);
});

/** The address and the chips of a filter change at once, the products when the server has answered. */
async function expectPrices(list: ListPage, { from, to }: { from: number; to: number }): Promise<void> {
  await expect
    .poll(async () => {
      const shown = await list.prices();
      return shown.length > 0 && shown.every((price) => price !== null && price >= from && price <= to);
    })
    .toBe(true);
}

test('filters by a maximum price', async ({ page }) => {
  await open(page, '/urunler');
  const most = new ListPage(page).filters.getByRole('textbox', { name: /en çok/i });
  await most.fill('10.000');
  await most.press('Enter');
  await expect(page).toHaveURL(/fiyat-max=10000/);
  await expect(page.getByRole('link', { name: '₺10.000 ve altı' })).toBeVisible();
  await expectPrices(new ListPage(page), { from: 0, to: 10_000 });
});

test('filters by price with the arrow keys on the slider', async ({ page }) => {
  await open(page, '/urunler');
  const low = new ListPage(page).filters.getByRole('slider', { name: 'En düşük fiyat' });
  const high = new ListPage(page).filters.getByRole('slider', { name: 'En yüksek fiyat' });
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
  await expectPrices(new ListPage(page), { from: 2_000, to: 99_000 });
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/fiyat-min=2000$/);
});

test('keeps a filter that is still loading when another filter is removed', async ({ page, catalog }) => {
  await open(page, '/urunler?stok=var');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql**', async (route) => {
    await held;
    await route.continue();
  });
  await new ListPage(page).filters
    .getByRole('checkbox', { name: startingWith(catalog.category.name) })
    .check();
  await page.getByRole('link', { name: 'Stokta olanlar filtresini kaldır' }).click();
  release();
  await expect(page).toHaveURL(`/urunler?kategori=${catalog.category.slug}`);
});

for (const sort of ['name', 'price-low', 'price-high', 'rating', 'newest']) {
  test(`sorts by ${sort} and keeps the order in the URL`, async ({ page }) => {
    await open(page, '/urunler');
    await page.getByRole('combobox', { name: /sırala/i }).selectOption(sort);
    await expect(page).toHaveURL(
      sort === 'newest' ? /\/urunler(\?sirala=newest)?$/ : new RegExp(`sirala=${sort}`),
    );
    await expect(new ListPage(page).cards).toHaveCount(24);
  });
}

test('sorts names in Turkish alphabetical order', async ({ page }) => {
  const list = new ListPage(page);
  await open(page, '/urunler?sirala=name');
  await expect(list.cards).toHaveCount(24);
  const shown = await list.names();
  expect(shown).toEqual([...shown].sort((a, b) => a.localeCompare(b, 'tr')));
});

for (const { sort, ascending } of [
  { sort: 'price-low', ascending: true },
  { sort: 'price-high', ascending: false },
]) {
  test(`sorts prices by ${sort} and lists products without a price last`, async ({ page }) => {
    const list = new ListPage(page);
    await open(page, `/urunler?sirala=${sort}`);
    await expect(list.cards).toHaveCount(24);
    const first = await list.prices();
    expect(first).toEqual([...first].sort((a, b) => (Number(a) - Number(b)) * (ascending ? 1 : -1)));
    expect(first).not.toContain(null);
    await open(page, `/urunler?sirala=${sort}&sayfa=999`);
    await expect.poll(async () => (await list.prices()).at(-1)).toBeNull();
  });
}

test('opens the next page through its URL', async ({ page }) => {
  const list = new ListPage(page);
  await open(page, '/urunler');
  const first = await list.names();
  await list.pager.getByRole('link', { name: '2', exact: true }).click();
  await expect(page).toHaveURL(/sayfa=2/);
  await expect.poll(() => list.names()).not.toEqual(first);
});

const NO_MATCH = 'Aradığınız kriterlere uygun ürün bulunamadı. Filtreleri değiştirmeyi deneyin.';

test('suggests clearing the filters when no product matches', async ({ page }) => {
  await open(page, '/urunler?arama=zzzzqqqq&stok=var');
  await expect(page.getByText(NO_MATCH)).toBeVisible();
  await expect(new ListPage(page).filters.getByRole('slider')).toHaveCount(0);
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
  await expect(new ListPage(page).filters).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Aramayı kaldır' }).click();
  await expect(page).toHaveURL(/\/urunler$/);
  await expect(new ListPage(page).cards).toHaveCount(24);
});

test('marks filtered and sorted lists as noindex', async ({ page, catalog }) => {
  const robots = page.locator('meta[name="robots"]');
  const category = `/kategori/${catalog.category.slug}`;
  for (const address of ['/urunler', '/urunler?sayfa=2', category]) {
    await page.goto(address);
    await expect(robots).toHaveAttribute('content', 'index, follow');
  }
  for (const address of ['/urunler?marka=yok', '/urunler?sirala=name', `${category}?stok=var`]) {
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

test('opens a product by a click anywhere on its card', async ({ page }) => {
  const list = new ListPage(page);
  await open(page, '/urunler');
  const [first] = await list.names();
  await list.cards.first().click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(/\/urun\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '');
});

test('opens the quick view of a product without leaving the list', async ({ page }) => {
  const list = new ListPage(page);
  await open(page, '/urunler');
  const [first] = await list.names();
  const opener = list.quickViewButtons.first();
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

  test('shows, filters and searches products without JavaScript', async ({ page, catalog }) => {
    const list = new ListPage(page);
    await page.goto('/urunler');
    const before = await list.total();
    await list.filters.getByRole('checkbox', { name: startingWith(catalog.category.name) }).check();
    await list.filters.getByRole('button', { name: /uygula|göster/i }).click();
    await expect(page).toHaveURL(new RegExp(`kategori=${catalog.category.slug}`));
    await expect.poll(() => list.total()).toBeLessThan(before);
    const text = catalog.word(/^[a-z]{4,}$/);
    await searchBox(page).fill(text);
    await banner(page).getByRole('button', { name: 'Ara', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`arama=${text}`));
    await expect(list.cards.first()).toBeVisible();
  });
});
