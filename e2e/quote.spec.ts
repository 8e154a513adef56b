import { askForQuote, offer, offeredQuote } from './asked-quote';
import { hasVariations, isPricedOnRequest, isSoldSingly } from './catalog';
import { sendGraphql } from './graphql';
import { quoteLinkFor } from './mails';
import { CartPage } from './pages/cart';
import { CheckoutPage } from './pages/checkout';
import { expectAccessible, expectToFit, field, main, open, structuredDataOf } from './pages/page';
import { fillInContact, quoteForm, sendRequest } from './pages/quote-form';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

const PHONE = { width: 360, height: 740 };
const CHECKOUT_FIELDS = { İlçe: 'Bağcılar', 'Açık adres': 'Mahmutbey Mah. Taşocağı Cad. No: 14' };

const lira = (kurus: number) =>
  `₺${(kurus / 100).toLocaleString('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

test('a guest asks for three lines with a file, and sees the reference until it is dismissed', async ({
  page,
  catalog,
}) => {
  const product = catalog.find(hasVariations);
  await open(page, `/teklif-al?urun=${product.slug}`);
  await expect(page).toHaveTitle(/Teklif Al/);
  await expect(quoteForm(page).getByRole('link', { name: product.name })).toBeVisible();
  await quoteForm(page).getByRole('button', { name: 'Serbest kalem ekle' }).click();
  await quoteForm(page).getByLabel('2. kalem: ne istiyorsunuz?').fill('DN 50 küresel vana, paslanmaz');
  const finder = quoteForm(page).getByRole('combobox', { name: 'Talebe ürün ekle' });
  await finder.fill(catalog.find(isSoldSingly).name);
  await quoteForm(page).getByRole('listbox', { name: 'Bulunan ürünler' }).getByRole('option').first().click();
  await expect(quoteForm(page).getByText('3 kalem', { exact: true })).toBeVisible();
  await quoteForm(page)
    .getByLabel('Dosya seç')
    .setInputFiles({ name: 'Ölçü listesi.csv', mimeType: 'text/csv', buffer: Buffer.from('KV-100;12\n') });
  await expect(quoteForm(page).getByText('Ölçü listesi.csv')).toBeVisible();

  await quoteForm(page).getByRole('button', { name: 'Teklif İste' }).click();
  await expect(page.getByLabel('Ad soyad')).toBeFocused();
  await expect(quoteForm(page).getByText('E-posta adresinizi yazın.')).toBeVisible();
  const email = await fillInContact(page);
  await page.reload();
  await expect(page.getByLabel('E-posta')).toHaveValue(email);
  const consent = quoteForm(page).getByRole('checkbox', { name: /^Ticari Elektronik İleti Onayı/ });
  await expect(consent).not.toBeChecked();
  await consent.press('Space');
  await expect(consent).toBeChecked();
  await sendRequest(quoteForm(page), main(page).getByRole('heading', { name: 'Talebiniz alındı' }));
  await expect(main(page).getByRole('heading', { name: 'Talebiniz alındı' })).toBeFocused();
  await expect(main(page).getByText(/^TKL-[0-9A-F]{8}$/)).toBeVisible();
  await expect(main(page).getByText('DN 50 küresel vana, paslanmaz')).toBeVisible();
  await expectAccessible(page);
  await open(page, '/teklif-al');
  await expect(main(page).getByRole('heading', { name: 'Talebiniz alındı' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Talebi izle' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: /^Teklif TKL-/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await main(page).getByRole('link', { name: 'Ölçü listesi.csv' }).click();
  expect((await download).suggestedFilename()).toBe('Ölçü listesi.csv');
  await open(page, '/teklif-al');
  await main(page).getByRole('button', { name: 'Yeni talep yazın' }).click();
  await expect(quoteForm(page).getByText('Henüz kalem yok')).toBeVisible();
});

test('the page answers questions, is for search engines, and stands without scripts', async ({ page }) => {
  await open(page, '/teklif-al');
  await expect(main(page).getByText('En az sipariş adedi var mı?')).toBeVisible();
  await expect(main(page).getByText(/^Şu an (açık|kapalı)/)).toBeVisible();
  expect((await structuredDataOf(page)).some((block) => block.includes('FAQPage'))).toBe(true);
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectToFit(page);
});

test('a product is asked for over its page, with its quantity, and the dialog closes by itself', async ({
  page,
  catalog,
}) => {
  const product = catalog.find(isPricedOnRequest);
  await open(page, `/urun/${product.slug}`);
  await main(page).getByRole('button', { name: 'Artır' }).first().click();
  await main(page)
    .getByRole('link', { name: `Teklif İste: ${product.name}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Teklif isteyin' });
  await expect(dialog.getByRole('link', { name: product.name })).toBeVisible();
  await expect(dialog.getByText('Fiyat Sorunuz')).toBeVisible();
  await fillInContact(page);
  await sendRequest(dialog, dialog.getByRole('heading', { name: 'Talebiniz alındı' }));
  await expect(dialog).toBeHidden({ timeout: 7_000 });
});

