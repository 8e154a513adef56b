import { type Page } from '@playwright/test';
import { CartPage } from './pages/cart';
import { expectAccessible, expectToFit, main, open } from './pages/page';
import { fillInContact, quoteForm, sendRequest } from './pages/quote-form';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

const WIZARD = '/urun-sihirbazi';
const PUMPS = `${WIZARD}?kategori=pompalar&uygulama=hvac&kapasite=10&butce=farketmez&malzeme=farketmez&ozellik=farketmez&adet=2`;

const question = (page: Page, title: RegExp) => main(page).getByRole('group', { name: title });
const next = (page: Page) => main(page).getByRole('button', { name: /^(İleri|Sonuçları Gör)$/ });
const results = (page: Page) => main(page).getByRole('listitem').filter({ hasText: '/ 70 puan' });
const names = (page: Page) => results(page).getByRole('heading', { level: 3 }).allInnerTexts();

test('seven questions are answered by mouse, and lead to products whose points add up and that say why', async ({
  page,
}) => {
  await open(page, WIZARD);
  await expect(page).toHaveTitle(/Ürün Sihirbazı/);
  await expect(main(page).getByRole('button', { name: 'Geri' })).toBeDisabled();
  await expect(next(page)).toBeDisabled();
  await main(page)
    .getByRole('radio', { name: /^Pompalar/ })
    .check();
  await next(page).click();
  await expect(question(page, /Nerede/)).toBeVisible();
  await expect(main(page).getByText('1 soru yanıtlandı, %14')).toBeVisible();
  await main(page).getByRole('radio', { name: /^HVAC/ }).check();
  await next(page).click();
  await main(page).getByRole('spinbutton', { name: 'Kapasite, m³/h' }).fill('10');
  await next(page).click();
  await main(page)
    .getByRole('radio', { name: /^25.000 – 50.000 ₺/ })
    .check();
  await next(page).click();
  await main(page)
    .getByRole('checkbox', { name: /AISI 316/ })
    .check();
  await main(page).getByRole('checkbox', { name: 'Fark etmez' }).check();
  await expect(main(page).getByRole('checkbox', { name: /AISI 316/ })).not.toBeChecked();
  await next(page).click();
  await main(page)
    .getByRole('checkbox', { name: /^Yüksek verim/ })
    .check();
  await expect(next(page)).toHaveText('İleri');
  await next(page).click();
  await expect(next(page)).toHaveText('Sonuçları Gör');
  await main(page).getByRole('slider').fill('3');
  await next(page).click();

  await expect(main(page).getByText('tüm sorular yanıtlandı, %100')).toBeVisible();
  const first = results(page).first();
  await first.getByText('Neden bu ürün?').click();
  await expect(first.getByRole('heading', { name: 'Yanıtlarınızla eşleşme' })).toBeVisible();
  const points = await first
    .locator('section')
    .nth(1)
    .getByRole('listitem')
    .locator(':scope > :last-child')
    .allInnerTexts();
  const read = (text: string) => Number(text.replace('+', '').replace(',', '.'));
  const [total, ...parts] = points.map(read).reverse();
  expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(total!, 6);
  await expectAccessible(page);

  await first.getByRole('button', { name: /^Sepete Ekle/ }).click();
  await expect(new CartPage(page).link).toHaveAccessibleName(/3/);
});

test('an address has all answers: shared it shows the same products in the same order, and Back leads to each question', async ({
  page,
  otherBrowser,
}) => {
  await open(page, PUMPS);
  const shown = await names(page);
  expect(shown.length).toBeGreaterThan(2);
  await open(otherBrowser, PUMPS);
  await expect.poll(() => names(otherBrowser)).toEqual(shown);

  await main(page).getByRole('link', { name: 'Bütçe yanıtını değiştir' }).click();
  await expect(question(page, /bütçe/)).toBeVisible();
  await expect(next(page)).toHaveText('Sonuçları Gör');
  await main(page)
    .getByRole('radio', { name: /^0 – 10.000/ })
    .check();
  await next(page).click();
  await expect(main(page).getByRole('heading', { name: /ürün uyuyor/ })).toBeVisible();
  expect((await names(page)).length).toBeLessThan(shown.length);
  await page.goBack();
  await expect(question(page, /bütçe/)).toBeVisible();
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(shown);
  await main(page).getByRole('link', { name: 'Baştan başla' }).click();
  await expect(page).toHaveURL(WIZARD);
  await expect(question(page, /Hangi ürünü/)).toBeVisible();
});

test('is answered by keyboard alone', async ({ page }) => {
  await open(page, `${WIZARD}?kategori=vanalar`);
  // Valves have no capacity to ask for.
  await main(page).getByRole('radio', { name: /^HVAC/ }).press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(question(page, /bütçe/)).toBeVisible();
  await expect(page.locator(':focus')).not.toHaveJSProperty('tagName', 'BODY');
  await main(page).getByRole('radio', { name: 'Fark etmez' }).press('Space');
  await page.keyboard.press('Enter');
  await expect(question(page, /malzeme/)).toBeVisible();
  await expect(main(page).getByText('bu kategoride sorulmaz')).toBeVisible();
});

