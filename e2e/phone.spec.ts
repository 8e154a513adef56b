import { type Page } from '@playwright/test';
import { CartPage } from './cart-page';
import { findProduct, isSoldSingly } from './catalogue';
import { CheckoutPage } from './checkout-page';
import { axeFindings, expect, open, test } from './shop';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const path of [
  '/',
  '/urunler',
  '/urunler?gorunum=liste',
  '/kategori/vanalar',
  '/hakkimizda',
  '/sss',
  '/olmayan',
]) {
  test(`${path} fits 360 px`, async ({ page }) => {
    await open(page, path);
    expect(await overflow(page)).toBe(0);
  });
}

test('a product fits 360 px and axe finds nothing', async ({ page }) => {
  await open(page, '/urunler');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/urun\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await overflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('filters in a sheet and says how many products it shows', async ({ page }) => {
  await open(page, '/urunler');
  await page.getByRole('button', { name: /^Filtreler/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: /^Pompalar/ }).check();
  await expect(page).toHaveURL(/kategori=pompalar/);
  await sheet.getByRole('button', { name: /ürünü göster/ }).click();
  await expect(sheet).toBeHidden();
});

test('opens the menu, keeps the focus in it and closes it on Escape', async ({ page }) => {
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
  test(`goes on at the content after following ${link} in the menu`, async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: /menü/i }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(address);
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('adds from the bar of a product, and the cart fits 360 px', async ({ page, request }) => {
  const product = await findProduct(
    request,
    ({ priceOnRequest, attributes }) => !priceOnRequest && attributes.length > 0,
  );
  const cart = new CartPage(page);
  await open(page, `/urun/${product.slug}`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('main').getByRole('button', { name: 'Sepete Ekle', exact: true }).last().click();
  await cart.holds(product.minOrderQuantity);
  await cart.open();
  await expect(cart.lineOf(product)).toBeVisible();
  expect(await overflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('orders within 360 px', async ({ page, request }) => {
  test.slow();
  const checkout = new CheckoutPage(page);
  await checkout.openWith(await findProduct(request, isSoldSingly));
  await checkout.submit.click();
  await expect(checkout.problem).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await checkout.fillInAndAccept();
  expect(await overflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await checkout.submit.click();
  await checkout.isPlaced();
  expect(await overflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('the texts of an order are read within their dialog, and wide tables scroll by themselves', async ({
  page,
  request,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openWith(await findProduct(request, isSoldSingly));
  await checkout.fillIn();
  await checkout.settled();
  await page
    .getByRole('button', { name: /^Büyüt/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const sideways = () =>
    dialog.evaluate((element) =>
      Math.max(
        ...[element, ...element.children].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ),
    );
  await expect(dialog.getByRole('table').first()).toBeVisible();
  expect(await sideways()).toBe(0);
});
