import { isSoldSingly } from './catalog';
import { buyer, CheckoutPage, watchOrders } from './pages/checkout';
import { tabTo } from './pages/keyboard';
import { expectAccessible, main } from './pages/page';
import { expect, test } from './shop';

const refusal = (code: string, details: object = {}) => ({
  data: null,
  errors: [{ message: 'Olmadı.', path: ['addOrder'], extensions: { code, details } }],
});

test('counts missing fields, links to them, and requires both documents', async ({ page, catalog }) => {
  const checkout = new CheckoutPage(page);
  await checkout.openWith(catalog.find(isSoldSingly));
  const orders = await watchOrders(page);
  await checkout.submit.click();
  await expect(checkout.problem).toContainText('7 bilgi eksik veya hatalı');
  await expect(checkout.problem).toBeFocused();
  await checkout.problem.getByRole('link', { name: 'Teslimat ilçesini yazın.' }).click();
  await expect(checkout.field('İlçe')).toBeFocused();
  await checkout.fillIn();
  await checkout.documentsReady();
  await expect(checkout.problem).toBeHidden();
  await expect(checkout.box('Ön Bilgilendirme')).not.toBeChecked();
  await checkout.box('Mesafeli Satış').check();
  await checkout.submit.click();
  await expect(checkout.problem).toContainText('Bir bilgi eksik veya hatalı');
  await expect(checkout.problem).toBeFocused();
  await expect.poll(() => orders.keys).toEqual([]);
});

test('shows a server-side error at its field', async ({ page, catalog }) => {
  const checkout = new CheckoutPage(page);
  await checkout.openWith(catalog.find(isSoldSingly));
  await checkout.fillIn({ ...buyer(), 'E-posta': 'gulsah@' });
  await expect(checkout.field('E-posta')).toHaveAttribute('aria-invalid', 'true');
  await checkout.field('E-posta').fill('gulsah@ornek.example');
  await expect(checkout.field('E-posta')).not.toHaveAttribute('aria-invalid');
  await checkout.documentsReady();
});

test('shows the old and the new total and orders at the new one', async ({ page, catalog }) => {
  const checkout = new CheckoutPage(page);
  await checkout.openWith(catalog.find(isSoldSingly));
  await checkout.fillInAndAccept();
  await watchOrders(page, (count) =>
    count === 1 ? refusal('PRICE_CHANGED', { total: 12_345_600, expectedTotal: 1 }) : 'pass',
  );
  await checkout.submit.click();
  await expect(checkout.problem).toContainText('güncel tutar ₺123.456');
  await expect(checkout.problem).toContainText(/₺[\d.,]+.*güncel tutar/s);
  await checkout.documentsReady();
  await checkout.submit.click();
  await checkout.expectPlaced();
});

test('keeps form values when going back to the cart and after a reload', async ({ page, catalog }) => {
  const checkout = new CheckoutPage(page);
  await checkout.openWith(catalog.find(isSoldSingly));
  await checkout.fillIn();
  await page.getByRole('checkbox', { name: /Fatura adresim/ }).uncheck();
  const billing = page.getByRole('group', { name: 'Fatura adresi' });
  await billing.getByLabel('İlçe').fill('Nilüfer');
  await page.getByRole('checkbox', { name: /Fatura adresim/ }).check();
  await page.getByRole('radio', { name: 'Kapıda Ödeme' }).check();
  await page.getByRole('link', { name: 'Geri Dön' }).click();
  await expect(page).toHaveURL(/\/sepet$/);
  await checkout.cart.checkoutLink.click();
  await page.reload();
  await expect(checkout.field('Açık adres')).toHaveValue('Mahmutbey Mah. Taşocağı Cad. No: 14');
  await expect(page.getByRole('radio', { name: 'Kapıda Ödeme' })).toBeChecked();
  await page.getByRole('checkbox', { name: /Fatura adresim/ }).uncheck();
  await expect(billing.getByLabel('İlçe')).toHaveValue('Nilüfer');
});

test('warns about an invalid tax number but accepts the order', async ({ page, catalog }) => {
  const checkout = new CheckoutPage(page);
  await checkout.openWith(catalog.find(isSoldSingly));
  await checkout.fillIn();
  await page.getByLabel(/^Firma adı/).fill('Işıldak Mekanik Ltd. Şti.');
  await page.getByLabel(/^Vergi numarası/).fill('4540536921');
  await expect(page.getByText(/geçerli bir vergi numarası değil/)).toBeVisible();
  await page.getByRole('radio', { name: 'Kredi Kartı' }).check();
  await checkout.documentsReady();
  await checkout.accept();
  await checkout.submit.click();
  await checkout.expectPlaced();
  await expect(page.getByText(/^Ödeme için sizinle iletişime geçilecek/)).toBeVisible();
});

test('keeps the methods of payment in their places when another one is chosen', async ({ page, catalog }) => {
  const checkout = new CheckoutPage(page);
  await checkout.openWith(catalog.find(isSoldSingly));
  const card = page.getByRole('radio', { name: 'Kredi Kartı' });
  await card.scrollIntoViewIfNeeded();
  const place = await card.boundingBox();
  await card.check();
  await expect(page.getByRole('heading', { name: 'Hesap bilgileri' })).toBeHidden();
  await expect.poll(() => card.boundingBox()).toEqual(place);
});

test.describe('accessibility', () => {
  test('the checkout form and its errors have no accessibility violations', async ({ page, catalog }) => {
    const checkout = new CheckoutPage(page);
    await checkout.openWith(catalog.find(isSoldSingly));
    await checkout.submit.click();
    await expect(checkout.problem).toBeVisible();
    await expectAccessible(page);
    await checkout.fillInAndAccept();
    await expectAccessible(page);
  });

  test('a document and the order confirmation have no accessibility violations', async ({
    page,
    catalog,
  }) => {
    const checkout = new CheckoutPage(page);
    await checkout.openWith(catalog.find(isSoldSingly));
    await checkout.fillInAndAccept();
    await page
      .getByRole('button', { name: /^Büyüt/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await checkout.submit.click();
    await checkout.expectPlaced();
    await expectAccessible(page);
  });
});

test('places an order with the keyboard alone', async ({ page, catalog }) => {
  const checkout = new CheckoutPage(page);
  await checkout.openWith(catalog.find(isSoldSingly));
  const typed = buyer();
  const control = (label: string | RegExp) => main(page).getByLabel(label, { exact: true }).first();
  await checkout.heading.focus();
  for (const label of ['Ad soyad', 'Telefon', 'E-posta'] as const) {
    await tabTo(control(label));
    await page.keyboard.type(typed[label]);
  }
  await tabTo(control('İl'));
  await page.keyboard.type('Bursa');
  for (const label of ['İlçe', 'Açık adres'] as const) {
    await tabTo(control(label));
    await page.keyboard.type(typed[label]);
  }
  await tabTo(control(/Banka Havalesi/));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Kredi Kartı' })).toBeChecked();
  await checkout.documentsReady();
  await tabTo(control(/Ön Bilgilendirme Formu» metnini/));
  await page.keyboard.press('Space');
  await tabTo(control(/Mesafeli Satış Sözleşmesi» metnini/));
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(checkout.submit).toBeFocused();
  await page.keyboard.press('Enter');
  await checkout.expectPlaced();
});
