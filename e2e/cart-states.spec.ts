import type { Page } from '@playwright/test';
import { CartPage } from './cart-page';
import { findProduct, isSoldSingly } from './catalogue';
import { axeFindings, expect, open, test } from './shop';

/** The shop raises a price after the product was put into the cart. */
async function changePriceAfterwards(page: Page): Promise<void> {
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

test('goes on only after a changed price was confirmed', async ({ page, request }) => {
  const cart = new CartPage(page);
  await cart.addFrom(await findProduct(request, isSoldSingly));
  await changePriceAfterwards(page);
  await cart.open();
  await expect(page.getByText('Fiyat güncellendi:')).toBeVisible();
  await expect(cart.lines.first().locator('s')).toHaveText('₺1,00');
  const onward = page.getByRole('link', { name: 'Ödeme adımına geç' });
  await onward.press('Enter');
  await expect(page).toHaveURL(/\/sepet$/);
  await expect(page.getByRole('region', { name: 'Onayınız gerekiyor' })).toBeFocused();
  await page.getByRole('button', { name: 'Onayla' }).click();
  await expect(page.getByText('Fiyat güncellendi:')).toBeHidden();
  await onward.click();
  await expect(page).toHaveURL(/adim=odeme/);
});

test('says that the cart could not be had, and tries again', async ({ page }) => {
  let isCut = true;
  await page.route('**/graphql', (route) => (isCut ? route.abort() : route.continue()));
  await open(page, '/sepet');
  await expect(page.getByRole('heading', { name: 'Sepetiniz gösterilemedi' })).toBeVisible();
  isCut = false;
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(page.getByRole('heading', { name: 'Sepetiniz boş' })).toBeVisible();
});

test('says beside the button why nothing was added', async ({ page, request }) => {
  const product = await findProduct(request, isSoldSingly);
  await open(page, `/urun/${product.slug}`);
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('button', { name: 'Sepete Ekle', exact: true }).first().click();
  await expect(page.getByRole('alert')).toHaveText(/^Bağlantı kurulamadı/);
});

test('opens with a secret nobody gave out', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'sepet', value: '%%%{"broken', url: baseURL ?? '' }]);
  await new CartPage(page).open();
  await expect(page.getByRole('heading', { name: 'Sepetiniz boş' })).toBeVisible();
});

test('can be filled, changed and emptied with the keyboard alone', async ({ page, request }) => {
  const product = await findProduct(request, isSoldSingly);
  const cart = new CartPage(page);
  await open(page, `/urun/${product.slug}`);
  await page.getByRole('button', { name: 'Sepete Ekle', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await cart.holds(1);
  await cart.link.focus();
  await page.keyboard.press('Enter');
  await expect(cart.lineOf(product)).toBeVisible();
  await cart.lineOf(product).getByRole('spinbutton').focus();
  await page.keyboard.press('ArrowUp');
  await cart.holds(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Çıkar/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sepetiniz boş' })).toBeFocused();
});

test('a page belongs to nobody until the browser asks for the cart', async ({ page, context, request }) => {
  const product = await findProduct(request, isSoldSingly);
  await new CartPage(page).addFrom(product);
  const answer = await context.request.get('/sepet');
  expect(answer.headers()['cache-control']).toContain('no-store');
  const html = await answer.text();
  expect(html).toContain('noindex');
  expect(html).not.toMatch(/Sepet, 1\sürün/);
});

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.beforeEach(async ({ page, request }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await new CartPage(page).addFrom(await findProduct(request, isSoldSingly));
    });

    test('axe finds nothing on the small cart', async ({ page }) => {
      await new CartPage(page).notice.getByRole('button', { name: 'Sepeti göster' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

    test('axe finds nothing on a cart whose prices changed', async ({ page }) => {
      await changePriceAfterwards(page);
      await new CartPage(page).open();
      expect(await axeFindings(page)).toEqual([]);
    });

    test('axe finds nothing on an emptied cart', async ({ page }) => {
      const cart = new CartPage(page);
      await cart.open();
      await page.getByRole('button', { name: 'Sepeti boşalt' }).click();
      await expect(cart.notice).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
