import { randomUUID } from 'node:crypto';
import { type Page } from '@playwright/test';
import { sendGraphql } from './graphql';
import { expectAccessible, expectToFit, main, open } from './pages/page';
import {
  applyRows,
  chooseFile,
  csvFile,
  dropFile,
  figure,
  heading,
  IMPORTS,
  previewFile,
  readDownload,
  rowNamed,
  state,
  undoImport,
  xlsxFile,
} from './pages/panel-import';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

/** A code that no other test and no earlier run has used. */
const newCode = () => `IA-${randomUUID().slice(0, 8).toUpperCase()}`;

test.beforeEach(({ page }) => signInToPanel(page));

/** The screen as it is at the moment, on a desk and on a phone. */
async function expectGoodScreen(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectToFit(page);
  await expectAccessible(page);
  await page.setViewportSize(DESK);
}

test('a workbook from its upload to its products, and back out of the catalog', async ({ page }) => {
  const code = newCode();
  const file = await xlsxFile(`${code}.xlsx`, {
    Kategoriler: [
      ['Kategori Adı', 'Açıklama'],
      [`Vanalar ${code}`, 'Sınama için'],
    ],
    Ürünler: [
      ['Ürün Adı', 'Kategori', 'Fiyat', 'SKU', 'Stok Miktarı'],
      [`Vana ${code}`, `Vanalar ${code}`, 15_000.5, code, 4],
    ],
  });
  await previewFile(page, file);
  await expect(figure(page, 'Yeni kategori')).toHaveText(/1$/);
  await expect(figure(page, 'Yeni ürün')).toHaveText(/1$/);
  await expect(rowNamed(page, `Vana ${code}`)).toContainText('₺15.000,50');
  await expectGoodScreen(page);

  await applyRows(page, 2);
  await expect(main(page).getByText('Excel dosyası başarıyla işlendi!')).toBeVisible();
  await expect(state(page, 'Tamamlandı')).toBeVisible();
  await expect(heading(page, code)).toBeFocused();
  await expect(main(page).getByText('1 kategori eklendi')).toBeVisible();
  await expect(main(page).getByText('1 ürün eklendi')).toBeVisible();
  await expect(rowNamed(page, `Vana ${code}`)).toContainText('Eklendi');
  await expectGoodScreen(page);

  await previewFile(page, file);
  await expect(main(page).getByText('bu dosya daha önce yüklendi')).toBeVisible();
  await expect(figure(page, 'Değişmeyen')).toHaveText(/2$/);
  await main(page).getByRole('link', { name: 'O aktarımı açın' }).click();
  await expect(state(page, 'Tamamlandı')).toBeVisible();

  await undoImport(page);
  await expect(main(page).getByText('2 kayıt önceki hâline döndü')).toBeVisible();
  await expect(heading(page, code)).toBeFocused();
  await expectGoodScreen(page);
  await open(page, IMPORTS);
  await expect(rowNamed(page, code).filter({ hasText: 'Geri alındı' })).toBeVisible();
});

test('wrong cells are corrected where they stand, a category is matched, and a row is left out', async ({
  page,
}) => {
  const code = newCode();
  const file = csvFile(`${code}.csv`, [
    ['Ürün Adı', 'Kategori', 'Fiyat', 'SKU'],
    [`Birinci ${code}`, 'Vanalar', '', `${code}-1`],
    [`İkinci ${code}`, 'Vanlar', '1.250,00', `${code}-2`],
    [`Üçüncü ${code}`, 'Vanalar', '900', `${code}-3`],
  ]);
  await previewFile(page, file);
  await figure(page, 'Hatalı satır').click();
  await expect(page).toHaveURL(/goster=hatali/);
  await expect(rowNamed(page, `Üçüncü ${code}`)).toHaveCount(0);

  const first = rowNamed(page, `Birinci ${code}`);
  await first.getByRole('button', { name: 'Fiyat: boş, düzelt' }).click();
  await page.keyboard.type('çok');
  await page.keyboard.press('Enter');
  await expect(first).toContainText('Sayı değil: çok');
  await first.getByRole('button', { name: 'Fiyat: çok, düzelt' }).click();
  await first.getByRole('textbox', { name: 'Fiyat' }).fill('2.500');
  await page.keyboard.press('Enter');
  await expect(first).toContainText('Yeni');
  await expect(first).toContainText('₺2.500');
  await expect(page.locator(':focus')).toHaveText('Yeni');

  await main(page)
    .getByRole('button', { name: /^En yakını “Vanalar”/ })
    .click();
  await expect(figure(page, 'Hatalı satır')).toHaveText(/0$/);
  await figure(page, 'Yeni ürün').click();
  await rowNamed(page, `Üçüncü ${code}`)
    .getByRole('button', { name: /Çıkar$/ })
    .click();
  await expect(rowNamed(page, `Üçüncü ${code}`)).toContainText('Çıkarıldı');
  await applyRows(page, 2);
  await expect(state(page, 'Tamamlandı')).toBeVisible();
  await expect(main(page).getByText('1 satır atlandı')).toBeVisible();
  await undoImport(page);
});

