import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Locator, type Page } from '@playwright/test';
import { main } from './pages/page';
import { askForProduct } from './asked-quote';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

const QUOTES = '/admin/teklifler';
const newCompany = () => `Teklif ${randomUUID().slice(0, 8)}`;
const lineOf = (page: Page, place: number): Locator =>
  main(page).getByRole('group', { name: `Kalem ${String(place)}`, exact: true });
const rowOf = (page: Page, number: string): Locator => page.getByRole('row').filter({ hasText: number });
const sendButton = (page: Page): Locator => main(page).getByRole('button', { name: 'Teklifi gönder' });

async function openQuote(page: Page, id: string, number: string): Promise<void> {
  await signInToPanel(page);
  await page.goto(`${QUOTES}/${id}`);
  await expect(main(page).getByRole('heading', { name: number })).toBeVisible();
}

test('a request is offered, revised and read as PDF, every kuruş as the buyer sees it', async ({
  page,
  otherBrowser,
}) => {
  const { id, number, product } = await askForProduct(otherBrowser.request);
  await openQuote(page, id, number);
  await expect(main(page)).toContainText('müşteri kodu IŞK-0042');
  await main(page).getByRole('link', { name: 'Teklif ver' }).click();

  await expect(sendButton(page)).toBeDisabled();
  await lineOf(page, 1).getByLabel('İndirim, %').fill('10');
  await lineOf(page, 2).getByLabel('Net birim fiyat, ₺').fill('33,33');
  await expect(sendButton(page)).toBeEnabled();
  await main(page).getByLabel('Geçerlilik').fill('');
  await expect(sendButton(page)).toBeDisabled();
  await main(page).getByLabel('Geçerlilik').fill(inDays(30));
  await main(page).getByLabel('Kargo, ₺').fill('150,00');
  await main(page).getByLabel('Müşteriye not').fill('Stoktan teslim');
  const unit = Math.floor((product.defaultPrice * 9_000 + 5_000) / 10_000);
  const net = unit * 3 + 3_333 * 12;
  const total = lira(net + Math.round(net * 0.2) + 15_000);
  await expect(main(page).getByText(total)).toBeVisible();
  const draft = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'PDF ön izleme' }).click();
  expect((await draft).suggestedFilename()).toBe(`teklif-${number}-taslak.pdf`);
  await sendButton(page).click();

  await expect(page).toHaveURL(new RegExp(`${QUOTES}/${id}`));
  await expect(main(page).getByRole('heading', { name: 'Teklif 1 / 1' })).toBeVisible();
  await expect(main(page).getByText(total)).toBeVisible();
  await expect(main(page)).toContainText('Stoktan teslim');
  await expect(main(page).getByRole('button', { name: `${number}, durum: Teklif Verildi` })).toBeVisible();

  await main(page).getByRole('link', { name: 'Yeni revizyon' }).click();
  await expect(lineOf(page, 2).getByLabel('Net birim fiyat, ₺')).toHaveValue('33,33');
  await lineOf(page, 2).getByLabel('Net birim fiyat, ₺').fill('30,00');
  await sendButton(page).click();
  await expect(main(page).getByRole('heading', { name: 'Teklif 2 / 2' })).toBeVisible();
  const changes = main(page)
    .getByRole('row')
    .filter({ hasText: 'DN 50 küresel vana, paslanmaz, birim fiyat' });
  await expect(changes).toContainText('₺33,33');
  await expect(changes).toContainText('₺30,00');
  await expect(changes).toContainText('−₺3,33');
  await main(page).getByRole('radio', { name: 'Sürüm 1', exact: true }).check();
  await expect(main(page).getByText(total)).toBeVisible();

  const address = await main(page).getByRole('link', { name: 'PDF' }).getAttribute('href');
  const pdf = await page.request.get(address ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a reply, a note and a rejection stand in the past of a quote, which is shown as it was', async ({
  page,
  otherBrowser,
}) => {
  const { id, number } = await askForProduct(otherBrowser.request);
  await openQuote(page, id, number);
  await main(page).getByLabel('Müşteriye yanıt').fill('Bakıyoruz, yarın döneriz.');
  await main(page).getByRole('link', { name: 'Listeye dön' }).click();
  const question = page.getByRole('alertdialog', { name: 'Gönderilmemiş metin var' });
  await question.getByRole('button', { name: 'Sayfada kal' }).click();
  await main(page)
    .getByLabel('Dosya seç')
    .setInputFiles({ name: 'Ölçü çizimi.csv', mimeType: 'text/csv', buffer: Buffer.from('DN;50\n') });
  await expect(main(page).getByRole('button', { name: 'Ölçü çizimi.csv dosyasını çıkar' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Yanıtla' }).click();
  await expect(main(page).getByLabel('Müşteriye yanıt')).toHaveValue('');
  const drawing = page.waitForEvent('download');
  await main(page)
    .getByRole('link', { name: /Ölçü çizimi\.csv/ })
    .click();
  expect(readFileSync(await (await drawing).path(), 'utf8')).toBe('DN;50\n');
  await expect(main(page).getByText('Bakıyoruz, yarın döneriz.')).toBeVisible();

  await main(page).getByLabel('Ekip için iç not').fill('Fiyatı üreticiden sor');
  await main(page).getByRole('button', { name: 'Not ekle' }).click();
  await expect(main(page).getByText('Fiyatı üreticiden sor')).toBeVisible();

  await main(page)
    .getByRole('button', { name: new RegExp(`^${number}, durum:`) })
    .click();
  await page.getByRole('menuitem', { name: 'Reddedildi' }).click();
  const dialog = page.getByRole('dialog', { name: `${number}: Reddedildi` });
  await dialog.getByRole('button', { name: 'Durumu kaydet' }).click();
  await expect(dialog.getByText('Neden reddedildiğini yazın.')).toBeVisible();
  await dialog.getByLabel('Açıklama').fill('Ürün üretilmiyor');
  await dialog.getByRole('button', { name: 'Durumu kaydet' }).click();
  await expect(
    main(page).getByRole('button', { name: `${number}, durum: Reddedildi, değiştir` }),
  ).toBeVisible();
  await expect(main(page).getByText('Ürün üretilmiyor')).toBeVisible();

  await page.getByLabel('Teklifin o anki hâli').fill('1');
  await expect(page.getByText('Teklifin geçmişteki hâlini görüyorsunuz')).toBeVisible();
  await expect(main(page)).not.toContainText('Ürün üretilmiyor');
});

test('staff begin a quote by telephone, with a choice of a product, and offer it at once', async ({
  page,
}) => {
  await signInToPanel(page);
  await page.goto(QUOTES);
  await main(page).getByRole('link', { name: 'Telefonla teklif' }).click();
  await main(page).getByRole('button', { name: 'Kaydet ve teklif hazırla' }).click();
  await expect(main(page).getByText('Adı ve soyadı yazın.')).toBeVisible();
  await main(page).getByLabel('Ad soyad').fill('Gülşah Işıldak');
  await main(page).getByLabel('E-posta').fill(`${randomUUID()}@ornek.com`);
  await main(page).getByLabel('Telefon', { exact: true }).fill('05325550817');
  await main(page).getByRole('combobox', { name: 'Ürün ekle' }).fill('eşanjör');
  await page.getByRole('option').first().click();
  const choice = lineOf(page, 1).getByRole('combobox').first();
  await choice.selectOption({ index: 1 });
  const chosen = await choice.locator('option:checked').textContent();
  await main(page).getByRole('button', { name: 'Katalogda olmayan kalem ekle' }).click();
  await lineOf(page, 2).getByLabel('Ne isteniyor').fill('Devreye alma');
  await main(page).getByLabel('Ekip için iç not').fill('Cuma arayacak');
  await main(page).getByRole('button', { name: 'Kaydet ve teklif hazırla' }).click();

  await expect(page).toHaveURL(/\/teklif$/);
  await expect(lineOf(page, 1)).toContainText(chosen ?? '');
  await lineOf(page, 2).getByLabel('Net birim fiyat, ₺').fill('2.500,00');
  await main(page).getByRole('checkbox', { name: 'Müşteriye e-postayla gönder' }).press('Space');
  await sendButton(page).click();
  await expect(main(page).getByRole('heading', { name: 'Teklif 1 / 1' })).toBeVisible();
  await expect(main(page)).toContainText('Cuma arayacak');
  await expect(main(page)).toContainText('Telefonla gelen talep yazıldı.');
});

test('several quotes get one status, are searched, narrowed and exported', async ({ page, otherBrowser }) => {
  const company = newCompany();
  const first = await askForProduct(otherBrowser.request, company);
  const second = await askForProduct(otherBrowser.request, company);
  await signInToPanel(page);
  await page.goto(`${QUOTES}?arama=${encodeURIComponent(company)}`);
  await expect(rowOf(page, first.number)).toBeVisible();
  await expect(main(page).getByRole('link', { name: /^Yeni\s*2/ })).toBeVisible();

  for (const { number } of [first, second]) await rowOf(page, number).getByRole('checkbox').press('Space');
  await main(page).getByRole('button', { name: 'Durumu değiştir' }).click();
  await page.getByRole('menuitem', { name: 'İşleniyor' }).click();
  const dialog = page.getByRole('dialog', { name: '2 teklif: İşleniyor' });
  await dialog.getByRole('button', { name: 'Durumu kaydet' }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, second.number)).toContainText('İşleniyor');
  await main(page)
    .getByRole('link', { name: /^İşleniyor\s*2/ })
    .click();
  await expect(page).toHaveURL(/durum=isleniyor/);

  const download = page.waitForEvent('download');
  await main(page).getByRole('link', { name: 'Excel’e aktar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Teklifler_\d{4}-\d{2}-\d{2}\.xlsx$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
});

/** As it is typed into a field: 27.12.2026. */
const inDays = (days: number): string =>
  new Intl.DateTimeFormat('tr-TR', { timeZone: 'Europe/Istanbul', dateStyle: 'short' }).format(
    Date.now() + days * 86_400_000,
  );

const lira = (kurus: number): string =>
  `₺${new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 }).format(kurus / 100)}`;
