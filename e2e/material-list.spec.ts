import { isSoldSingly } from './catalog';
import { newCustomer, register } from './customer';
import { submitLogin } from './pages/account';
import { MaterialListPage } from './pages/material-list';
import { expectAccessible, expectToFit, main, open } from './pages/page';
import { expect, test } from './shop';

test('a list of a guest goes to the cart and, in their own words, to a quote', async ({
  page,
  otherBrowser,
  catalog,
}) => {
  const list = new MaterialListPage(page);
  const { sku, name } = catalog.find(isSoldSingly);

  await test.step('each line says what was found, and the same twice is one', async () => {
    await list.match(`${sku}\t2 ad.\nMEK-7731\t1 tk\nküresel vana\t3\n${sku}\t1`);
    await expect(list.line(name)).toContainText('Aynı ürün 2 satırda: 2 + 1 = 3 adet');
    await expect(list.line('MEK-7731')).toContainText('Bulunamadı');
    await expect(list.line('küresel vana')).toContainText('birini seçin');
    await expectToFit(page);
    await expectAccessible(page);
  });
  await test.step('a candidate is chosen by keyboard, and stays over a reload', async () => {
    const candidates = list.line('küresel vana').getByRole('radio');
    await candidates.last().focus();
    await page.keyboard.press('ArrowUp');
    await expect(list.button(/^2 satırı sepete ekle/)).toBeVisible();
    await page.reload();
    await expect(list.line('küresel vana')).toContainText('Seçildi');
  });
  await test.step('what was found is saved as a spreadsheet', async () => {
    await expect(list.line(name)).toContainText('+ KDV');
    const download = page.waitForEvent('download');
    await main(page).getByRole('link', { name: 'Sonucu indir' }).click();
    expect((await download).suggestedFilename()).toMatch(/^Malzeme_Listesi_[-\d]+\.xlsx$/);
  });
  await test.step('nobody else opens it', async () => {
    await open(otherBrowser, await page.evaluate(() => location.pathname));
    await expect(main(otherBrowser).getByText('Böyle bir listeniz yok')).toBeVisible();
  });
  await test.step('what was found goes to the cart in one step', async () => {
    await list.button('2 satırı sepete ekle').click();
    await expect(main(page).getByText('2 satır sepete eklendi')).toBeVisible();
  });
  await test.step('the rest goes to a quote as it was written', async () => {
    await list.button('1 satırı teklife çevir').click();
    await expect(page).toHaveURL(/\/teklif-al$/);
    await expect(
      main(page)
        .getByRole('textbox')
        .filter({ hasText: 'MEK-7731' })
        .or(main(page).locator('input[value="MEK-7731"]'))
        .first(),
    ).toBeVisible();
  });
});

test('a file of a customer is matched, and stays theirs', async ({ page, catalog, playwright }) => {
  const customer = newCustomer();
  const request = await playwright.request.newContext({ baseURL: process.env.BASE_URL });
  await register(request, customer);
  await request.dispose();
  await open(page, '/giris');
  await submitLogin(page, customer);
  await expect(page).not.toHaveURL(/giris/);
  const { sku, name } = catalog.find(isSoldSingly);
  const list = new MaterialListPage(page);
  await list.upload('kesif.csv', `Malzeme;Birim;Miktar\n${sku};ad.;4\nGENEL TOPLAM;;4\n`);
  await expect(main(page).getByRole('heading', { level: 1, name: 'kesif.csv' })).toBeVisible();
  await expect(list.line(name)).toContainText('Bulundu');
  await expect(main(page).getByText('2 başlık ve toplam satırı atlandı')).toBeVisible();
  await main(page).getByText('Atlanan satırlar').click();
  const skipped = main(page).getByRole('list', { name: 'Atlanan satırlar' });
  await expect(skipped.getByRole('listitem')).toHaveText([
    '1. satır: Malzeme Birim Miktar',
    '3. satır: GENEL TOPLAM 4',
  ]);
});

test('a list that cannot be read keeps what was typed and says why', async ({ page }) => {
  await open(page, '/malzeme-listesi');
  const text = main(page).getByRole('textbox', { name: 'Malzeme listesi' });
  await main(page).getByRole('button', { name: 'Listeyi eşleştir' }).click();
  await expect(main(page).getByRole('alert')).toContainText('Listenizi yapıştırın');
  await text.fill('TOPLAM\t5');
  await main(page).getByRole('button', { name: 'Listeyi eşleştir' }).click();
  await expect(main(page).getByRole('alert')).toContainText('okunabilen bir kalem yok');
  await expect(text).toHaveValue('TOPLAM\t5');
  const pasted = 'küresel vana\t3\n'.repeat(3_000);
  await text.fill(pasted);
  await main(page).getByRole('button', { name: 'Listeyi eşleştir' }).click();
  await expect(main(page).getByRole('alert')).toContainText('Yapıştırdığınız liste 45.000 karakter');
  await expect(text).toHaveValue(pasted);
});