test('a card asks for what has no price by a press of the mouse', async ({ page, catalog }) => {
  const { name, sku } = catalog.find(isPricedOnRequest);
  await open(page, `/urunler?arama=${encodeURIComponent(sku)}`);
  await main(page)
    .getByRole('link', { name: `Teklif İste: ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Teklif isteyin' });
  await expect(dialog.getByRole('link', { name })).toBeVisible();
});

test('a cart becomes a request and stays as it is', async ({ page, catalog }) => {
  const product = catalog.find(isSoldSingly);
  const cart = new CartPage(page);
  await cart.addFrom(product);
  await cart.open();
  await main(page).getByRole('link', { name: 'Sepeti teklife çevir' }).click();
  await expect(quoteForm(page).getByRole('link', { name: product.name })).toBeVisible();
  await cart.open();
  await expect(cart.lines).toHaveCount(1);
});

test('a guest counters, is offered a second version, and accepts it on a phone at its kuruş', async ({
  page,
  otherBrowser,
}) => {
  const { number, email, path } = await offeredQuote(page.request, otherBrowser);
  await open(page, path);
  await expect(main(page).getByText('₺333,33').first()).toBeVisible();
  await main(page).getByRole('button', { name: 'Değişiklik iste' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neyi değiştirmek istersiniz?' });
  await dialog.getByLabel('Hedef net fiyat').first().fill('300');
  await dialog.getByRole('button', { name: 'Değişikliği gönder' }).click();
  await expect(main(page).getByText('İsteğiniz mağazaya iletildi', { exact: false })).toBeVisible();
  await expect(main(page).getByRole('status').filter({ hasText: 'iletildi' })).toBeFocused();

  const total = await offer(otherBrowser.request, number, 30_011);
  await page.reload();
  await expect(main(page).getByRole('heading', { name: 'Teklifin yeni sürümü var' })).toBeVisible();
  const newest = await quoteLinkFor(email, 3);
  await page.setViewportSize(PHONE);
  await open(page, newest);
  await expect(main(page).getByText('₺300,11').first()).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'Kabul et ve sipariş ver' }).click();
  for (const [label, value] of Object.entries(CHECKOUT_FIELDS)) await field(page, label).fill(value);
  await field(page, 'İl').selectOption('İstanbul');
  const checkout = new CheckoutPage(page);
  await checkout.documentsReady();
  await checkout.accept();
  await expect(main(page).getByText(lira(total)).first()).toBeVisible();
  await main(page).getByRole('button', { name: 'Kabul et ve sipariş ver' }).click();
  await checkout.expectPlaced();
  await expect(main(page).getByText(lira(total)).first()).toBeVisible();
  await open(page, newest);
  await expect(main(page).getByText('numaralı sipariş oluşturuldu', { exact: false })).toBeVisible();
  await test.step('staff go from the quote to its order, and back', async () => {
    await otherBrowser.goto(`/admin/teklifler?arama=${number}`);
    await main(otherBrowser).getByRole('link', { name: number }).click();
    await main(otherBrowser)
      .getByRole('link', { name: /^Sipariş #/ })
      .click();
    await main(otherBrowser).getByRole('link', { name: 'Siparişin kabul edilen teklifi' }).click();
    await expect(main(otherBrowser).getByRole('heading', { level: 2, name: number })).toBeVisible();
  });
});

test('a guest declines with a reason, and asks once more', async ({ page, otherBrowser }) => {
  const { number, path } = await offeredQuote(page.request, otherBrowser);
  await open(page, path);
  await main(page).getByRole('button', { name: 'Reddet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Teklifi reddediyor musunuz?' });
  await dialog.getByLabel('Neden').selectOption('PRICE');
  await dialog.getByRole('button', { name: 'Teklifi Reddet' }).click();
  await expect(main(page).getByText('Fiyat yüksek')).toBeVisible();
  await expect(main(page).getByRole('status').filter({ hasText: 'ilettik' })).toBeFocused();
  await main(page).getByRole('button', { name: 'Teklifi yenile' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: /^Teklif TKL-/ })).not.toHaveText(
    `Teklif ${number}`,
  );
  await expect(main(page).getByText('Yeni', { exact: true })).toBeVisible();
});

test('an offer that is over says so, and is asked for once more with one click', async ({
  page,
  otherBrowser,
}) => {
  const { number, path } = await offeredQuote(page.request, otherBrowser);
  // Nobody waits for the last day: what the shop says of this quote is that it is over.
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const isShown = text.includes(number) && text.includes('"isExpired":false');
    await route.fulfill({
      response,
      body: isShown
        ? text
            .replaceAll('"isExpired":false', '"isExpired":true')
            .replaceAll('"isAcceptable":true', '"isAcceptable":false')
        : text,
    });
  });
  await open(page, path);
  await expect(main(page).getByText('Süresi Doldu', { exact: true })).toBeVisible();
  await main(page).getByRole('button', { name: 'Teklifi yenile' }).click();
  await expect(main(page).getByText('Hazırlanıyor')).toBeVisible();
});

test.describe('a signed-in customer', () => {
  test.use({ isSignedIn: true });

  test('finds the own quote in the list, writes to the shop and downloads the PDF', async ({
    page,
    otherBrowser,
  }) => {
    const { id, number } = await askForQuote(page.request);
    await signInToPanel(otherBrowser);
    await offer(otherBrowser.request, number, 12_345);
    await open(page, '/tekliflerim');
    await main(page).getByRole('link', { name: number, exact: true }).click();
    await expect(page).toHaveURL(`/tekliflerim/${id}`);
    await main(page).getByLabel('Mağazaya yazın').fill('Teslim günü kesin mi?');
    await main(page).getByRole('button', { name: 'Mesaj gönder' }).click();
    await expect(main(page).getByRole('list').getByText('Teslim günü kesin mi?')).toBeVisible();
    const download = page.waitForEvent('download');
    await main(page).getByRole('link', { name: 'PDF indir' }).click();
    expect((await download).suggestedFilename()).toBe(`teklif-${number}-1.pdf`);
    await expectAccessible(page);
    const { quote } = await sendGraphql<{ quote: { messages: object[] } }>(
      page.request,
      'query ($id: ID!) { quote(id: $id) { messages { message } } }',
      { id },
    );
    expect(quote.messages).toHaveLength(1);
    await page.setViewportSize(PHONE);
    await expectToFit(page);
  });
});
