import { newCustomer, register } from './customer';
import { verificationLinkFor } from './mails';
import { CheckoutPage } from './pages/checkout';
import { expectAccessible, main, open } from './pages/page';
import { isSoldSingly } from './catalog';
import { expect, test } from './shop';

test('a customer fills in the profile, keeps an address and orders to it', async ({ page, catalog }) => {
  await register(page.request, newCustomer());
  await open(page, '/profil');
  await expect(main(page).getByText('Bireysel', { exact: true })).toBeVisible();

  await main(page).getByRole('button', { name: 'Düzenle', exact: true }).click();
  await main(page)
    .getByLabel(/^Telefon/)
    .fill('05325550817');
  await main(page)
    .getByLabel(/^Firma adı/)
    .fill('Işıldak Mekanik');
  await main(page)
    .getByLabel(/^Vergi numarası/)
    .fill('1234567891');
  await main(page).getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(main(page).getByText('Bu geçerli bir vergi numarası değil')).toBeVisible();
  await main(page)
    .getByLabel(/^Vergi numarası/)
    .fill('1234567890');
  await main(page).getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(main(page).getByText('Kurumsal', { exact: true })).toBeVisible();
  const phone = main(page).getByText('0532 555 08 17');
  await expect(phone).toBeVisible();
  const label = await main(page).getByRole('term').filter({ hasText: 'Telefon' }).boundingBox();
  expect((await phone.boundingBox())?.y, 'beside its label').toBeLessThan(
    (label?.y ?? 0) + (label?.height ?? 0),
  );

  await main(page).getByRole('button', { name: 'Adres ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adres ekle' });
  await dialog.getByLabel('Adres adı').fill('Bursa deposu');
  await dialog.getByLabel('İlgili kişi').fill('Depo girişi');
  await dialog.getByLabel('Telefon').fill('0224 555 30 11');
  await dialog.getByLabel('İl', { exact: true }).selectOption('Bursa');
  await dialog.getByLabel('İlçe').selectOption('Nilüfer');
  await dialog.getByLabel('Açık adres').fill('Yeşil Cad. No: 6');
  await dialog.getByRole('button', { name: 'Adresi kaydet' }).click();
  await expect(main(page).getByText('Yeşil Cad. No: 6, Nilüfer / Bursa')).toBeVisible();
  await expectAccessible(page);

  await main(page).getByRole('button', { name: 'Bursa deposu adresini sil' }).click();
  await expect(main(page).getByText('Henüz adresiniz yok')).toBeVisible();
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(main(page).getByText('Varsayılan teslimat')).toBeVisible();

  const checkout = new CheckoutPage(page);
  await checkout.openWith(catalog.find(isSoldSingly));
  await expect(checkout.field('İlçe')).toHaveValue('Nilüfer');
  const recipient = main(page).getByLabel(/^Teslim alacak kişi/);
  await expect(recipient).toHaveValue('Depo girişi');
  await expect(main(page).getByLabel(/^Teslimat yeri/)).toHaveValue('Bursa deposu');
  const saved = main(page).getByLabel('Kayıtlı adresleriniz');
  await saved.selectOption({ label: 'Yeni adres' });
  await expect(checkout.field('İlçe')).toHaveValue('');
  await expect(recipient).toHaveValue('');
  await checkout.field('İl').selectOption('İstanbul');
  await checkout.field('İlçe').fill('Bağcılar');
  await checkout.field('Açık adres').fill('Taşocağı Cad. No: 14');
  await main(page).getByRole('button', { name: 'Bu adresi adreslerime kaydet' }).click();
  await page.getByRole('dialog').getByLabel('Adres adı').fill('Mahmutbey şantiyesi');
  await page.getByRole('dialog').getByRole('button', { name: 'Adresi kaydet' }).click();
  await expect(saved.locator('option:checked')).toHaveText(/^Mahmutbey şantiyesi/);
  await expect(checkout.field('Açık adres')).toHaveValue('Taşocağı Cad. No: 14');
});

