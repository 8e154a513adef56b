import { type CatalogProduct, hasVariations, isPricedOnRequest, isSoldByMore, isSoldSingly } from './catalog';
import { listOf, ListPage } from './pages/list';
import { liraOf, main, open, structuredDataOf } from './pages/page';
import { ProductPage, whatsAppTextOf } from './pages/product';
import { expect, test } from './shop';

test('updates the price when a variation is chosen', async ({ page, catalog }) => {
  const product = new ProductPage(page);
  await product.open(catalog.find(hasVariations));
  const before = await product.grossPrice.innerText();
  await expect(product.choices.first()).toBeChecked();
  await product.choices.nth(1).check();
  await expect(product.grossPrice).not.toHaveText(before);
});

test('shows which variation is chosen, and which one has the focus', async ({ page, catalog }) => {
  const product = new ProductPage(page);
  await product.open(catalog.find(hasVariations));
  const boxOf = (index: number) => product.choices.nth(index).locator('xpath=ancestor::label');
  await expect(boxOf(0)).not.toHaveCSS('box-shadow', 'none');
  await expect(boxOf(1)).toHaveCSS('box-shadow', 'none');
  await product.choices.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(boxOf(1)).not.toHaveCSS('box-shadow', 'none');
  await expect(boxOf(1)).toHaveCSS('outline-style', 'solid');
});

test('keeps the chosen variation in the address, over a reload, Back and a tab', async ({
  page,
  catalog,
}) => {
  const product = new ProductPage(page);
  await product.open(catalog.find(hasVariations));
  const ofDefault = await product.grossPrice.innerText();
  const chosen = product.choices.nth(1);
  await chosen.check();
  await expect(page).toHaveURL(/[?&]secenek=/);
  await expect(product.grossPrice).not.toHaveText(ofDefault);
  const ofChosen = await product.grossPrice.innerText();
  await page.getByRole('tab').nth(1).click();
  await expect(page).toHaveURL(/secenek=.+&sekme=/);
  const expectChosen = async () => {
    await expect(chosen).toBeChecked();
    await expect(product.grossPrice).toHaveText(ofChosen);
  };
  await expectChosen();
  await page.reload();
  await expectChosen();
  await page.getByRole('navigation', { name: 'Gezinti' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(/secenek=/);
  await page.goBack();
  await expectChosen();
  await product.choices.first().check();
  await expect(page).not.toHaveURL(/secenek=/);
  await expect(product.grossPrice).toHaveText(ofDefault);
});

test('asks for nothing again when a tab is opened', async ({ page, catalog }) => {
  await new ProductPage(page).open(catalog.anyProduct);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postData() ?? '');
  });
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/sekme=/);
  expect(asked).toEqual([]);
});

