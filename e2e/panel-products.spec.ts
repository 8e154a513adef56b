import { expectToFit, main } from './pages/page';
import {
  addCategory,
  addProducts,
  changeProduct,
  chooseInMenu,
  priceField,
  priceOf,
  productRow,
  PRODUCTS,
  stockField,
  stockOf,
} from './pages/panel-catalog';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

test('prices are typed one below the other with the keyboard alone, and a slip is undone', async ({
  page,
}) => {
  await signInToPanel(page);
  const { model, products } = await addProducts(page.request, 3);
  const [first, second, third] = products;
  await page.goto(`${PRODUCTS}?arama=${model}`);
  await expect(productRow(page, first!)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('f');
  await expect(priceField(page, first!)).toBeFocused();
  await page.keyboard.type('3500,5');
  await expect(main(page).getByText('önce ₺3.000,00')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(priceField(page, second!)).toBeFocused();
  await expect(priceOf(page, first!)).toContainText('₺3.500,50');
  await page.keyboard.type('2.5');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('Nokta yalnızca binlikleri ayırır')).toBeVisible();
  await expect(priceField(page, second!)).toHaveValue('2.5');
  await page.keyboard.press('Escape');
  await expect(priceOf(page, second!)).toBeFocused();
  await expect(priceOf(page, second!)).toContainText('₺2.000,00');
  await page.keyboard.press('t');
  await page.keyboard.type('7');
  await page.keyboard.press('Tab');
  await expect(priceField(page, third!)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(stockOf(page, second!)).toContainText('7');
  await page.getByText(`${first!.sku}: ₺3.500,50`).waitFor();
  await page
    .locator('[data-scope=toast][data-part=root]', { hasText: `${first!.sku}: ₺3.500,50` })
    .getByRole('button', { name: 'Geri al' })
    .click();
  await expect(page.getByText(`${first!.sku} geri alındı`)).toBeVisible();
  await expect(priceOf(page, first!)).toContainText('₺3.000,00');
});

test('a stock that changed meanwhile is not overwritten, and what was typed stays', async ({ page }) => {
  await signInToPanel(page);
  const { model, products } = await addProducts(page.request, 1);
  const [product] = products;
  await page.goto(`${PRODUCTS}?arama=${model}`);
  await stockOf(page, product!).click();
  await page.keyboard.type('25');
  await changeProduct(page.request, product!.id, { stock: { from: 10, to: 4 } });
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Stok bu arada 4 oldu; siz 10 görüyordunuz/).first()).toBeVisible();
  await expect(stockOf(page, product!)).toContainText('4');
  await stockOf(page, product!).click();
  await expect(stockField(page, product!)).toHaveValue('25');
  await page.keyboard.press('Enter');
  await expect(stockOf(page, product!)).toContainText('25');
});

