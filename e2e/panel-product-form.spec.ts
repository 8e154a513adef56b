import { randomBytes } from 'node:crypto';
import { expectAccessible, expectToFit, field, main, open } from './pages/page';
import { OwnProducts, picture, productBySku, ProductForm, PRODUCTS, SIZES } from './pages/panel-product';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

let own: OwnProducts;

test.beforeEach(async ({ page }) => {
  own = new OwnProducts(page.request);
  await signInToPanel(page);
});

test.afterEach(async ({ context }) => {
  await own.archive(context.request);
});

test('merges what two people change, and asks about what both did', async ({ page, otherBrowser }) => {
  const product = await own.add();
  await signInToPanel(otherBrowser);
  await open(page, `${PRODUCTS}/${product.id}`);
  await open(otherBrowser, `${PRODUCTS}/${product.id}`);
  const [mine, theirs] = [new ProductForm(page), new ProductForm(otherBrowser)];
  await mine.fill({ 'Net fiyat': '1400', 'Kısa açıklama': 'Başka bir cümle.' });
  await theirs.fill({ 'Net fiyat': '1300', Model: 'S-2' });
  await theirs.saved();
  // As soon as it is saved, before this one is.
  const conflict = main(page).getByRole('alert').getByRole('region', { name: 'Net fiyat' });
  await expect(conflict).toContainText('₺1.300');
  await expect(conflict).toContainText('Siz: ₺1.400');
  await expect(field(page, 'Model')).toHaveValue('S-2');
  await conflict.getByRole('button', { name: 'Kayıtlı olanı al' }).click();
  await mine.saved();
  await expect(field(page, 'Net fiyat')).toHaveValue('1.300,00');
  await expect(field(page, 'Kısa açıklama')).toHaveValue('Başka bir cümle.');
});

test('finds a related product by Enter or by a click, with the focus where work goes on', async ({
  page,
}) => {
  const product = await own.add();
  const other = await own.add();
  await open(page, `${PRODUCTS}/${product.id}`);
  const finder = (list: string) =>
    main(page).getByRole('combobox', { name: `${list}: ad ya da stok koduyla ara` });
  const option = page.getByRole('option', { name: other.sku });
  const row = (list: string) => main(page).getByRole('group', { name: `${list} 1` });
  let answer = () => {};
  const isAnswered = new Promise<void>((done) => (answer = done));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('PickableProducts')) await isAnswered;
    await route.fallback();
  });
  await finder('Yerine geçen ürün').fill(other.sku);
  // Too early, as from somebody who types fast.
  await finder('Yerine geçen ürün').press('Enter');
  answer();
  await expect(option).toBeVisible();
  for (const list of ['Yerine geçen ürün', 'Muadil ürünler']) {
    await finder(list).fill(other.sku);
    await expect(option).toHaveAttribute('data-highlighted');
    await finder(list).press('Enter');
    await expect(row(list)).toContainText(other.sku);
  }
  await expect(finder('Muadil ürünler')).toBeFocused();
  await row('Yerine geçen ürün').getByRole('button', { name: 'Kaldır' }).click();
  await finder('Yerine geçen ürün').fill(other.sku);
  await option.click();
  await expect(row('Yerine geçen ürün')).toContainText(other.sku);
  await expect(main(page).getByRole('group', { name: 'Yerine geçen ürün', exact: true })).toBeFocused();
});

test('says that orders changed a stock that somebody types, and leaves one alone that nobody types', async ({
  page,
  otherBrowser,
}) => {
  const product = await own.add();
  await signInToPanel(otherBrowser);
  await open(page, `${PRODUCTS}/${product.id}`);
  await open(otherBrowser, `${PRODUCTS}/${product.id}`);
  const [mine, theirs] = [new ProductForm(page), new ProductForm(otherBrowser)];
  await mine.fill({ Stok: '12' });
  await theirs.fill({ Stok: '7' });
  await theirs.saved();
  await mine.save.click();
  await expect(main(page).getByText(/Stok bu arada 7 oldu; siz 10 görüyordunuz/)).toBeVisible();
  await mine.saved();
  await expect(field(page, 'Stok')).toHaveValue('12');
});

test('restores an earlier version, and takes that back', async ({ page }) => {
  const product = await own.add();
  const form = new ProductForm(page);
  await open(page, `${PRODUCTS}/${product.id}`);
  await form.fill({ Model: 'S-9' });
  await form.saved();
  const history = main(page).getByRole('region', { name: 'Geçmiş' });
  await expect(history).toContainText('Model: S-1 → S-9');
  await history.getByRole('button', { name: 'Bu hâlini getir' }).click();
  await expect(field(page, 'Model')).toHaveValue('S-1');
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(field(page, 'Model')).toHaveValue('S-9');
});