test('the page of a chosen variation comes with its price and the address of the product as canonical', async ({
  page,
  request,
  catalog,
}) => {
  const { slug } = catalog.find(hasVariations);
  const product = new ProductPage(page);
  await product.open({ slug });
  await product.choices.nth(1).check();
  await expect(page).toHaveURL(/secenek=/);
  const chosen = await page.evaluate(() => location.href);
  const html = await (await request.get(chosen)).text();
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"?]+/urun/${slug}"`));
  await page.reload();
  const [, sent] = /data-testid="gross-price"[^>]*>([^<]+)</.exec(html) ?? [];
  await expect(product.grossPrice).toHaveText(sent ?? 'no price in the page');
  const unknown = await request.get(`/urun/${slug}?secenek=yok&sekme=ozellikler`, { maxRedirects: 0 });
  expect(unknown.status()).toBe(302);
  expect(unknown.headers().location).toBe(`/urun/${slug}?sekme=ozellikler`);
  const noTab = await request.get(`/urun/${slug}?sekme=yok`, { maxRedirects: 0 });
  expect(noTab.headers().location).toBe(`/urun/${slug}`);
});

test('shows the available stock when a larger quantity is entered', async ({ page, catalog }) => {
  const product = new ProductPage(page);
  await product.open(catalog.find(hasVariations));
  await product.quantity.fill('99999');
  await product.quantity.blur();
  await expect(
    page.getByText(/^Teslimat: [\d.]+\s\S+ stoktan .+, [\d.]+\s\S+ tedarik edilerek .+$/),
  ).toBeVisible();
});

test('promises the time of the product only for a choice that is in stock', async ({ page, catalog }) => {
  const stockOf = ({ attributes: [group] }: CatalogProduct) =>
    group?.variations.map(({ stock }) => stock) ?? [];
  const wanted = catalog.find((product) => (stockOf(product)[0] ?? 0) > 0 && stockOf(product).includes(0));
  const product = new ProductPage(page);
  await product.open(wanted);
  const delivery = page.getByRole('listitem').filter({ hasText: /^Teslimat/ });
  await expect(delivery).toBeVisible();
  await expect(delivery).not.toContainText('tedarik edilerek');
  await product.choices.nth(stockOf(wanted).indexOf(0)).check();
  await expect(page.getByText('Bu seçim şu an stokta yok')).toBeVisible();
  await expect(delivery).toContainText('tedarik edilerek');
});

test('shows price on request and no price anywhere on the page', async ({ page, catalog }) => {
  const product = new ProductPage(page);
  await product.open(catalog.find(isPricedOnRequest));
  await expect(main(page).getByText('Fiyat Sorunuz').first()).toBeVisible();
  await expect(product.whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
  await expect.poll(() => structuredDataOf(page)).not.toContainEqual(expect.stringContaining('"price"'));
  await expect(main(page).getByText(/kargo ücretsiz|En az sipariş/)).toHaveCount(0);
});

test('links from the quick view to WhatsApp to ask for a price', async ({ page, catalog }) => {
  const product = catalog.find(isPricedOnRequest);
  await open(page, listOf(product));
  await new ListPage(page).quickViewButtonOf(product).click();
  const whatsApp = page.getByRole('dialog').getByRole('link', { name: 'WhatsApp’tan bilgi alın' });
  await expect.poll(() => whatsAppTextOf(whatsApp)).toContain(`/urun/${product.slug}`);
});

test('prefills the WhatsApp message with name, link and price', async ({ page, catalog }) => {
  const product = catalog.find(isSoldSingly);
  const { whatsApp } = new ProductPage(page);
  await new ProductPage(page).open(product);
  await expect(whatsApp).toHaveAttribute('target', '_blank');
  await expect.poll(() => whatsAppTextOf(whatsApp)).toContain(product.name);
  await expect.poll(() => whatsAppTextOf(whatsApp)).toContain(`/urun/${product.slug}`);
  await expect.poll(() => whatsAppTextOf(whatsApp)).toContain('₺');
});

test('links to the telephone of the shop beside WhatsApp', async ({ page, catalog }) => {
  await new ProductPage(page).open(catalog.anyProduct);
  const call = main(page).getByRole('link', { name: /^Arayın: 0\d{3} \d{3} \d{2} \d{2}$/ });
  await expect(call).toHaveAttribute('href', /^tel:\+90\d{10}$/);
});

test('keeps the quantity at or above the minimum whatever is typed', async ({ page, catalog }) => {
  const wanted = catalog.find(isSoldByMore);
  const { quantity } = new ProductPage(page);
  await new ProductPage(page).open(wanted);
  await expect(quantity).toHaveValue(String(wanted.minOrderQuantity));
  for (const typed of ['1', '-5', '']) {
    await quantity.fill(typed);
    await quantity.blur();
    await expect(quantity).toHaveValue(String(wanted.minOrderQuantity));
  }
  await quantity.fill('999999999');
  await quantity.blur();
  await expect(quantity).toHaveValue('99999');
});

/** Matches the structured data of a product that costs this much. */
const pricedAt = (shown: string): unknown =>
  expect.stringContaining(`"price":"${(liraOf(shown) ?? NaN).toFixed(2)}"`);

test('the price in the structured data is the visible price with tax', async ({ page, catalog }) => {
  const product = new ProductPage(page);
  await product.open(catalog.find(isSoldSingly));
  await expect(product.grossPrice).toHaveText(/[1-9]/);
  const shown = await product.grossPrice.innerText();
  await expect.poll(() => structuredDataOf(page)).toContainEqual(pricedAt(shown));
});

test('a product with a minimum quantity also shows the gross price of one unit', async ({
  page,
  catalog,
}) => {
  await new ProductPage(page).open(catalog.find(isSoldByMore));
  const unitPrice = page.getByText(/^1\sadet KDV Dahil/);
  await expect(unitPrice).toHaveText(/₺.*[1-9]/);
  const shown = await unitPrice.innerText();
  await expect.poll(() => structuredDataOf(page)).toContainEqual(pricedAt(shown));
});

test('the price does not change while the page becomes interactive', async ({ page, request, catalog }) => {
  const { slug } = catalog.find(isSoldByMore);
  const html = await (await request.get(`/urun/${slug}`)).text();
  const [, sent] = /data-testid="gross-price"[^>]*>([^<]+)</.exec(html) ?? [];
  const calculated = page.waitForResponse(
    (response) => response.request().postData()?.includes('calculatePrice') === true,
  );
  const product = new ProductPage(page);
  await product.open({ slug });
  await calculated;
  await expect(product.grossPrice).toHaveText(sent ?? 'no price in the page');
});

test('moves through the tabs with the arrow keys', async ({ page, catalog }) => {
  await new ProductPage(page).open(catalog.anyProduct);
  const tabs = page.getByRole('tablist').getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('enlarges the picture and returns the focus when closed', async ({ page, catalog }) => {
  await new ProductPage(page).open(catalog.find(({ pictures }) => pictures.length > 0));
  const enlarge = page.getByRole('button', { name: /büyüt/i }).first();
  await enlarge.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test('prints whole and light from a dark screen, without what only a screen needs', async ({
  page,
  catalog,
}) => {
  const product = new ProductPage(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await product.open(catalog.find(hasVariations));
  const panels = main(page).getByRole('tabpanel', { includeHidden: true });
  const titles = await main(page).getByRole('tab').count();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(panels.filter({ visible: true })).toHaveCount(titles);
  await expect(product.grossPrice).toBeVisible();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await expect(page.getByRole('link', { name: 'Ürün Sihirbazı' }).filter({ visible: true })).toHaveCount(0);
  const screenOnly = ['button', 'tab', 'navigation', 'contentinfo', 'spinbutton', 'searchbox'] as const;
  for (const role of screenOnly) {
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  }
});
