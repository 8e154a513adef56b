import type { Page } from '@playwright/test';
import { isSoldSingly } from './catalog';
import { CartPage } from './pages/cart';
import { expectAccessible, main, open } from './pages/page';
import { ProductPage } from './pages/product';
import { expect, test } from './shop';

/** Simulates a price change after the product was added to the cart. */
async function simulatePriceChange(page: Page): Promise<void> {
  let isConfirmed = false;
  await page.route('**/graphql', async (route) => {
    const { query } = route.request().postDataJSON() as { query: string };
    if (!/(query|mutation) \w*Cart\b/.test(query)) return route.continue();
    isConfirmed ||= query.includes('confirmCart');
    const response = await route.fetch();
    const { data } = (await response.json()) as {
      data: { cart: { needsConfirmation: boolean; lines: Record<string, unknown>[] } };
    };
    if (!isConfirmed) {
      data.cart.needsConfirmation = true;
      for (const line of data.cart.lines) {
        Object.assign(line, { problem: 'PRICE_CHANGED', previousUnitPrice: 100 });
      }
    }
    return route.fulfill({ response, json: { data } });
  });
}

test('continues to checkout only after a changed price was confirmed', async ({ page, catalog }) => {
  const cart = new CartPage(page);
  await cart.addFrom(catalog.find(isSoldSingly));
  await simulatePriceChange(page);
  await cart.open();
  await expect(page.getByText('Fiyat güncellendi:')).toBeVisible();
  await expect(cart.lines.first().getByText('₺1', { exact: true })).toBeVisible();
  await cart.checkoutLink.press('Enter');
  await expect(page).toHaveURL(/\/sepet$/);
  await expect(page.getByRole('region', { name: 'Onayınız gerekiyor' })).toBeFocused();
  await page.getByRole('button', { name: 'Onayla' }).click();
  await expect(page.getByText('Fiyat güncellendi:')).toBeHidden();
  await cart.checkoutLink.click();
  await expect(page).toHaveURL(/adim=odeme/);
});

test('says at the first addition that the browser refuses cookies', async ({ page, context, catalog }) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  const product = new ProductPage(page);
  await product.open(catalog.find(isSoldSingly));
  await product.addButton.click();
  await expect(main(page).getByRole('alert')).toContainText('Tarayıcınız çerezleri engelliyor');
  await new CartPage(page).expectUnits(0);
});

test('shows an error when the cart cannot be loaded, and retries', async ({ page, context, baseURL }) => {
  // Only visitors the shop knows have a cart to load.
  await context.addCookies([{ name: 'tanidik', value: '1', url: baseURL ?? '' }]);
  let isOffline = true;
  await page.route('**/graphql', (route) => (isOffline ? route.abort() : route.continue()));
  await open(page, '/sepet');
  await expect(page.getByRole('heading', { name: 'Sepetiniz gösterilemedi' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Sepetiniz gösterilemedi' })).toBeVisible();
  isOffline = false;
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(page.getByRole('heading', { name: 'Sepetiniz boş' })).toBeVisible();
  await expect(main(page)).toBeFocused();
});

test('shows next to the button why nothing was added', async ({ page, catalog }) => {
  const product = catalog.find(isSoldSingly);
  const productPage = new ProductPage(page);
  await productPage.open(product);
  await page.route('**/graphql', (route) => route.abort());
  await productPage.addButton.click();
  await expect(page.getByRole('alert')).toHaveText(/^Bağlantı kurulamadı/);
});

test('opens an empty cart for an invalid cart cookie', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'sepet', value: '%%%{"broken', url: baseURL ?? '' }]);
  await new CartPage(page).open();
  await expect(page.getByRole('heading', { name: 'Sepetiniz boş' })).toBeVisible();
});

test('fills, changes and empties the cart with the keyboard alone', async ({ page, catalog }) => {
  const product = catalog.find(isSoldSingly);
  const cart = new CartPage(page);
  await new ProductPage(page).open(product);
  await new ProductPage(page).addButton.press('Enter');
  await cart.expectUnits(1);
  await cart.link.focus();
  await page.keyboard.press('Enter');
  await expect(cart.lineOf(product)).toBeVisible();
  await cart.lineOf(product).getByRole('spinbutton').focus();
  await page.keyboard.press('ArrowUp');
  await cart.expectUnits(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Çıkar/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sepetiniz boş' })).toBeFocused();
});

test('the HTML of a page contains no personal cart data', async ({ page, context, catalog }) => {
  const product = catalog.find(isSoldSingly);
  await new CartPage(page).addFrom(product);
  const response = await context.request.get('/sepet');
  expect(response.headers()['cache-control']).toContain('no-store');
  const html = await response.text();
  expect(html).toContain('noindex');
  expect(html).not.toMatch(/Sepet, 1\sürün/);
});

test.describe('accessibility', () => {
  test.beforeEach(async ({ page, catalog }) => {
    await new CartPage(page).addFrom(catalog.find(isSoldSingly));
  });

  test('the mini cart has no accessibility violations', async ({ page }) => {
    await new CartPage(page).notice.getByRole('button', { name: 'Sepeti göster' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

  test('a cart with changed prices has no accessibility violations', async ({ page }) => {
    await simulatePriceChange(page);
    await new CartPage(page).open();
    await expectAccessible(page);
  });

  test('an emptied cart has no accessibility violations', async ({ page }) => {
    const cart = new CartPage(page);
    await cart.open();
    await page.getByRole('button', { name: 'Sepeti boşalt' }).click();
    await expect(cart.notice).toBeVisible();
    await expectAccessible(page);
  });
});

test('the focus is at the product again once the notice of the cart is closed by keyboard', async ({
  page,
  catalog,
}) => {
  const cart = new CartPage(page);
  const product = new ProductPage(page);
  await product.open(catalog.find(isSoldSingly));
  await product.addButton.press('Enter');
  await cart.notice.getByRole('button', { name: 'Bildirimi kapat' }).press('Enter');
  await expect(cart.notice).toBeHidden();
  await expect(product.addButton).toBeFocused();
});