test('a change of a price goes on where a colleague changed something else, and stops where they changed the price', async ({
  page,
}) => {
  await signInToPanel(page);
  const { model, products } = await addProducts(page.request, 1);
  const [product] = products;
  await page.goto(`${PRODUCTS}?arama=${model}`);
  await priceOf(page, product!).click();
  await changeProduct(page.request, product!.id, { warranty: '2 yıl' });
  await page.keyboard.type('1500');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${product!.sku}: ₺1.500,00`)).toBeVisible();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('mutation EditListedProduct')) {
      await changeProduct(page.request, product!.id, { basePrice: 190_000 });
      await page.unroute('**/graphql');
    }
    await route.fallback();
  });
  await priceOf(page, product!).click();
  await page.keyboard.type('1700');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/₺1\.900,00 yaptı/).first()).toBeVisible();
  await expect(priceOf(page, product!)).toContainText('₺1.900,00');
});

test('prices of many are shown before they change; the one a colleague changed meanwhile says why it did not', async ({
  page,
}) => {
  await signInToPanel(page);
  const { model, products } = await addProducts(page.request, 3);
  await page.goto(`${PRODUCTS}?arama=${model}`);
  await main(page).getByRole('checkbox', { name: 'Bu sayfadaki bütün satırları seç' }).press('Space');
  await page.getByRole('toolbar').getByRole('button', { name: 'Fiyatı değiştir' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '3 ürünün fiyatı değişsin mi?' });
  await dialog.getByLabel('Oran').fill('10');
  await expect(dialog.getByRole('row').filter({ hasText: products[0]!.sku })).toContainText('₺3.300,00');
  await changeProduct(page.request, products[1]!.id, { warranty: '3 yıl' });
  await dialog.getByRole('button', { name: '3 fiyatı değiştir' }).press('Enter');
  await expect(dialog).toContainText('2 ürün değiştirildi.');
  await expect(dialog).toContainText('1 ürün değiştirilmedi; seçili kaldı.');
  await expect(dialog).toContainText(products[1]!.sku);
  await dialog.getByRole('button', { name: 'Kapat' }).last().press('Enter');
  await expect(page.getByRole('toolbar')).toContainText('1 seçildi');
  await expect(priceOf(page, products[0]!)).toContainText('₺3.300,00');
  await expect(priceOf(page, products[1]!)).toContainText('₺2.000,00');
  await page.getByRole('button', { name: 'Geri al', exact: true }).press('Enter');
  await expect(page.getByText('2 ürün geri alındı')).toBeVisible();
  await expect(priceOf(page, products[0]!)).toContainText('₺3.000,00');
});

test('many products move to a category and get a mark, each undone', async ({ page }) => {
  await signInToPanel(page);
  const { model, products } = await addProducts(page.request, 2);
  const target = await addCategory(page.request);
  await page.goto(`${PRODUCTS}?arama=${model}`);
  const all = main(page).getByRole('checkbox', { name: 'Bu sayfadaki bütün satırları seç' });
  await all.press('Space');
  await page.getByRole('toolbar').getByRole('button', { name: 'Kategori' }).click();
  const dialog = page.getByRole('dialog', { name: '2 ürünü taşı' });
  await dialog.getByLabel('Kategori', { exact: true }).selectOption({ label: target.name });
  await dialog.getByRole('button', { name: 'Taşı' }).click();
  await expect(productRow(page, products[0]!)).toContainText(target.name);
  await all.press('Space');
  await page.getByRole('toolbar').getByRole('button', { name: 'İşaretler' }).click();
  await page.getByRole('menuitem', { name: 'YENİ işareti ver' }).click();
  await expect(productRow(page, products[1]!)).toContainText('YENİ');
});

test('deleting asks the question, and an archived product is found and comes back', async ({ page }) => {
  await signInToPanel(page);
  const { model, products } = await addProducts(page.request, 1);
  const [product] = products;
  await page.goto(`${PRODUCTS}?arama=${model}`);
  await chooseInMenu(page, `${product!.sku} işlemleri`, 'Sil');
  const question = page.getByRole('alertdialog', { name: 'Bu ürünü silmek istediğinizden emin misiniz?' });
  await question.getByRole('button', { name: 'Sil' }).click();
  await expect(productRow(page, product!)).toHaveCount(0);
  await main(page)
    .getByRole('link', { name: /^Arşivde/ })
    .click();
  await expect(productRow(page, product!)).toBeVisible();
  await chooseInMenu(page, `${product!.sku} işlemleri`, 'Arşivden çıkar');
  await expect(productRow(page, product!)).toHaveCount(0);
  await main(page).getByRole('link', { name: /^Tümü/ }).click();
  await expect(productRow(page, product!)).toBeVisible();
});

test('filters are named with what they are set to, and missing information has its own part of the list', async ({
  page,
}) => {
  await signInToPanel(page);
  const { model, category, products } = await addProducts(page.request, 1);
  await page.goto(`${PRODUCTS}?arama=${model}&kategori=${category.id}`);
  await expect(productRow(page, products[0]!)).toContainText('görsel');
  await expect(main(page).getByRole('button', { name: `Kategori: ${category.name}` })).toBeVisible();
  await main(page)
    .getByRole('link', { name: /^Eksik bilgi/ })
    .click();
  await expect(page).toHaveURL(/eksik=marka/);
  await expect(productRow(page, products[0]!)).toBeVisible();
  await main(page)
    .getByRole('link', { name: /^Yayında/ })
    .click();
  await expect(main(page).getByText('Bu ölçütlere uyan ürün yok')).toBeVisible();
});

test('the palette finds a product by its stock code and opens it', async ({ page }) => {
  await signInToPanel(page);
  const { products } = await addProducts(page.request, 1);
  const [product] = products;
  await page.goto(PRODUCTS);
  await expect(main(page).getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Ara' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(product!.sku);
  await expect(palette.getByRole('option', { name: new RegExp(product!.sku) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/urunler/${product!.id}`));
});

test('a price is changed on a phone, where nothing is wider than the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInToPanel(page);
  const { model, products } = await addProducts(page.request, 2);
  await page.goto(`${PRODUCTS}?arama=${model}`);
  await priceOf(page, products[0]!).click();
  await expectToFit(page);
  await priceField(page, products[0]!).fill('4200');
  await page.keyboard.press('Enter');
  await expect(priceOf(page, products[0]!)).toContainText('₺4.200,00');
});

test('a shop without products offers the first one and an import; a filter that finds none does not', async ({
  page,
}) => {
  await signInToPanel(page);
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('PanelProducts')) return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { adminProducts: object } };
    Object.assign(answer.data.adminProducts, { items: [], total: 0, isTotalExact: true });
    return route.fulfill({ response, json: answer });
  });
  await page.goto(PRODUCTS);
  await expect(main(page)).toContainText('Henüz ürün yok');
  await expect(main(page)).toContainText('İlk ürünü ekleyin ya da Excel dosyasından aktarın.');
  await expect(main(page).getByRole('link', { name: 'Excel’den ekle' })).toBeVisible();
  await page.goto(`${PRODUCTS}?arama=olmayan-urun`);
  await expect(main(page)).toContainText('Bu ölçütlere uyan ürün yok');
  await expect(main(page)).not.toContainText('Henüz ürün yok');
  await main(page).getByRole('link', { name: 'Yeni ürün' }).click();
  await expect(page).toHaveURL(/\/urunler\/yeni/);
});
