import { type Page } from '@playwright/test';
import { newCustomer, register } from './customer';
import { expectAccessible, expectToFit, field, main, open } from './pages/page';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

async function fillAddress(page: Page, name: 'shippingAddress' | 'billingAddress', district: string) {
  const control = (part: string) => main(page).locator(`[name="${name}.${part}"]`);
  await control('province').selectOption('Ankara');
  await control('district').fill(district);
  await control('streetAddress').fill('Sanayi Cad. No: 7');
}

test('staff begin a quote in the account of a customer, whose word makes it an order that waits for their consent', async ({
  page,
  otherBrowser,
}) => {
  const customer = newCustomer();
  await register(otherBrowser.request, customer);
  await signInToPanel(page);
  await open(page, `/admin/kullanicilar?arama=${customer.email}`);
  await main(page)
    .getByRole('row')
    .filter({ hasText: customer.email.slice(0, 8) })
    .getByRole('link')
    .first()
    .click();
  await main(page).getByRole('link', { name: 'Yaz', exact: true }).click();
  await expect(field(page, 'E-posta')).toHaveValue(customer.email);
  await page.goBack();
  await main(page).getByRole('link', { name: 'Adına teklif' }).click();
  await expect(main(page).getByRole('heading', { name: `${customer.name} adına teklif` })).toBeVisible();
  await expect(field(page, 'E-posta')).toHaveValue(customer.email);
  await field(page, 'Telefon').fill('05325550817');
  await main(page).getByRole('button', { name: 'Katalogda olmayan kalem ekle' }).click();
  await field(page, 'Ne isteniyor').fill('Devreye alma');
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Kaydet ve teklif hazırla' }).click();

  await field(page, 'Net birim fiyat, ₺').fill('2.500,00');
  await main(page).getByRole('button', { name: 'Teklifi gönder' }).click();
  await expect(main(page)).toContainText('Müşterinin hesabı adına talep yazıldı.');
  await main(page).getByRole('link', { name: 'Kabulü kaydet' }).click();
  await field(page, 'Kim, nasıl kabul etti').fill('Gülşah Hanım, telefonda');
  await fillAddress(page, 'shippingAddress', 'Çankaya');
  await main(page).getByRole('checkbox', { name: 'Fatura adresi teslimat adresiyle aynı' }).press('Space');
  await fillAddress(page, 'billingAddress', 'Sincan');
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Kabulü kaydet ve sipariş oluştur' }).click();
  const waiting = main(page).locator('section').filter({ hasText: 'Onay bekleyen belgeler' });
  await expect(waiting).toContainText('Mesafeli Satış Sözleşmesi');
  await expect(main(page)).toContainText('Sincan');

  await open(otherBrowser, '/siparislerim');
  await main(otherBrowser).getByRole('link', { name: /^#/ }).first().click();
  const boxes = main(otherBrowser).getByRole('checkbox', { name: /metnini okudum, onaylıyorum/ });
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.press('Space');
  await main(otherBrowser).getByRole('button', { name: 'Metinleri onayla' }).click();
  await expect(main(otherBrowser)).toContainText('Metinleri onayladınız.');

  await page.reload();
  await expect(main(page).getByRole('heading', { name: 'Kabul edilen belgeler' })).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test('staff put a product into the cart of a customer, who reads there who did', async ({
  page,
  otherBrowser,
  catalog,
}) => {
  const customer = newCustomer();
  await register(otherBrowser.request, customer);
  const product = catalog.find(({ basePrice, attributes }) => basePrice > 0 && attributes.length === 0);
  await signInToPanel(page);
  await open(page, `/admin/kullanicilar?arama=${customer.email}`);
  const row = main(page)
    .getByRole('row')
    .filter({ hasText: customer.email.slice(0, 8) });
  await row.getByRole('link').first().click();
  await main(page).getByRole('link', { name: 'Sepetine ürün koy' }).click();
  await expect(main(page)).toContainText('Sepeti boş.');
  await main(page).getByRole('button', { name: 'Sepetine koy' }).click();
  await expect(main(page)).toContainText('Önce ürün ekleyin.');
  await main(page)
    .getByRole('combobox', { name: /Ürün ekle/ })
    .fill(product.sku);
  await page.getByRole('option').filter({ hasText: product.sku }).click();
  await main(page)
    .getByLabel(/^Miktar/)
    .fill('7');
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Sepetine koy' }).click();
  const placed = main(page).getByRole('list', { name: 'Sepet' });
  await expect(placed).toContainText(product.name);
  await expect(placed).toContainText(/7\s.*, .* ekledi/);
  await main(page).getByRole('link', { name: 'Zaman' }).click();
  await expect(main(page)).toContainText('Sepetine ürün konuldu');

  await open(otherBrowser, '/sepet');
  await expect(main(otherBrowser)).toContainText(/Mağazamızdan .+ sepetinize 1\sürün koydu/);
  await expect(main(otherBrowser)).toContainText('sizin için ekledi');
  await expect(main(otherBrowser).getByRole('heading', { name: product.name })).toBeVisible();
  await expectToFit(otherBrowser);
  await expectAccessible(otherBrowser);
});
