import { type Page } from '@playwright/test';
import { hasVariations, isSoldSingly } from './catalog';
import { CartPage } from './pages/cart';
import { listOf, ListPage } from './pages/list';
import { main } from './pages/page';
import { ProductPage } from './pages/product';
import { expect, test } from './shop';

/** Shows a page whose scripts stay on their way while somebody acts on it, and then lets them come. */
async function actEarly(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  let comes: () => void = () => undefined;
  const scripts = new Promise<void>((resolve) => (comes = resolve));
  await page.route(/\.js(\?|$)/, async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await act();
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  comes();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

test('a quantity that is typed before the scripts come is the one that is ordered', async ({
  page,
  catalog,
}) => {
  const product = new ProductPage(page);
  await actEarly(page, `/urun/${catalog.find(isSoldSingly).slug}`, () => product.quantity.fill('3'));
  await expect(product.quantity).toHaveValue('3');
  const cart = new CartPage(page);
  await cart.add();
  await cart.expectUnits(3);
});

test('a choice that is made before the scripts come is kept, with its price', async ({ page, catalog }) => {
  const product = new ProductPage(page);
  await actEarly(page, `/urun/${catalog.find(hasVariations).slug}`, () => product.choices.nth(1).check());
  await expect(page).toHaveURL(/\?secenek=/);
  await expect(product.choices.nth(1)).toBeChecked();
});

test('what is added before the scripts come is in the cart, in the quantity and choice of then', async ({
  page,
  catalog,
}) => {
  const product = new ProductPage(page);
  const chosen = catalog.find(hasVariations);
  await actEarly(page, `/urun/${chosen.slug}`, async () => {
    await product.choices.nth(1).check();
    await page.getByRole('button', { name: 'Artır' }).click();
    await page.getByRole('button', { name: 'Artır' }).click();
    // By keyboard, as it says that it is disabled at the quantity that the page came with.
    await page.getByRole('button', { name: 'Azalt' }).press('Enter');
    // Pressed again while nothing is seen of it, it is one addition.
    await product.addButton.dblclick();
    await expect(product.addButton).toHaveCSS('cursor', 'progress');
  });
  const cart = new CartPage(page);
  await expect(cart.notice).toContainText('Sepete eklendi');
  await expect(product.addButton).toHaveCSS('cursor', 'pointer');
  await cart.expectUnits(2);
  await cart.open();
  await expect(cart.lines).toContainText(chosen.attributes[0]?.variations[1]?.name ?? 'none');
});

test('a product of a list that is added before the scripts come is in the cart', async ({
  page,
  catalog,
}) => {
  const product = catalog.find(isSoldSingly);
  const list = new ListPage(page);
  await actEarly(page, listOf(product), () => list.addButtonOf(product).click());
  await new CartPage(page).expectUnits(1);
});

test('order and filters that are chosen before the scripts come are applied', async ({ page }) => {
  const list = new ListPage(page);
  await actEarly(page, '/urunler', async () => {
    await page.getByRole('combobox', { name: 'Sırala' }).selectOption('price-low');
    await list.filters.getByRole('checkbox').first().check();
  });
  await expect(page).toHaveURL(/kategori=[^&]+&sirala=price-low/);
  await expect(list.filters.getByRole('checkbox').first()).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Sırala' })).toHaveValue('price-low');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a product says that the cart needs scripts, in place of a button that does nothing', async ({
    page,
    catalog,
  }) => {
    await page.goto(`/urun/${catalog.find(isSoldSingly).slug}`);
    await expect(main(page).getByText(/Sepete eklemek için .* JavaScript’i açın/)).toBeVisible();
    await expect(page.getByRole('button', { name: /Sepete Ekle/ }).filter({ visible: true })).toHaveCount(0);
  });

  test('a link leads to the price of each other choice', async ({ page, catalog }) => {
    const chosen = catalog.find(hasVariations);
    await page.goto(`/urun/${chosen.slug}`);
    const group = main(page).getByRole('radiogroup').first().locator('legend');
    await expect(group).toContainText(chosen.attributes[0]?.variations[0]?.name ?? 'none');
    const name = chosen.attributes[0]?.variations[1]?.name ?? '';
    await main(page)
      .getByRole('link', { name: `${name} seçeneğini göster` })
      .first()
      .click();
    await expect(page).toHaveURL(/\?secenek=/);
    await expect(group).toContainText(name);
  });
});