test('gives up what nothing fits, and says which answer it was; results stand side by side', async ({
  page,
}) => {
  await open(
    page,
    PUMPS.replace(
      'ozellik=farketmez',
      'ozellik=compact&ozellik=modular&ozellik=automation&ozellik=certification&ozellik=easy_maintenance&ozellik=high_efficiency',
    ),
  );
  await expect(main(page).getByRole('note')).toContainText('gevşetildi');
  await open(page, PUMPS);
  for (const index of [0, 1]) await results(page).nth(index).getByRole('checkbox').check();
  await main(page).getByRole('button', { name: 'Seçilenleri karşılaştır' }).click();
  const table = main(page).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expect(table.getByRole('row', { name: /^Net fiyat/ })).toBeVisible();
  await expect(page).toHaveURL(/karsilastir=/);
});

test('two of the results become one request, which says what was answered', async ({
  page,
  otherBrowser: staff,
}) => {
  await open(page, PUMPS);
  const [first, second] = await names(page);
  for (const name of [first, second]) {
    await results(page)
      .filter({ hasText: name! })
      .getByRole('checkbox', { name: /^Karşılaştır/ })
      .check();
  }
  await main(page).getByRole('button', { name: 'Seçilenlere teklif isteyin' }).click();
  await expect(quoteForm(page).getByRole('link', { name: first! })).toBeVisible();
  await expect(quoteForm(page).getByRole('link', { name: second! })).toBeVisible();
  const email = await fillInContact(page);
  await sendRequest(quoteForm(page), main(page).getByRole('heading', { name: 'Talebiniz alındı' }));
  await signInToPanel(staff);
  await staff.goto(`/admin/teklifler?arama=${email}`);
  await main(staff).getByRole('link', { name: /^TKL-/ }).click();
  await expect(main(staff)).toContainText('Ürün sihirbazı');
  await expect(main(staff)).toContainText('Kapasite: 10 m³/h');
  await expect(main(staff).getByRole('link', { name: second! })).toBeVisible();
});

test('asks for a capacity again once another category counts it in another unit', async ({ page }) => {
  await open(page, `${PUMPS}&adim=1`);
  await main(page)
    .getByRole('radio', { name: /^Boylerler/ })
    .check();
  await next(page).click();
  await expect(main(page).getByRole('spinbutton', { name: 'Kapasite, kW' })).toHaveValue('');
});

test('says that no product fits all answers instead of counting what fits some', async ({ page }) => {
  await open(
    page,
    `${PUMPS.replace(
      'ozellik=farketmez',
      'ozellik=compact&ozellik=modular&ozellik=automation&ozellik=certification&ozellik=easy_maintenance&ozellik=high_efficiency',
    )}&adim=7`,
  );
  const status = main(page).getByRole('status').filter({ hasText: 'uyan ürün kalmadı' });
  await expect(status).toHaveText('Yanıtların hepsine uyan ürün kalmadı; sonuçlarda en yakınları gösterilir');
});

test('works without scripts, step by step', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(WIZARD);
  await page.getByRole('radio', { name: /^Filtreler/ }).check();
  await page.getByRole('button', { name: 'İleri' }).click();
  await page.getByRole('radio', { name: /^Diğer/ }).check();
  await page.getByRole('button', { name: 'İleri' }).click();
  await page.getByRole('radio', { name: 'Fark etmez' }).check();
  await page.getByRole('button', { name: 'İleri' }).click();
  for (let step = 0; step < 2; step += 1) {
    await page.getByRole('checkbox', { name: 'Fark etmez' }).check();
    await page.getByRole('button', { name: 'İleri' }).click();
  }
  await page.getByRole('spinbutton').fill('1');
  await page.getByRole('button', { name: 'Sonuçları Gör' }).click();
  await expect(page.getByRole('heading', { name: /ürün uyuyor/ })).toBeVisible();
  await context.close();
});

test('a question and the results fit a width of 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${WIZARD}?kategori=pompalar`);
  await expectToFit(page);
  await open(page, PUMPS);
  await results(page).first().getByText('Neden bu ürün?').click();
  await expectToFit(page);
  await expectAccessible(page);
});

test('staff see which words of a product fit which answers', async ({ page }) => {
  await signInToPanel(page);
  await open(page, '/admin/icerik/sihirbaz');
  await expect(main(page).getByRole('textbox', { name: /^HVAC/ })).toHaveValue(/ısıtma/);
  await main(page).getByLabel('Stok kodu').fill('YOK-BÖYLE');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('Ürün bulunamadı')).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Son 30 günün yanıtları' })).toBeVisible();
});
