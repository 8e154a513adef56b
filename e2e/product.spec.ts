import type { Locator, Page } from '@playwright/test';
import { findProduct, isSoldByMore } from './catalog';
import { expect, open, test } from './shop';

test('updates the price when a variation is chosen', async ({ page, request }) => {
  const product = await findProduct(request, ({ attributes, priceOnRequest }) => {
    const second = attributes[0]?.variations[1];
    return !priceOnRequest && second !== undefined && second.price > 0 && second.stock > 0;
  });
  await open(page, `/urun/${product.slug}`);
  const gross = page.getByTestId('gross-price');
  const before = await gross.innerText();
  const group = page.getByRole('radiogroup', { name: new RegExp(product.attributes[0]?.name ?? '') });
  await expect(group.getByRole('radio').first()).toBeChecked();
  await group.getByRole('radio').nth(1).check({ force: true });
  await expect(gross).not.toHaveText(before);
});

test('shows the available stock when a larger quantity is entered', async ({ page, request }) => {
  const { slug } = await findProduct(
    request,
    ({ attributes: [group], priceOnRequest }) =>
      !priceOnRequest && group !== undefined && (group.variations[0]?.stock ?? 0) > 0,
  );
  await open(page, `/urun/${slug}`);
  const quantity = page.getByRole('main').getByRole('spinbutton');
  await quantity.fill('99999');
  await quantity.blur();
  await expect(
    page.getByText(/^Teslimat: [\d.]+\s\S+ stoktan .+, [\d.]+\s\S+ tedarik edilerek .+$/),
  ).toBeVisible();
});

test('promises the time of the product only for a choice that is in stock', async ({ page, request }) => {
  const { slug, attributes } = await findProduct(request, ({ attributes: [group] }) => {
    const [first, ...others] = group?.variations ?? [];
    return first !== undefined && first.stock > 0 && others.some(({ stock }) => stock === 0);
  });
  await open(page, `/urun/${slug}`);
  const group = page.getByRole('radiogroup').first();
  const delivery = page.getByRole('listitem').filter({ hasText: /^Teslimat/ });
  await expect(delivery).not.toContainText('tedarik edilerek');
  const out = attributes[0]?.variations.findIndex(({ stock }) => stock === 0) ?? NaN;
  await group.getByRole('radio').nth(out).check({ force: true });
  await expect(page.getByText('Bu seçim şu an stokta yok')).toBeVisible();
  await expect(delivery).toContainText('tedarik edilerek');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('disables the choices of a product without JavaScript', async ({ page, request }) => {
    const { slug } = await findProduct(
      request,
      ({ attributes, priceOnRequest }) => !priceOnRequest && attributes.length > 0,
    );
    await page.goto(`/urun/${slug}`);
    const choices = page.getByRole('radiogroup').first().getByRole('radio');
    await expect(choices.first()).toBeChecked();
    for (const choice of await choices.all()) await expect(choice).toBeDisabled();
    await expect(page.getByText(/^Seçeneklerin fiyatını görmek için/)).toBeVisible();
  });
});

test('shows price on request and no price anywhere on the page', async ({ page, request }) => {
  const product = await findProduct(request, ({ priceOnRequest }) => priceOnRequest);
  await open(page, `/urun/${product.slug}`);
  await expect(page.getByRole('main').getByText('Fiyat Sorunuz').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /whatsapp/i }).first()).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=/,
  );
  expect(await structuredDataOf(page)).not.toContain('"price"');
  await expect(page.getByRole('main').getByText(/kargo ücretsiz|En az sipariş/)).toHaveCount(0);
});

test('links from the quick view to WhatsApp to ask for a price', async ({ page, request }) => {
  const product = await findProduct(request, ({ priceOnRequest }) => priceOnRequest);
  await open(page, `/urunler?arama=${encodeURIComponent(product.name)}`);
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: product.name }) });
  await card
    .first()
    .getByRole('button', { name: /hızlı bakış/i })
    .click();
  const whatsApp = page.getByRole('dialog').getByRole('link', { name: 'WhatsApp’tan bilgi alın' });
  const text = new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  expect(text).toContain(`/urun/${product.slug}`);
});

