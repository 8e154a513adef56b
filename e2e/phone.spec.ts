import { hasVariations, isSoldSingly } from './catalog';
import { CartPage } from './pages/cart';
import { CheckoutPage } from './pages/checkout';
import { menuButton } from './pages/header';
import { expectAccessible, expectToFit, main, open, startingWith } from './pages/page';
import { MaterialListPage } from './pages/material-list';
import { ProductPage } from './pages/product';
import { expect, test } from './shop';

for (const path of ['/', '/urunler', '/urunler?gorunum=liste', '/hakkimizda', '/sss', '/olmayan']) {
  test(`the page ${path} fits a width of 360 px`, async ({ page }) => {
    await open(page, path);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFit(page);
  });
}

test('the page of a category fits a width of 360 px', async ({ page, catalog }) => {
  await open(page, `/kategori/${catalog.category.slug}`);
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await expectToFit(page);
});

test('shows each price of the list view in one line', async ({ page }) => {
  await open(page, '/urunler?gorunum=liste');
  const prices = main(page).getByTestId('card-price');
  await expect(prices.first()).toBeVisible();
  const lines = () => prices.evaluateAll((elements) => elements.map((one) => one.getClientRects().length));
  await expect.poll(async () => new Set(await lines())).toEqual(new Set([1]));
});

test('a product page fits a width of 360 px without accessibility violations', async ({ page, catalog }) => {
  await new ProductPage(page).open(catalog.find(hasVariations));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
});

test('a material list is handed in and read at a width of 360 px', async ({ page, catalog }) => {
  const { sku, name } = catalog.find(isSoldSingly);
  const list = new MaterialListPage(page);
  await list.match(`${sku}\t2 ad.\nküresel vana\t3`);
  await expect(list.line(name)).toContainText('Bulundu');
  await expectToFit(page);
  await expectAccessible(page);
  await list.button('1 satırı sepete ekle').click();
  await expect(main(page).getByText('1 satır sepete eklendi')).toBeVisible();
});

test('filters products in a sheet whose button counts the results', async ({ page, catalog }) => {
  await open(page, '/urunler');
  await page.getByRole('button', { name: /^Filtreler/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: startingWith(catalog.category.name) }).check();
  await expect(page).toHaveURL(new RegExp(`kategori=${catalog.category.slug}`));
  await sheet.getByRole('button', { name: /ürünü göster/ }).click();
  await expect(sheet).toBeHidden();
});

test('closes the filter sheet with Back and keeps the filters chosen in it', async ({ page, catalog }) => {
  await open(page, '/urunler');
  await page.getByRole('button', { name: /^Filtreler/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: startingWith(catalog.category.name) }).check();
  await expect(page).toHaveURL(new RegExp(`kategori=${catalog.category.slug}`));
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`kategori=${catalog.category.slug}`));
});

test('opens the menu, keeps the focus inside it and closes it on Escape', async ({ page }) => {
  await open(page, '/');
  const button = menuButton(page);
  await button.click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) await page.keyboard.press('Tab');
  await expect.poll(() => menu.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('moves the focus to the content after following a link in the menu', async ({ page, catalog }) => {
  const { name, slug } = catalog.category;
  for (const { link, address } of [
    { link: 'Hakkımızda', address: /\/hakkimizda$/ },
    { link: startingWith(name), address: new RegExp(`/kategori/${slug}$`) },
  ]) {
    await open(page, '/');
    await menuButton(page).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(address);
    await expect(menu).toBeHidden();
    await expect(main(page)).toBeFocused();
  }
});

test('says in the sticky bar what the wanted quantity costs with tax', async ({ page, catalog }) => {
  const product = new ProductPage(page);
  await product.open(catalog.find(isSoldSingly));
  await product.quantity.fill('3');
  await product.quantity.blur();
  const ofThree = page.getByText('3 adet net');
  await expect(ofThree).toBeVisible();
  const total = await product.grossPrice.innerText();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const bar = main(page)
    .getByRole('paragraph')
    .filter({ hasText: /^₺[\d.,]+3\sadet, KDV Dahil$/ });
  await expect(bar).toBeVisible();
  await expect(bar).toContainText(total);
});

test('adds a product from the sticky bar, and the cart fits a width of 360 px', async ({ page, catalog }) => {
  const product = catalog.find(hasVariations);
  const cart = new CartPage(page);
  await new ProductPage(page).open(product);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await main(page).getByRole('button', { name: 'Sepete Ekle', exact: true }).last().click();
  await cart.expectUnits(product.minOrderQuantity);
  await cart.open();
  await expect(cart.lineOf(product)).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
});

test('places an order on a screen 360 px wide', async ({ page, catalog }) => {
  const checkout = new CheckoutPage(page);
  await checkout.openWith(catalog.find(isSoldSingly));
  await checkout.submit.click();
  await expect(checkout.problem).toBeVisible();
  await expectToFit(page);
  await checkout.fillInAndAccept();
  await expectToFit(page);
  await expectAccessible(page);
  await checkout.submit.click();
  await checkout.expectPlaced();
  await expectToFit(page);
  await expectAccessible(page);
});

test('shows the documents of an order in a dialog whose wide tables scroll on their own', async ({
  page,
  catalog,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openWith(catalog.find(isSoldSingly));
  await checkout.fillIn();
  await checkout.documentsReady();
  await page
    .getByRole('button', { name: /^Büyüt/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const dialogOverflow = () =>
    dialog.evaluate((element) =>
      Math.max(
        ...[element, ...element.children].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ),
    );
  await expect(dialog.getByRole('table').first()).toBeVisible();
  await expect.poll(dialogOverflow).toBe(0);
});
