import { hasVariations, isPricedOnRequest, isSoldByMore, isSoldSingly } from './catalog';
import { CartPage } from './pages/cart';
import { listOf, ListPage } from './pages/list';
import { main, open } from './pages/page';
import { ProductPage } from './pages/product';
import { expect, test } from './shop';

test('adds the minimum quantity from a card, announces it and shows it in the header', async ({
  page,
  catalog,
}) => {
  const product = catalog.find(isSoldByMore);
  const cart = new CartPage(page);
  await open(page, listOf(product));
  await cart.expectUnits(0);
  await new ListPage(page).addButtonOf(product).click();
  await expect(page.getByRole('status').filter({ hasText: 'sepete eklendi' })).toBeAttached();
  await cart.expectUnits(product.minOrderQuantity);
  await cart.notice.getByRole('button', { name: 'Sepeti göster' }).click();
  const mini = page.getByRole('dialog');
  await expect(mini.getByRole('link', { name: product.name })).toBeVisible();
  await mini.getByRole('link', { name: 'Sepete git' }).click();
  await expect(page).toHaveURL(/\/sepet$/);
  await expect(cart.lineOf(product).getByRole('spinbutton')).toHaveValue(String(product.minOrderQuantity));
});

test('returns the focus to the header when the mini cart is closed', async ({ page, catalog }) => {
  const cart = new CartPage(page);
  await cart.addFrom(catalog.find(isSoldSingly));
  await cart.notice.getByRole('button', { name: 'Sepeti göster' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cart.link).toBeFocused();
});

test('adds a product from a row of the list view', async ({ page, catalog }) => {
  const product = catalog.find(isSoldSingly);
  const cart = new CartPage(page);
  await open(page, `${listOf(product)}&gorunum=liste`);
  await new ListPage(page).addButtonOf(product).click();
  await cart.expectUnits(1);
});

test('shows the default choices on a card and adds those', async ({ page, catalog }) => {
  const product = catalog.find(hasVariations);
  const first = product.attributes.map(({ variations }) => variations[0]?.name).join(', ');
  const named = product.attributes
    .map(({ name, variations }) => `${name}: ${variations[0]?.name ?? ''}`)
    .join(', ');
  const cart = new CartPage(page);
  await open(page, listOf(product));
  const card = new ListPage(page).cardOf(product);
  await expect(card.getByText(`Seçenek: ${first}`)).toBeVisible();
  await card.getByRole('button', { name: /^Sepete Ekle/ }).click();
  await cart.expectUnits(1);
  await cart.open();
  await expect(cart.lineOf(product)).toContainText(named);
});

test('adds the choices and quantity of the quick view and closes it', async ({ page, catalog }) => {
  const product = catalog.find(hasVariations);
  const cart = new CartPage(page);
  await open(page, listOf(product));
  const opener = new ListPage(page).quickViewButtonOf(product);
  await opener.click();
  const quickView = page.getByRole('dialog');
  await quickView.getByRole('radiogroup').first().getByRole('radio').nth(1).check();
  await quickView.getByRole('button', { name: 'Artır' }).click();
  await quickView.getByRole('button', { name: 'Sepete Ekle', exact: true }).click();
  await expect(quickView).toBeHidden();
  await expect(opener).toBeFocused();
  await cart.expectUnits(2);
  await cart.open();
  await expect(cart.lineOf(product)).toContainText(product.attributes[0]?.variations[1]?.name ?? '');
});

test('keeps one cart line per combination of choices and increases its quantity', async ({
  page,
  catalog,
}) => {
  const product = catalog.find(hasVariations);
  const cart = new CartPage(page);
  await cart.addFrom(product);
  await cart.add();
  await new ProductPage(page).choices.nth(1).check();
  await cart.add();
  await cart.expectUnits(3);
  await cart.open();
  await expect(cart.lines).toHaveCount(2);
  await expect(cart.lines.first().getByRole('spinbutton')).toHaveValue('2');
});

test('offers no cart button for a product with price on request', async ({ page, catalog }) => {
  const product = catalog.find(isPricedOnRequest);
  await new ProductPage(page).open(product);
  await expect(main(page).getByText('Fiyat Sorunuz').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sepete Ekle', exact: true })).toHaveCount(0);
  await open(page, listOf(product));
  await expect(new ListPage(page).cardOf(product)).toBeVisible();
  await expect(new ListPage(page).addButtonOf(product)).toHaveCount(0);
});

test('changes and removes lines, empties the cart and restores them', async ({ page, catalog }) => {
  const single = catalog.find(isSoldSingly);
  const several = catalog.find(isSoldByMore);
  const cart = new CartPage(page);
  await cart.addFrom(single);
  await cart.addFrom(several);
  await cart.open();
  const before = await cart.total.innerText();
  const amount = cart.lineOf(several).getByRole('spinbutton');
  await amount.fill('1');
  await amount.blur();
  await expect(cart.lineOf(several).getByRole('alert')).toContainText('sipariş edilebilir');
  await cart.expectUnits(1 + several.minOrderQuantity);
  await amount.fill('12');
  await amount.press('Enter');
  await cart.expectUnits(13);
  await expect(cart.total).not.toHaveText(before);
  await page.reload();
  await expect(amount).toHaveValue('12');
  await amount.fill('0');
  await amount.press('Enter');
  await expect(cart.lineOf(several).getByRole('alert')).toContainText('sipariş edilebilir');
  await cart.expectUnits(1 + several.minOrderQuantity);
  await cart
    .lineOf(several)
    .getByRole('button', { name: /^Çıkar/ })
    .click();
  await expect(cart.lineOf(several)).toBeHidden();
  await cart.expectUnits(1);
  await expect(cart.notice).toContainText(several.name);
  await cart.notice.getByRole('button', { name: 'Geri al' }).click();
  await expect(amount).toHaveValue(String(several.minOrderQuantity));
  await cart
    .lineOf(several)
    .getByRole('button', { name: /^Çıkar/ })
    .click();
  await cart.expectUnits(1);
  await page.getByRole('button', { name: 'Sepeti boşalt' }).click();
  await expect(page.getByRole('heading', { name: 'Sepetiniz boş' })).toBeVisible();
  await cart.notice.getByRole('button', { name: 'Geri al' }).click();
  await expect(cart.lineOf(single)).toBeVisible();
  await cart
    .lineOf(single)
    .getByRole('button', { name: /^Çıkar/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Sepetiniz boş' })).toBeVisible();
  await cart.expectUnits(0);
  await main(page).getByRole('button', { name: 'Son çıkarılanı geri al' }).click();
  await expect(cart.lineOf(single)).toBeVisible();
});

test('shows the net sum, tax, shipping and the amount missing for free shipping', async ({
  page,
  catalog,
}) => {
  const cheap = catalog.find(
    (product) => isSoldSingly(product) && product.basePrice > 0 && product.basePrice < 400_000,
  );
  const cart = new CartPage(page);
  await cart.addFrom(cheap);
  await cart.open();
  await expect(cart.summary.getByRole('term')).toHaveText([
    'Ara toplam, net',
    'KDV %20',
    'Kargo',
    /^Genel toplam\s*KDV Dahil$/,
  ]);
  await expect(cart.summary.getByText(/^Ücretsiz kargo için net .* daha$/)).toBeVisible();
  await cart.lineOf(cheap).getByRole('spinbutton').fill('99999');
  await cart.lineOf(cheap).getByRole('spinbutton').press('Enter');
  await expect(cart.summary.getByText('Ücretsiz', { exact: true })).toBeVisible();
});

test('shows the same cart in two tabs', async ({ page, context, catalog }) => {
  const product = catalog.find(isSoldSingly);
  await open(page, '/hakkimizda');
  const other = await context.newPage();
  await new CartPage(other).addFrom(product);
  await new CartPage(page).expectUnits(1);
  await new CartPage(other).open();
  await other.getByRole('button', { name: 'Sepeti boşalt' }).click();
  await new CartPage(page).expectUnits(0);
});
