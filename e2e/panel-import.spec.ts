import { randomUUID } from 'node:crypto';
import { sendGraphql } from './graphql';
import { main, open } from './pages/page';
import {
  applyRows,
  chooseFile,
  csvFile,
  dropFiles,
  expectGoodScreen,
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

/** A code that no other test and no earlier run has used. */
const newCode = () => `IA-${randomUUID().slice(0, 8).toUpperCase()}`;

test.beforeEach(({ page }) => signInToPanel(page));

const PDF = { name: 'katalog.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };

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
