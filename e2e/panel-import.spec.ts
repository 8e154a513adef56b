import { randomUUID } from 'node:crypto';
import { type Locator, type Page } from '@playwright/test';
import { sendGraphql } from './graphql';
import { expectAccessible, expectToFit, main, open } from './pages/page';
import {
  applyRows,
  chooseFile,
  csvFile,
  dropFiles,
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

const PDF = { name: 'katalog.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };

const cellOf = (row: Locator, name: RegExp) => row.getByRole('button', { name });

/** What a heading of the file is read as. */
const column = (page: Page, heading: string) => main(page).getByLabel(`«${heading}» sütununun karşılığı`);

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
  await expect(figure(page, 'Yeni kategori')).toHaveText(/^1/);
  await expect(figure(page, 'Yeni ürün')).toHaveText(/^1/);
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
  await expect(figure(page, 'Değişmeyen')).toHaveText(/^2/);
  await main(page).getByRole('link', { name: 'O aktarımı açın' }).click();
  await expect(state(page, 'Tamamlandı')).toBeVisible();

  await undoImport(page);
  await expect(main(page).getByText('2 kayıt önceki hâline döndü')).toBeVisible();
  await expect(heading(page, code)).toBeFocused();
  await expectGoodScreen(page);
  await open(page, IMPORTS);
  await expect(rowNamed(page, code).filter({ hasText: 'Geri alındı' })).toBeVisible();
});

test('wrong cells are corrected one after the other in a grid, a category is picked, and a row is left out', async ({
  page,
}) => {
  const code = newCode();
  const file = csvFile(`${code}.csv`, [
    ['Ürün Adı', 'Kategori', 'Fiyat', 'SKU'],
    [`Birinci ${code}`, 'Vanalar', '', `${code}-1`],
    [`İkinci ${code}`, 'Vanalar', 'çok', `${code}-2`],
    [`Üçüncü ${code}`, 'Vanlar', '900', `${code}-3`],
    [`Dördüncü ${code}`, 'Vanalar', '800', `${code}-4`],
  ]);
  await previewFile(page, file);
  // It opens on what is wrong.
  await expect(figure(page, 'Hatalı satır')).toHaveAttribute('aria-current', 'true');
  await expect(rowNamed(page, `Dördüncü ${code}`)).toHaveCount(0);
  await expectGoodScreen(page);

  const first = rowNamed(page, `Birinci ${code}`);
  await cellOf(first, /^Fiyat: boş/).click();
  await expect(first.getByText('Ürün için zorunlu alanlar eksik')).toBeVisible();
  await page.keyboard.type('2.500');
  await page.keyboard.press('Enter');
  await expect(cellOf(first, /^Fiyat: ₺2\.500/)).toBeVisible();

  // Enter leads to the next one, whose text is selected: what is typed takes its place.
  const second = rowNamed(page, `İkinci ${code}`).getByRole('textbox', { name: 'Fiyat' });
  await expect(second).toBeFocused();
  await page.keyboard.type('yine');
  await page.keyboard.press('Enter');
  await expect(rowNamed(page, `İkinci ${code}`).getByText('Sayı değil: yine')).toBeVisible();
  await expect(second).toBeFocused();
  await second.fill('1.250,00');
  await page.keyboard.press('Enter');

  const picker = rowNamed(page, `Üçüncü ${code}`).getByRole('combobox', { name: 'Kategori' });
  await expect(picker).toBeFocused();
  await expectAccessible(page);
  await expect(page.getByRole('option', { selected: true })).toHaveText('Vanalar');
  await expect(page.getByRole('option', { name: 'Bu adla yeni kategori aç: «Vanlar»' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(figure(page, 'Hatalı satır')).toHaveText(/^0/);

  await figure(page, 'Tümü').click();
  await page.getByRole('checkbox', { name: `Dördüncü ${code} seç` }).press('Space');
  await main(page).getByRole('button', { name: 'Aktarımdan çıkar' }).click();
  await expect(rowNamed(page, `Dördüncü ${code}`)).toContainText('Çıkarıldı');
  await applyRows(page, 3);
  await expect(state(page, 'Tamamlandı')).toBeVisible();
  await expect(main(page).getByText('1 satır atlandı')).toBeVisible();
  await undoImport(page);
});

test('a category is opened for the products that name it, and applied with them', async ({ page }) => {
  const code = newCode();
  const rows = [1, 2].map((place) => [
    `Vana ${code} ${String(place)}`,
    `Yeni ${code}`,
    '900',
    `${code}-${String(place)}`,
  ]);
  await previewFile(page, csvFile(`${code}.csv`, [['Ürün Adı', 'Kategori', 'Fiyat', 'SKU'], ...rows]));
  await main(page).getByRole('button', { name: 'Sonraki hata' }).click();
  await page.getByRole('option', { name: `Bu adla yeni kategori aç: «Yeni ${code}»` }).click();
  await expect(figure(page, 'Yeni kategori')).toHaveText(/^1/);
  await expect(figure(page, 'Hatalı satır')).toHaveText(/^0/);
  await applyRows(page, 3);
  await expect(state(page, 'Tamamlandı')).toBeVisible();
  await undoImport(page);
});

test('shows a dozen rows of a long file on a laptop, with the names in sight while the columns scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  const code = newCode();
  const rows = Array.from({ length: 60 }, (_, place) => [
    ...[`Vana ${code} ${String(place)}`, 'Vanalar', '900', `${code}-${String(place)}`],
    ...['Vanora', 'V-1', '2 yıl', '1 hafta', 'Kısa'],
  ]);
  const head = [
    'Ürün Adı',
    'Kategori',
    'Fiyat',
    'SKU',
    'Marka',
    'Model',
    'Garanti',
    'Teslimat Süresi',
    'Kısa Açıklama',
  ];
  await previewFile(page, csvFile(`${code}.csv`, [head, ...rows]));
  const row = main(page).locator('tr[data-row]');
  await expect(row).toHaveCount(50);
  const inSight = () =>
    row.evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().bottom <= innerHeight).length);
  expect(await inSight()).toBeGreaterThanOrEqual(12);
  // The grid scrolls, the page does not.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(
    0,
  );
  const name = cellOf(row.first(), /^Ad: /);
  const before = await name.boundingBox();
  await main(page)
    .getByRole('region', { name: 'Satırlar, tablo' })
    .evaluate((grid) => grid.scrollBy(400, 0));
  await expect(row.first().getByText('Kısa', { exact: true })).toBeInViewport();
  expect((await name.boundingBox())?.x).toBe(before?.x);
});

