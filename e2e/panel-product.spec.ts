import { randomBytes } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { CartPage } from './pages/cart';
import { main, open, structuredDataOf } from './pages/page';
import {
  NEW_PRODUCT,
  OwnProducts,
  pdf,
  picture,
  ProductForm,
  PRODUCTS,
  SIZES,
  someCategory,
} from './pages/panel-product';
import { ProductPage } from './pages/product';
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

test('adds a product with pictures, documents, choices and specs, and shows all of it in the shop', async ({
  page,
}) => {
  const sku = own.newSku();
  const form = new ProductForm(page);
  await open(page, NEW_PRODUCT);
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
  await spec.getByLabel('Özellik', { exact: true }).fill('Çalışma basıncı');
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
  await expect(page).toHaveTitle(/Ürün Düzenle \| Yönetim paneli$/);
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

test('shows the dark twin of a picture on dark grounds, and no longer once it is changed for another picture', async ({
  page,
  otherBrowser,
}) => {
  const product = await own.add();
  const form = new ProductForm(page);
  await open(page, `${PRODUCTS}/${product.id}`);
  // Bright by its red part; a picture that the shop has seen before would bring its twin along.
  const bright = `#f8${randomBytes(2).toString('hex')}`;
  await form.add('Görseller', [await picture('acik.png', bright)]);
  const send = async (label: string, name: string, colour: string) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      form.row('Görsel 1').getByRole('button', { name: label, exact: true }).click(),
    ]);
    await chooser.setFiles(await picture(name, colour));
  };
  await send('Koyu tema görseli ekle', 'koyu.png', '#080808');
  await expect(form.row('Görsel 1').getByRole('img', { name: 'Koyu tema görseli' })).toBeVisible();
  await form.saved();

  await otherBrowser.emulateMedia({ colorScheme: 'dark' });
  await open(otherBrowser, `/urun/${product.slug}`);
  const shown = main(otherBrowser).getByRole('img', { name: product.name }).first();
  await expect.poll(() => brightnessOf(shown)).toBe(0);
  await otherBrowser.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => brightnessOf(shown)).toBe(15);

  await send('Değiştir', 'baska.png', '#888888');
  await expect(form.row('Görsel 1').getByRole('img', { name: 'Koyu tema görseli' })).toBeHidden();
  await form.saved();
  await otherBrowser.emulateMedia({ colorScheme: 'dark' });
  await open(otherBrowser, `/urun/${product.slug}`);
  await expect.poll(() => brightnessOf(shown)).toBe(8);
});

/** How bright a picture is in its middle as it is shown, from 0 to 15. */
const brightnessOf = (shown: Locator) =>
  shown.evaluate((element) => {
    if (!(element instanceof HTMLImageElement)) return undefined;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1, 1];
    const context = canvas.getContext('2d');
    context?.drawImage(element, -element.naturalWidth / 2, -element.naturalHeight / 2);
    const [red = NaN] = context?.getImageData(0, 0, 1, 1).data ?? [];
    return Math.floor(red / 16);
  });

test('keeps what lies in a cart when product and choice are renamed, and follows the old address', async ({
  page,
  otherBrowser,
}) => {
  const product = await own.add(SIZES);
  const shown = new ProductPage(otherBrowser);
  await shown.open(product);
  await main(otherBrowser).getByRole('radio', { name: /DN 32/ }).check();
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

test('tells that an address was another product’s, takes it over only when somebody says so, and says which one it gave', async ({
  page,
}) => {
  const first = await own.add();
  const second = await own.add();
  const form = new ProductForm(page);
  await open(page, `${PRODUCTS}/${first.id}`);
  await page.getByLabel(/^Adres/).fill(`${first.slug}-yeni`);
  await form.saved();
  await open(page, `${PRODUCTS}/${second.id}`);
  await page.getByLabel(/^Adres/).fill(first.slug);
  await form.save.click();
  await expect(main(page).getByText(`«${first.slug}» daha önce`)).toBeVisible();
  await main(page).getByRole('button', { name: 'Adresi yine de al ve kaydet' }).click();
  await expect(page.getByText('Ürün kaydedildi')).toBeVisible();
  await page.getByLabel(/^Adres/).fill(`${first.slug}-yeni`);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(`Adres «${first.slug}-yeni-2» oldu`)).toBeVisible();
});

test('takes a product out of sale, leads its address on to the successor, and puts it back', async ({
  page,
  otherBrowser,
}) => {
  const successor = await own.add();
  const product = await own.add();
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