test('says why a file is no picture of a product, and keeps the others', async ({ page }) => {
  const product = await own.add();
  const form = new ProductForm(page);
  await open(page, `${PRODUCTS}/${product.id}`);
  const pictures = form.part('Görseller');
  const good = await picture('iyi.png', '#aa0000');
  await form.add('Görseller', [
    { name: 'liste.txt', mimeType: 'text/plain', buffer: Buffer.from('a') },
    { name: 'sahte.png', mimeType: 'image/png', buffer: Buffer.from('<html>') },
    {
      name: 'cizim.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
    { name: 'dev.png', mimeType: 'image/png', buffer: Buffer.concat([good.buffer, Buffer.alloc(5_242_881)]) },
    good,
  ]);
  for (const name of ['liste.txt', 'sahte.png', 'cizim.svg']) {
    await expect(pictures.getByText(`${name}: Lütfen sadece resim dosyası yükleyin.`)).toBeVisible();
  }
  await expect(pictures.getByText("dev.png: Dosya boyutu 5MB'dan küçük olmalıdır.")).toBeVisible();
  await expect(form.row('Görsel 1')).toBeVisible();

  await page.route('**/admin/gorsel', (route) => route.abort());
  await form.add('Görseller', [await picture('kopan.png', '#00aa00')]);
  await expect(pictures.getByText('kopan.png: Dosya okuma hatası.')).toBeVisible();
});

test('keeps what is typed when the tab is closed, and forgets it once it is given up', async ({ page }) => {
  const product = await own.add();
  const form = new ProductForm(page);
  await open(page, `${PRODUCTS}/${product.id}`);
  await form.fill({ Model: 'Taslak' });
  await form.add('Görseller', [await picture('taslak.png', '#0000aa')]);
  await expect(form.row('Görsel 1')).toBeVisible();
  const later = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await open(later, `${PRODUCTS}/${product.id}`);
  await expect(main(later).getByText('Kaydedilmemiş taslağınız geri getirildi.')).toBeVisible();
  await expect(field(later, 'Model')).toHaveValue('Taslak');
  await expect(new ProductForm(later).row('Görsel 1')).toBeVisible();
  await main(later).getByRole('button', { name: 'Vazgeç' }).click();
  await expect(field(later, 'Model')).toHaveValue('S-1');
  await later.reload();
  await expect(field(later, 'Model')).toHaveValue('S-1');
  await expect(main(later).getByText('Kaydedilmemiş taslağınız geri getirildi.')).toBeHidden();
});

test('is filled in, put in order and saved with the keyboard alone', async ({ page }) => {
  const product = await own.add({ features: ['Bir', 'İki'] });
  await open(page, `${PRODUCTS}/${product.id}`);
  await field(page, 'Model').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('KL-1');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Stok kodu')).toBeFocused();
  const row = new ProductForm(page).row('Özellik 2');
  await row.getByRole('button', { name: 'Yukarı taşı: Özellik 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(new ProductForm(page).row('Özellik 1').getByLabel('Özellik 1', { exact: true })).toHaveValue(
    'İki',
  );
  await expect(
    new ProductForm(page).row('Özellik 1').getByRole('button', { name: /^Yukarı taşı/ }),
  ).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Ürün kaydedildi')).toBeVisible();
  await expect.poll(() => productBySku(page.request, product.sku)).toMatchObject({ version: 2 });
});

test('puts rows in order with the mouse', async ({ page }) => {
  const product = await own.add({ features: ['Bir', 'İki', 'Üç'] });
  await open(page, `${PRODUCTS}/${product.id}`);
  const form = new ProductForm(page);
  await form.row('Özellik 1').getByTitle('Sürükleyerek sıralayın').hover();
  await page.mouse.down();
  await form.row('Özellik 2').hover();
  await form.row('Özellik 3').hover();
  await page.mouse.up();
  await expect(form.row('Özellik 3').getByLabel('Özellik 3', { exact: true })).toHaveValue('Bir');
});

test('begins a copy with what the product has, but what tells the two apart', async ({ page }) => {
  const product = await own.add(SIZES);
  const form = new ProductForm(page);
  await open(page, `${PRODUCTS}/${product.id}`);
  await form.menu('Kopyasını oluştur');
  await expect(field(page, 'Ürün adı')).toHaveValue(`${product.name} (kopya)`);
  await expect(field(page, 'Stok kodu')).toHaveValue('');
  await expect(form.row('Seçenek 1.2').getByLabel('Seçenek', { exact: true })).toHaveValue('DN 32');
  await form.fill({ 'Stok kodu': own.newSku() });
  await form.save.click();
  await expect(page.getByText('Ürün eklendi')).toBeVisible();
});

test('fits a phone, and leads to what is wrong', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const product = await own.add(SIZES);
  await open(page, `${PRODUCTS}/${product.id}`);
  const form = new ProductForm(page);
  await expect(form.save).toBeVisible();
  await expectToFit(page);
  await field(page, 'Model').fill('');
  await form.save.click();
  await expect(field(page, 'Model')).toBeFocused();
  await expect(main(page).getByText('Model boş olamaz.')).toBeVisible();
  await expectAccessible(page);
});

test('gives a picture a dark twin, which the shop shows in its dark theme alone', async ({ page }) => {
  const product = await own.add();
  const form = new ProductForm(page);
  await open(page, `${PRODUCTS}/${product.id}`);
  // A picture that the shop has seen before would bring its twin along.
  const colour = `#${randomBytes(3).toString('hex')}`;
  await form.add('Görseller', [await picture('acik.png', colour)]);
  const row = form.row('Görsel 1');
  const chooser = page.waitForEvent('filechooser');
  await row.getByRole('button', { name: 'Koyu tema görseli ekle' }).click();
  await (await chooser).setFiles([await picture('koyu.png', '#202020')]);
  await expect(row.getByRole('img', { name: 'Koyu tema görseli' })).toBeVisible();
  await form.saved();

  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, `/urun/${product.slug}`);
  const shown = main(page).locator('picture').first();
  const rendition = () =>
    shown.locator('img').evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
  const light = await rendition();
  await page.getByRole('button', { name: 'Koyu tema' }).click();
  await expect.poll(rendition).not.toBe(light);
  await expect(shown.locator('source')).toHaveAttribute('srcset', new RegExp(await rendition()));
});
