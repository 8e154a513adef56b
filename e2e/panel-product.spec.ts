import { randomUUID } from 'node:crypto';
import { CartPage } from './pages/cart';
import { field, expectAccessible, expectToFit, main, open, structuredDataOf } from './pages/page';
import {
  addProduct,
  archiveProduct,
  NEW_PRODUCT,
  type OwnProduct,
  pdf,
  picture,
  productBySku,
  ProductForm,
  PRODUCTS,
  someCategory,
} from './pages/panel-product';
import { ProductPage } from './pages/product';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

test.describe.configure({ timeout: 120_000 });

let skus: string[];

test.beforeEach(async ({ page }) => {
  skus = [];
  await signInToPanel(page);
});

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const sku of skus) await archiveProduct(page.request, sku);
});

function newSku(): string {
  const sku = `SNM-${randomUUID().slice(0, 8)}`;
  skus.push(sku);
  return sku;
}

async function own(page: Parameters<typeof signInToPanel>[0], change: object = {}): Promise<OwnProduct> {
  const product = await addProduct(page.request, change);
  skus.push(product.sku);
  return product;
}

const choices = {
  attributes: [{ name: 'Boy', variations: [{ name: 'DN 25' }, { name: 'DN 32', price: 5000 }] }],
};

test('adds a product with pictures, documents, choices and specs, and shows all of it in the shop', async ({
  page,
}) => {
  const sku = newSku();
  const form = new ProductForm(page);
  await open(page, NEW_PRODUCT);
  await expect(page).toHaveTitle('Yeni Ürün Ekle | Yönetim paneli');
  await form.fill({ 'Ürün adı': `Çelik Vana ${sku}`, Marka: 'Vanora', Model: 'ÇV-1', 'Stok kodu': sku });
  await expect(page.getByLabel(/^Adres/)).toHaveValue(`celik-vana-${sku.toLowerCase()}`);
  await expect(page.getByLabel(/^SEO başlığı/)).toHaveValue(`Çelik Vana ${sku}`);
  await main(page)
    .getByLabel('Kategori', { exact: true })
    .selectOption(await someCategory(page.request));
  await form.fill({
    'Net fiyat': '1250',
    Stok: '8',
    'Kısa açıklama': 'Çelik gövde.',
    'Ayrıntılı açıklama': 'Uzun.',
  });

  await form.add('Görseller', [await picture('on.png', '#123456'), await picture('arka.png', '#654321')]);
  await expect(form.row('Görsel 2')).toBeVisible();
  await form
    .row('Görsel 1')
    .getByLabel(/ne gösteriyor/)
    .fill('Önden');
  await form
    .row('Görsel 2')
    .getByLabel(/ne gösteriyor/)
    .fill('Arkadan');
  await form.row('Görsel 2').getByRole('button', { name: 'Kapak yap' }).click();
  await expect(form.row('Görsel 1').getByLabel(/ne gösteriyor/)).toHaveValue('Arkadan');
  await form.add('Belgeler', [pdf('teknik-foy.pdf')]);
  await expect(form.row('Belge 1').getByLabel('Belge başlığı')).toHaveValue('teknik foy');

  await form
    .row('Grup 1')
    .getByLabel(/^Grup başlığı/)
    .fill('Sınırlar');
  const spec = form.row('Özellik 1.1');
  await spec.getByLabel('Özellik').fill('Çalışma basıncı');
  await spec.getByLabel('Değer').fill('16');
  await spec.getByLabel('Birim').fill('bar');
  await form.part('Varyasyonlar').getByRole('button', { name: 'Grup ekle' }).click();
  await form.row('Varyasyon grubu 1').getByLabel('Grup adı').fill('Boy');
  await form.row('Seçenek 1.1').getByLabel('Seçenek', { exact: true }).fill('DN 25');
  await form.row('Varyasyon grubu 1').getByRole('button', { name: 'Seçenek ekle' }).click();
  await form.row('Seçenek 1.2').getByLabel('Seçenek', { exact: true }).fill('DN 32');
  await form.row('Seçenek 1.2').getByLabel('Fiyat farkı, ₺').fill('13.9o');
  await form.save.click();
  await expect(form.row('Seçenek 1.2')).toContainText('sayı olmadığı için kaydedilmedi');
  await form.row('Seçenek 1.2').getByLabel('Fiyat farkı, ₺').fill('250');
  await form.save.click();
  await expect(page.getByText('Ürün eklendi')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/urunler\/[0-9a-f-]{36}$/);
  await expect(main(page).getByRole('heading', { name: 'Ürün Düzenle' })).toBeVisible();

  await open(page, `/urun/celik-vana-${sku.toLowerCase()}`);
  await expect(main(page).getByRole('img', { name: 'Arkadan' })).toBeVisible();
  await expect(main(page).getByRole('radio', { name: /DN 32/ })).toBeVisible();
  await main(page)
    .getByRole('tab', { name: /^Teknik Özellikler/ })
    .click();
  await expect(main(page).getByRole('tabpanel', { name: /Teknik Özellikler/ })).toContainText('16 bar');
  await main(page)
    .getByRole('tab', { name: /^Belgeler/ })
    .click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('link', { name: 'teknik foy' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('teknik-foy.pdf');
  expect((await structuredDataOf(page)).join()).toContain('DigitalDocument');
});

test('keeps what lies in a cart when product and choice are renamed, and follows the old address', async ({
  page,
  otherBrowser,
}) => {
  const product = await own(page, choices);
  const shown = new ProductPage(otherBrowser);
  await shown.open(product);
  await main(otherBrowser).getByText('DN 32').first().click();
  await shown.addButton.click();
  await expect(new CartPage(otherBrowser).link).toHaveAccessibleName(/1/);

  const form = new ProductForm(page);
  await open(page, `${PRODUCTS}/${product.id}`);
  await form.fill({ 'Ürün adı': `${product.name} Yeni` });
  await expect(page.getByLabel(/^Adres/)).toHaveValue(product.slug);
  await page.getByLabel(/^Adres/).fill(`${product.slug}-yeni`);
  await form.row('Seçenek 1.2').getByLabel('Seçenek', { exact: true }).fill('DN 32 PN 16');
  await form.saved();

  await new CartPage(otherBrowser).open();
  await expect(main(otherBrowser)).toContainText(`${product.name} Yeni`);
  await expect(main(otherBrowser)).toContainText('DN 32 PN 16');
  await open(otherBrowser, `/urun/${product.slug}`);
  await expect(otherBrowser).toHaveURL(`/urun/${product.slug}-yeni`);
});

test('tells that an address was another product’s, and takes it over only when somebody says so', async ({
  page,
}) => {
  const [first, second] = [await own(page), await own(page)];
  const form = new ProductForm(page);
  await open(page, `${PRODUCTS}/${first.id}`);
  await page.getByLabel(/^Adres/).fill(`${first.slug}-yeni`);
  await form.saved();
  await open(page, `${PRODUCTS}/${second.id}`);
  await page.getByLabel(/^Adres/).fill(first.slug);
  await form.save.click();
  await expect(main(page).getByText(`«${first.slug}» daha önce`)).toBeVisible();
  await main(page).getByRole('button', { name: 'Yine de bu adresi al ve kaydet' }).click();
  await expect(page.getByText('Ürün kaydedildi')).toBeVisible();
});

test('takes a product out of sale, leads its address on to the successor, and puts it back', async ({
  page,
  otherBrowser,
}) => {
  const successor = await own(page);
  const product = await own(page);
  const form = new ProductForm(page);
  await open(page, `${PRODUCTS}/${product.id}`);
  const search = form.part('İlişkili ürünler').getByLabel(/^Yerine geçen ürün: ad/);
  await search.fill(successor.sku);
  await page.getByRole('option', { name: new RegExp(successor.sku) }).click();
  await form.saved();
  await open(otherBrowser, `/urun/${product.slug}`);
  await expect(main(otherBrowser).getByText('Bu ürünün yenisi var:')).toBeVisible();

  await form.menu('Sil');
  const question = page.getByRole('alertdialog', { name: 'Bu ürünü silmek istediğinizden emin misiniz?' });
  await question.getByRole('button', { name: 'Sil' }).click();
  await expect(main(page).getByText('Bu ürün arşivde.')).toBeVisible();
  const answer = await otherBrowser.goto(`/urun/${product.slug}`);
  expect(answer?.status()).toBe(404);
  await expect(
    main(otherBrowser).getByRole('heading', { name: `${product.name} artık satılmıyor` }),
  ).toBeVisible();
  await main(otherBrowser)
    .getByRole('link', { name: `Yerine geçen ürün: ${successor.name}` })
    .click();
  await expect(otherBrowser).toHaveURL(`/urun/${successor.slug}`);

  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(main(page).getByText('Bu ürün arşivde.')).toBeHidden();
  await open(otherBrowser, `/urun/${product.slug}`);
  await expect(main(otherBrowser).getByRole('heading', { level: 1, name: product.name })).toBeVisible();
});

test('merges what two people change, and asks about what both did', async ({ page, otherBrowser }) => {
  const product = await own(page);
  await signInToPanel(otherBrowser);
  await open(page, `${PRODUCTS}/${product.id}`);
  await open(otherBrowser, `${PRODUCTS}/${product.id}`);
  const [mine, theirs] = [new ProductForm(page), new ProductForm(otherBrowser)];
  await theirs.fill({ 'Net fiyat': '1300', Model: 'S-2' });
  await theirs.saved();
  await mine.fill({ 'Net fiyat': '1400', 'Kısa açıklama': 'Başka bir cümle.' });
  await mine.save.click();
  const conflict = main(page).getByRole('alert').getByRole('region', { name: 'Net fiyat' });
  await expect(conflict).toContainText('₺1.300');
  await expect(conflict).toContainText('Siz: ₺1.400');
  await expect(field(page, 'Model')).toHaveValue('S-2');
  await conflict.getByRole('button', { name: 'Kayıtlı olanı al' }).click();
  await mine.saved();
  await expect(field(page, 'Net fiyat')).toHaveValue('1.300,00');
  await expect(field(page, 'Kısa açıklama')).toHaveValue('Başka bir cümle.');
});

test('says that orders changed a stock that somebody types, and leaves one alone that nobody types', async ({
  page,
  otherBrowser,
}) => {
  const product = await own(page);
  await signInToPanel(otherBrowser);
  await open(page, `${PRODUCTS}/${product.id}`);
  await open(otherBrowser, `${PRODUCTS}/${product.id}`);
  const [mine, theirs] = [new ProductForm(page), new ProductForm(otherBrowser)];
  await theirs.fill({ Stok: '7' });
  await theirs.saved();
  await mine.fill({ Stok: '12' });
  await mine.save.click();
  await expect(main(page).getByText(/Stok bu arada 7 oldu; siz 10 görüyordunuz/)).toBeVisible();
  await mine.saved();
  await expect(field(page, 'Stok')).toHaveValue('12');
});

test('restores an earlier version, and takes that back', async ({ page }) => {
  const product = await own(page);
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
  const product = await own(page);
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
  const product = await own(page);
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
  for (const sku of skus) await archiveProduct(later.request, sku);
  skus = [];
});

test('is filled in, put in order and saved with the keyboard alone', async ({ page }) => {
  const product = await own(page, { features: ['Bir', 'İki'] });
  await open(page, `${PRODUCTS}/${product.id}`);
  await field(page, 'Model').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('KL-1');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Stok kodu')).toBeFocused();
  const row = new ProductForm(page).row('Özellik 2');
  await row.getByRole('button', { name: 'Yukarı taşı: Özellik 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Özellik 1')).toHaveValue('İki');
  await expect(
    new ProductForm(page).row('Özellik 1').getByRole('button', { name: /^Yukarı taşı/ }),
  ).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Ürün kaydedildi')).toBeVisible();
  expect(await productBySku(page.request, product.sku)).toMatchObject({ version: 2 });
});

test('begins a copy with what the product has, but what tells the two apart', async ({ page }) => {
  const product = await own(page, choices);
  const form = new ProductForm(page);
  await open(page, `${PRODUCTS}/${product.id}`);
  await form.menu('Kopyasını oluştur');
  await expect(field(page, 'Ürün adı')).toHaveValue(`${product.name} (kopya)`);
  await expect(field(page, 'Stok kodu')).toHaveValue('');
  await expect(form.row('Seçenek 1.2').getByLabel('Seçenek', { exact: true })).toHaveValue('DN 32');
  await form.fill({ 'Stok kodu': newSku() });
  await form.save.click();
  await expect(page.getByText('Ürün eklendi')).toBeVisible();
});

test('fits a phone, and leads to what is wrong', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const product = await own(page, choices);
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
