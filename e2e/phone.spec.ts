import { CartPage } from './cart-page';
import { findProduct, isSoldSingly } from './catalog';
import { CheckoutPage } from './checkout-page';
import { axeFindings, expect, horizontalOverflow, open, test } from './shop';

for (const path of [
  '/',
  '/urunler',
  '/urunler?gorunum=liste',
  '/kategori/vanalar',
  '/hakkimizda',
  '/sss',
  '/olmayan',
]) {
  test(`the page ${path} fits a width of 360 px`, async ({ page }) => {
    await open(page, path);
    expect(await horizontalOverflow(page)).toBe(0);
  });
}

test('a product page fits a width of 360 px without accessibility violations', async ({ page }) => {
  await open(page, '/urunler');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/urun\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('filters products in a sheet whose button counts the results', async ({ page }) => {
  await open(page, '/urunler');
  await page.getByRole('button', { name: /^Filtreler/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: /^Pompalar/ }).check();
  await expect(page).toHaveURL(/kategori=pompalar/);
  await sheet.getByRole('button', { name: /ürünü göster/ }).click();
  await expect(sheet).toBeHidden();
});

test('opens the menu, keeps the focus inside it and closes it on Escape', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: /menü/i });
  await button.click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) await page.keyboard.press('Tab');
  expect(await menu.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

for (const { link, address } of [
  { link: 'Hakkımızda', address: /\/hakkimizda$/ },
  { link: /^Pompalar/, address: /\/kategori\/pompalar$/ },
]) {
  test(`moves the focus to the content after following ${link} in the menu`, async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: /menü/i }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(address);
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('adds a product from the sticky bar, and the cart fits a width of 360 px', async ({ page, request }) => {
  const product = await findProduct(
    request,
    ({ priceOnRequest, attributes }) => !priceOnRequest && attributes.length > 0,
  );
  const cart = new CartPage(page);
  await open(page, `/urun/${product.slug}`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('main').getByRole('button', { name: 'Sepete Ekle', exact: true }).last().click();
  await cart.expectUnits(product.minOrderQuantity);
  await cart.open();
  await expect(cart.lineOf(product)).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('places an order on a screen 360 px wide', async ({ page, request }) => {
  test.slow();
  const checkout = new CheckoutPage(page);
  await checkout.openWith(await findProduct(request, isSoldSingly));
  await checkout.submit.click();
  await expect(checkout.problem).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  await checkout.fillInAndAccept();
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await checkout.submit.click();
  await checkout.expectPlaced();
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('shows the documents of an order in a dialog whose wide tables scroll on their own', async ({
  page,
  request,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openWith(await findProduct(request, isSoldSingly));
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
  expect(await dialogOverflow()).toBe(0);
});
