import { type Locator, type Page } from '@playwright/test';
import { expect, open, test } from './shop';

const filters = (page: Page) => page.getByRole('complementary', { name: /filtre/i });
const total = async (page: Page) =>
  Number((await page.getByTestId('result-count').innerText()).replace(/\D/g, ''));
const names = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts();
/** Net lira of the cards, in their order; a price that has to be asked for is none. */
const prices = async (page: Page) => {
  const shown = await page.getByTestId('card-price').allInnerTexts();
  return shown.map((price) => {
    const [, lira] = /₺([\d.,]+)/.exec(price) ?? [];
    return lira === undefined ? null : Number(lira.replaceAll('.', '').replace(',', '.'));
  });
};
/** How many products a choice of the filters promises. */
const promised = async (choice: Locator) => {
  const label = await choice.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');
  return Number(/([\d.]+)\s*$/.exec(label)?.[1]?.replaceAll('.', ''));
};

test('narrows by category, writes it into the address, and the back button restores', async ({ page }) => {
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

test('narrows by brand; the count beside the brand is what comes', async ({ page }) => {
  await open(page, '/urunler');
  const brand = filters(page).getByRole('group', { name: /marka/i }).getByRole('checkbox').first();
  const count = await promised(brand);
  expect(count).toBeLessThan(await total(page));
  await brand.check();
  await expect(page).toHaveURL(/marka=/);
  await expect.poll(() => total(page)).toBe(count);
});

test('narrows to what is in stock', async ({ page }) => {
  await open(page, '/urunler');
  const inStock = filters(page).getByLabel('Yalnız stokta olanlar');
  const count = await promised(inStock);
  expect(count).toBeLessThan(await total(page));
  await inStock.check();
  await expect(page).toHaveURL(/stok=var/);
  await expect.poll(() => total(page)).toBe(count);
  await expect(page.getByRole('main').getByText('Stokta yok')).toHaveCount(0);
});

test('narrows to new products and ignores other values of yeni', async ({ page }) => {
  await open(page, '/urunler');
  const all = await total(page);
  await open(page, '/urunler?yeni=1');
  expect(await total(page)).toBe(all);
  await open(page, '/urunler?yeni=true');
  expect(await total(page)).toBeLessThan(all);
});

test('narrows by price', async ({ page }) => {
  await open(page, '/urunler');
  const most = filters(page).getByRole('textbox', { name: /en çok/i });
  await most.fill('10.000');
  await most.press('Enter');
  await expect(page).toHaveURL(/fiyat-max=10000/);
  await expect(page.getByRole('link', { name: '₺10.000 ve altı' })).toBeVisible();
  const shown = await prices(page);
  expect(shown.length).toBeGreaterThan(0);
  for (const price of shown) expect(price ?? Infinity).toBeLessThanOrEqual(10_000);
});

test('narrows by price with the keys on the slider', async ({ page }) => {
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
  for (const price of await prices(page)) expect(price ?? Infinity).toBeGreaterThanOrEqual(2_000);
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/fiyat-min=2000$/);
});

test('keeps a choice that is still loading when a filter is removed', async ({ page }) => {
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
  test(`sorts by ${sort} and keeps it in the address`, async ({ page }) => {
    await open(page, '/urunler');
    await page.getByRole('combobox', { name: /sırala/i }).selectOption(sort);
    await expect(page).toHaveURL(
      sort === 'newest' ? /\/urunler(\?sirala=newest)?$/ : new RegExp(`sirala=${sort}`),
    );
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
  });
}

test('orders names the Turkish way', async ({ page }) => {
  await page.goto('/urunler?sirala=name');
  const shown = await names(page);
  expect(shown).toEqual([...shown].sort((a, b) => a.localeCompare(b, 'tr')));
});

for (const { sort, ascending } of [
  { sort: 'price-low', ascending: true },
  { sort: 'price-high', ascending: false },
]) {
  test(`orders prices by ${sort} and puts what has none last`, async ({ page }) => {
    await page.goto(`/urunler?sirala=${sort}`);
    const first = await prices(page);
    const sorted = [...first].sort((a, b) => (Number(a) - Number(b)) * (ascending ? 1 : -1));
    expect(first).toEqual(sorted);
    expect(first).not.toContain(null);
    await page.goto(`/urunler?sirala=${sort}&sayfa=999`);
    expect((await prices(page)).at(-1)).toBeNull();
  });
}

test('turns pages by address', async ({ page }) => {
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

test('says what to do when filters leave nothing', async ({ page }) => {
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

test('offers to drop a search that finds nothing, and no filters', async ({ page }) => {
  await open(page, '/urunler?arama=zzzzqqqq');
  await expect(page.getByText(NO_MATCH)).toBeVisible();
  await expect(filters(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Aramayı kaldır' }).click();
  await expect(page).toHaveURL(/\/urunler$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
});

test('keeps lists that repeat the whole one out of search engines', async ({ page }) => {
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

test('switches to the dense list and stays there after a reload', async ({ page }) => {
  await open(page, '/urunler');
  await page.getByRole('link', { name: 'Liste' }).click();
  await expect(page).toHaveURL(/gorunum=liste/);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Liste' })).toHaveAttribute('aria-current', 'true');
});

test('looks into a product without leaving the list', async ({ page }) => {
  await open(page, '/urunler');
  const [first] = await names(page);
  const look = page.getByRole('button', { name: /hızlı bakış/i }).first();
  await look.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: first, exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/urunler$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(look).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reads, filters and searches', async ({ page }) => {
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