test('a heading that nobody recognized is read as what it is assigned to, and remembered', async ({
  page,
}) => {
  const code = newCode();
  const rows = [
    ['Ürün Adı', 'Kategori', 'Fiyat', 'SKU', 'Koruma'],
    [`Vana ${code}`, 'Vanalar', '900', code, '24 ay'],
  ];
  await open(page, IMPORTS);
  await main(page).getByLabel('Tedarikçi').fill(code);
  await chooseFile(page, csvFile(`${code}.csv`, rows));
  const column = main(page).getByLabel('«Koruma» sütununun karşılığı');
  await column.selectOption({ label: 'Garanti' });
  await expect(main(page).getByRole('button', { name: /^Uygula/ })).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Yeniden karşılaştır' }).click();
  await expect(main(page).getByRole('button', { name: 'Uygula (1 satır)' })).toBeVisible();
  await main(page)
    .getByRole('button', { name: new RegExp(`^Vana ${code}: .* daha$`) })
    .click();
  await expect(rowNamed(page, `Vana ${code}`)).toContainText('24 ay');

  await open(page, IMPORTS);
  await main(page).getByLabel('Tedarikçi').fill(code);
  await dropFile(page, csvFile(`${code}-2.csv`, rows));
  await expect(column).toHaveValue('warranty');
});

test('an import goes on while its screen is left, and is found again', async ({ page }) => {
  const code = newCode();
  const rows = Array.from({ length: 15_000 }, (_, place) => [
    `Vana ${code} ${String(place)}`,
    'Vanalar',
    '900',
    `${code}-${String(place)}`,
  ]);
  await open(page, IMPORTS);
  await chooseFile(page, csvFile(`${code}.csv`, [['Ürün Adı', 'Kategori', 'Fiyat', 'SKU'], ...rows]));
  await expect(heading(page, code)).toBeVisible();
  await expect(main(page).getByRole('progressbar')).toBeVisible();
  await expect(main(page).getByText('Sayfadan ayrılabilirsiniz, işlem sürer.')).toBeVisible();
  await open(page, IMPORTS);
  await main(page).getByRole('heading', { name: code }).getByRole('link').click();
  await expect(main(page).getByRole('button', { name: 'Uygula (15.000 satır)' })).toBeVisible({
    timeout: 45_000,
  });
  await main(page).getByRole('button', { name: 'Dosyadan vazgeç' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dosyadan vazgeç' }).click();
  await expect(state(page, 'Durduruldu')).toBeVisible();
});

test('the whole catalog as a file: at once, and written beforehand for a large one', async ({ page }) => {
  await open(page, IMPORTS);
  const small = page.waitForEvent('download');
  await main(page).getByRole('link', { name: 'Kataloğu indir' }).click();
  expect((await small).suggestedFilename()).toMatch(/^katalog-\d{4}-\d{2}-\d{2}\.xlsx$/);

  const { startCatalogExport } = await sendGraphql<{ startCatalogExport: { fileName: string } }>(
    page.request,
    'mutation { startCatalogExport { fileName } }',
  );
  await open(page, `${IMPORTS}#katalog`);
  // The address alone loads nothing anew.
  await page.reload();
  const files = main(page).getByRole('region', { name: 'Katalog dosyası' });
  const link = files.getByRole('link', { name: `${startCatalogExport.fileName} indir` }).first();
  await expect(link).toBeInViewport({ timeout: 20_000 });
  await expectGoodScreen(page);
  const large = page.waitForEvent('download');
  await link.click();
  const { name, buffer } = await readDownload(await large);
  expect(name).toBe(startCatalogExport.fileName);
  await previewFile(page, { name, buffer, mimeType: 'application/octet-stream' });
  await expect(figure(page, 'Yeni ürün')).toHaveText(/0$/);
});

test('a file that is no spreadsheet is refused, at once or as soon as it was looked into', async ({
  page,
}) => {
  await open(page, IMPORTS);
  await dropFile(page, { name: 'katalog.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(main(page).getByText('katalog.pdf bir tablo dosyası değil')).toBeVisible();
  await expect(page).toHaveURL(IMPORTS);
  await chooseFile(page, {
    name: 'bozuk.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('PK\u0003\u0004 bozuk'),
  });
  await expect(main(page).getByText(/^Excel dosyası işlenirken hata oluştu: /)).toBeVisible();
  await expect(state(page, 'Başarısız')).toBeVisible();
  await expectGoodScreen(page);
});