test('prefills the WhatsApp message with name, link and price', async ({ page, request }) => {
  const product = await findProduct(request, ({ priceOnRequest }) => !priceOnRequest);
  await open(page, `/urun/${product.slug}`);
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /whatsapp/i })
    .first();
  await expect(link).toHaveAttribute('target', '_blank');
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  expect(text).toContain(product.name);
  expect(text).toContain(`/urun/${product.slug}`);
  expect(text).toMatch(/₺/);
});

test('keeps the quantity at or above the minimum whatever is typed', async ({ page, request }) => {
  const product = await findProduct(request, ({ minOrderQuantity }) => minOrderQuantity > 1);
  await open(page, `/urun/${product.slug}`);
  const quantity = page.getByRole('main').getByRole('spinbutton', { name: /adet|miktar/i });
  await expect(quantity).toHaveValue(String(product.minOrderQuantity));
  for (const typed of ['1', '-5', '']) {
    await quantity.fill(typed);
    await quantity.blur();
    await expect(quantity).toHaveValue(String(product.minOrderQuantity));
  }
  await quantity.fill('999999999');
  await quantity.blur();
  await expect(quantity).toHaveValue('99999');
});

test('the price in the structured data is the visible price with tax', async ({ page, request }) => {
  const product = await findProduct(
    request,
    ({ priceOnRequest, minOrderQuantity }) => !priceOnRequest && minOrderQuantity === 1,
  );
  await open(page, `/urun/${product.slug}`);
  const lira = liraOf(await page.getByTestId('gross-price').innerText());
  expect(lira).toBeGreaterThan(0);
  expect(await structuredDataOf(page)).toContain(`"price":"${lira.toFixed(2)}"`);
});

test('a product with a minimum quantity also shows the gross price of one unit', async ({
  page,
  request,
}) => {
  const product = await findProduct(request, isSoldByMore);
  await open(page, `/urun/${product.slug}`);
  const lira = liraOf(await page.getByText(/^1\sadet KDV Dahil/).innerText());
  expect(lira).toBeGreaterThan(0);
  expect(await structuredDataOf(page)).toContain(`"price":"${lira.toFixed(2)}"`);
});

test('the price does not change while the page becomes interactive', async ({ page, request }) => {
  const product = await findProduct(request, isSoldByMore);
  const html = await (await request.get(`/urun/${product.slug}`)).text();
  const [, sent] = /data-testid="gross-price"[^>]*>([^<]+)</.exec(html) ?? [];
  const calculated = page.waitForResponse(
    (response) => response.request().postData()?.includes('calculatePrice') === true,
  );
  await open(page, `/urun/${product.slug}`);
  await calculated;
  await expect(page.getByTestId('gross-price')).toHaveText(sent ?? 'no price in the page');
});

const liraOf = (shown: string) =>
  Number(/₺([\d.,]+)/.exec(shown)?.[1]?.replaceAll('.', '').replace(',', '.'));

const structuredDataOf = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allInnerTexts()).join('');

test('moves through the tabs with the arrow keys', async ({ page, request }) => {
  const product = await findProduct(request, () => true);
  await open(page, `/urun/${product.slug}`);
  const tabs = page.getByRole('tablist').getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('enlarges the picture and returns the focus when closed', async ({ page, request }) => {
  const product = await findProduct(request, () => true);
  await open(page, `/urun/${product.slug}`);
  const enlarge = page.getByRole('button', { name: /büyüt/i }).first();
  await enlarge.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(enlarge).toBeFocused();
});

for (const theme of ['light', 'dark'] as const) {
  test(`loads only the ${theme} variant of the large picture`, async ({ page, request }) => {
    const product = await findProduct(request, () => true);
    const requested: string[] = [];
    page.on('request', (sent) => requested.push(new URL(sent.url()).pathname));
    await page.emulateMedia({ colorScheme: theme });
    await open(page, `/urun/${product.slug}`);
    const renditions = page.getByRole('main').locator('figure').first().locator('img');
    await expect(renditions.filter({ visible: true })).toHaveJSProperty('complete', true);
    const wasRequested = async (image: Locator) => {
      const addresses = ((await image.getAttribute('srcset')) ?? '').split(', ');
      return addresses.some((address) => requested.includes(address.split(' ')[0] ?? ''));
    };
    expect(await wasRequested(renditions.filter({ visible: true }))).toBe(true);
    expect(await wasRequested(renditions.filter({ visible: false }))).toBe(false);
  });
}