test('columns are a step of their own where one is missing, and remembered for the supplier', async ({
  page,
}) => {
  const code = newCode();
  const rows = [
    ['Ürün Adı', 'Kategorisi', 'Tutar', 'Kod', 'Koruma'],
    [`Vana ${code}`, 'Vanalar', '900', code, '24 ay'],
  ];
  await open(page, IMPORTS);
  await main(page).getByLabel('Tedarikçi').fill(code);
  await chooseFile(page, csvFile(`${code}.csv`, rows));
  await expect(main(page).getByText('Bir zorunlu alan eksik: Fiyat.')).toBeVisible();
  await expect(main(page).getByText('Hatalı satır')).toHaveCount(0);
  await expect(rowNamed(page, 'Tutar')).toContainText('900');
  await expect(column(page, 'Kategorisi')).toHaveValue('category');
  const proceed = main(page).getByRole('button', { name: 'Ön izlemeye geç' });
  await expect(proceed).toBeDisabled();
  await expectGoodScreen(page);

  await column(page, 'Tutar').selectOption({ label: 'Fiyat (zorunlu)' });
  await expect(
    column(page, 'Koruma').getByRole('option', { name: 'Fiyat («Tutar» okunuyor)' }),
  ).toBeDisabled();
  await column(page, 'Koruma').selectOption({ label: 'Garanti' });
  await proceed.click();
  await expect(main(page).getByRole('button', { name: 'Uygula (1 satır)' })).toBeVisible();
  await expect(rowNamed(page, `Vana ${code}`)).toContainText('24 ay');

  await main(page).getByRole('link', { name: 'Sütunları değiştir' }).click();
  await expect(column(page, 'Koruma')).toHaveValue('warranty');
  await column(page, 'Koruma').selectOption({ label: 'Bu sütunu atla' });
  await proceed.click();
  await expect(main(page).getByRole('button', { name: 'Uygula (1 satır)' })).toBeVisible();
  await expect(rowNamed(page, `Vana ${code}`)).not.toContainText('24 ay');

  await open(page, IMPORTS);
  await main(page).getByLabel('Tedarikçi').fill(code);
  await dropFiles(page, csvFile(`${code}-2.csv`, rows));
  await expect(main(page).getByRole('button', { name: 'Uygula (1 satır)' })).toBeVisible();
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
  await expect(figure(page, 'Yeni ürün')).toHaveText(/^0/);
});

test('a file that is no spreadsheet is refused, at once or as soon as it was looked into', async ({
  page,
}) => {
  await open(page, IMPORTS);
  await dropFiles(page, PDF);
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

test('of files that are dropped together the one that is read is taken, and the other is named', async ({
  page,
}) => {
  const code = newCode();
  const list = csvFile(`${code}.csv`, [
    ['Ürün Adı', 'Kategori', 'Fiyat', 'SKU'],
    [`Vana ${code}`, 'Vanalar', '900', code],
  ]);
  await open(page, IMPORTS);
  await dropFiles(page, PDF, list);
  await expect(heading(page, `${code}.csv`)).toBeVisible();
  await expect(page.getByText('katalog.pdf yüklenmedi')).toBeVisible();
});