/** A green square of 64 pixels. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAoElEQVRoge2SMQkAURTDOlfjbfHv4Yu4ITwoREAamn6cJrpBNwC9Ynch7hLdoBuAXrG7EHeJbtANQK/YXYi7RDfoBqBX7C7EXaIbdAPQK3YX4i7RDboB6BW7C3GX6AbdAPSK3YW4S3SDbgB6xe5C3CW6QTcAvWJ3Ie4S3aAbgF6xuxB3iW7QDUCv2F2Iu0Q36AagV+wuxF2iG3QD0Cv+4QFjApC1ykPAuQAAAABJRU5ErkJggg==',
  'base64',
);

test('a customer shows a picture of themselves in profile and header, and removes it', async ({ page }) => {
  await register(page.request, newCustomer());
  await open(page, '/profil');
  const file = main(page).getByLabel('Profil resmi seç');
  await file.setInputFiles({ name: 'ben.png', mimeType: 'image/png', buffer: Buffer.from('<svg>') });
  await expect(main(page).getByText('Lütfen sadece resim dosyası yükleyin.')).toBeVisible();
  await file.setInputFiles({ name: 'ben.png', mimeType: 'image/png', buffer: PICTURE });
  const shown = main(page).getByAltText('Profil resminiz');
  await expect(shown).toBeVisible();
  await expect
    .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByRole('banner').locator('img[src^="/profil-resmi?"]')).toBeVisible();
  await page.reload();
  await expect(shown).toBeVisible();
  await main(page).getByRole('button', { name: 'Resmi kaldır' }).click();
  await expect(shown).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Resim yükle' })).toBeFocused();
});

test('a customer changes e-mail address, consents and sessions', async ({ page, browser }) => {
  const customer = newCustomer();
  const wanted = `yeni-${customer.email}`;
  await register(page.request, customer);
  await open(page, '/profil');
  await main(page).getByRole('button', { name: 'E-postayı değiştir' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Yeni e-posta').fill(wanted);
  await dialog.getByLabel('Mevcut şifre', { exact: true }).fill(customer.password);
  await dialog.getByRole('button', { name: 'Bağlantıyı gönder' }).click();
  await expect(main(page).getByText(`${wanted} adresine doğrulama bağlantısı gitti`)).toBeVisible();
  await open(page, await verificationLinkFor(wanted));
  await main(page).getByRole('button', { name: 'E-posta Adresimi Doğrula' }).click();
  await expect(main(page).getByText('E-posta adresiniz doğrulandı')).toBeVisible();
  await open(page, '/profil');
  await expect(main(page).getByText(wanted)).toBeVisible();
  await expect(main(page).getByText('Doğrulandı', { exact: true })).toBeVisible();

  await main(page).getByRole('link', { name: 'Ayarlar' }).click();
  await expect(page).toHaveURL(/\/profil\/ayarlar$/);
  await main(page)
    .locator('label')
    .filter({ hasText: /^E-posta/ })
    .click();
  await expect(main(page).getByText(/^İzin verildi: .*hesap ayarları, metin sürümü/)).toBeVisible();
  await page.reload();
  await expect(main(page).getByRole('checkbox', { name: /^E-posta/ })).toBeChecked();
  await expectAccessible(page);

  const elsewhere = await browser.newContext();
  await elsewhere.request.post('/graphql', {
    headers: { 'apollo-require-preflight': '1' },
    data: {
      query: 'mutation ($input: LoginInput!) { login(input: $input) { id } }',
      variables: { input: { email: wanted, password: customer.password } },
    },
  });
  await page.reload();
  await main(page).getByRole('button', { name: 'Diğer tüm oturumları kapat' }).click();
  await expect(main(page).getByRole('list', { name: 'Oturumlar' }).getByRole('listitem')).toHaveCount(1);
  await elsewhere.close();
});
