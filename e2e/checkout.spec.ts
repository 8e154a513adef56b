import { randomUUID } from 'node:crypto';
import { type Locator } from '@playwright/test';
import { type CatalogProduct, isSoldSingly } from './catalog';
import { register } from './customer';
import { CheckoutPage, watchOrders } from './pages/checkout';
import { main, open } from './pages/page';
import { expect, test } from './shop';

test('a guest places an order and still sees it after a reload', async ({ page, catalog }) => {
  const product = catalog.find(isSoldSingly);
  const checkout = new CheckoutPage(page);
  await checkout.openWith(product);
  await checkout.fillInAndAccept();
  const total = await checkout.cart.total.innerText();
  await expect(checkout.cart.summary).toContainText('ödeme yükümlülüğü altına girersiniz');
  await checkout.submit.click();
  await checkout.expectPlaced();
  await expect(checkout.heading).toBeFocused();
  await expect(page).toHaveTitle(/^Siparişiniz alındı/);
  await expect(checkout.number).toHaveText(/^#[0-9a-f]{8}$/i);
  await expect(checkout.cart.summary).toContainText(product.name.slice(0, 12));
  await expect(checkout.cart.summary).toContainText(total);
  await checkout.cart.expectUnits(0);
  await expect(
    page.getByText(/^Onay e-postası alici-.*@ornek\.example adresine gönderilir\.$/),
  ).toBeVisible();
  await expect(page.getByText(/^https?:\/\/.*\/siparis-takip\//)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kopyala Takip bağlantısı' })).toBeVisible();
  const number = await checkout.number.innerText();
  await page.reload();
  await expect(checkout.number).toHaveText(number);
});

test('going back from a placed order does not send it again', async ({ page, catalog }) => {
  const checkout = new CheckoutPage(page);
  await checkout.cart.addFrom(catalog.find(isSoldSingly));
  await checkout.cart.open();
  await checkout.cart.checkoutLink.click();
  await checkout.fillInAndAccept();
  const orders = await watchOrders(page);
  await checkout.submit.click();
  await checkout.expectPlaced();
  await page.goBack();
  await expect(checkout.heading).toHaveText('Sepetiniz boş');
  await page.goForward();
  await checkout.expectPlaced();
  await expect.poll(() => orders.keys).toHaveLength(1);
});

test('a double click places only one order', async ({ page, catalog }) => {
  const checkout = new CheckoutPage(page);
  await checkout.openWith(catalog.find(isSoldSingly));
  await checkout.fillInAndAccept();
  const orders = await watchOrders(page);
  await checkout.submit.dblclick();
  await checkout.expectPlaced();
  await expect.poll(() => orders.keys).toHaveLength(1);
});

test('retrying after a lost response finds the order instead of placing it twice', async ({
  page,
  catalog,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openWith(catalog.find(isSoldSingly));
  await checkout.fillInAndAccept();
  const orders = await watchOrders(page, (count) => (count === 1 ? 'lose the response' : 'pass'));
  await checkout.submit.click();
  await expect(checkout.problem).toContainText('ikinci bir sipariş oluşmaz');
  await checkout.submit.click();
  await checkout.expectPlaced();
  await expect.poll(() => new Set(orders.keys).size).toBe(1);
  await expect.poll(() => orders.keys).toHaveLength(2);
});

test('an order whose response was lost is found after a reload', async ({ page, catalog }) => {
  const checkout = new CheckoutPage(page);
  await checkout.openWith(catalog.find(isSoldSingly));
  await checkout.fillInAndAccept();
  await watchOrders(page, (count) => (count === 1 ? 'lose the response' : 'pass'));
  await checkout.submit.click();
  await expect(checkout.problem).toContainText('alınıp alınmadığı bilinmiyor');
  await open(page, '/sepet');
  await checkout.expectPlaced();
});

test('registering during checkout fills in the known fields and keeps the cart', async ({
  page,
  catalog,
}) => {
  const product = catalog.find(isSoldSingly);
  const checkout = new CheckoutPage(page);
  await checkout.openWith(product);
  await checkout.field('Telefon').fill('0532 555 08 17');
  const email = `musteri-${randomUUID()}@ornek.example`;
  await register(page.request, {
    name: 'Ilgaz Işık',
    company: 'Işık Tesisat Ltd. Şti.',
    email,
    password: `kazan ${randomUUID()}`,
  });
  await page.reload();
  await expect(checkout.field('Ad soyad')).toHaveValue('Ilgaz Işık');
  await expect(checkout.field('E-posta')).toHaveValue(email);
  await expect(page.getByLabel(/^Firma adı/)).toHaveValue('Işık Tesisat Ltd. Şti.');
  await expect(checkout.field('Telefon')).toHaveValue('0532 555 08 17');
  await checkout.cart.expectUnits(1);
  await checkout.field('İl').selectOption('Bursa');
  await checkout.field('İlçe').fill('Nilüfer');
  await checkout.field('Açık adres').fill('Sanayi Cad. No: 2');
  await checkout.documentsReady();
  await checkout.accept();
  await checkout.submit.click();
  await checkout.expectPlaced();
  await expect(page.getByText('Işık Tesisat Ltd. Şti.')).toBeVisible();
});

test('offers the accepted documents for download and prints on a light background from the dark theme', async ({
  page,
  catalog,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const checkout = new CheckoutPage(page);
  await checkout.openWith(catalog.find(hasDarkPicture));
  await checkout.fillInAndAccept();
  await checkout.submit.click();
  await checkout.expectPlaced();
  const number = (await checkout.number.innerText()).slice(1);
  const accepted = main(page).getByRole('link', { name: 'Mesafeli Satış Sözleşmesi: web sayfası' });
  const response = await page.request.get((await accepted.getAttribute('href')) ?? '');
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('Gülşah Işıldak');
  const download = page.waitForEvent('download');
  await accepted.click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`mesafeli-satis-sozlesmesi-${number}.html`);
  const shown = () => shownPictures(checkout.cart.summary);
  await expect.poll(shown).not.toEqual([]);
  const onScreen = await shown();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect.poll(shown).toHaveLength(onScreen.length);
  await expect.poll(shown).not.toEqual(onScreen);
});

const hasDarkPicture = (product: CatalogProduct) =>
  isSoldSingly(product) && product.pictures[0]?.darkUrl != null;

/** Sources of the visible pictures. */
const shownPictures = (part: Locator) =>
  part
    .getByRole('img', { includeHidden: true })
    .or(part.getByRole('presentation', { includeHidden: true }))
    .filter({ visible: true })
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc, src }) => currentSrc || src));

test('an unknown confirmation URL shows that the order was not found', async ({ page }) => {
  await open(page, '/sepet?siparis=boyle-bir-siparis-yok');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sipariş bulunamadı');
});

test('checkout and confirmation pages are neither cached nor indexed', async ({ request }) => {
  for (const path of ['/sepet?adim=odeme', '/sepet?siparis=gizli']) {
    const response = await request.get(path);
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(await response.text()).toContain('content="noindex, nofollow"');
  }
});
