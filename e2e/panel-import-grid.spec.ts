import { randomUUID } from 'node:crypto';
import { type Locator, type Page } from '@playwright/test';
import { expectAccessible, main, open } from './pages/page';
import {
  applyRows,
  chooseFile,
  csvFile,
  dropFiles,
  expectGoodScreen,
  figure,
  IMPORTS,
  previewFile,
  rowNamed,
  state,
  undoImport,
} from './pages/panel-import';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

/** A code that no other test and no earlier run has used. */
const newCode = () => `IG-${randomUUID().slice(0, 8).toUpperCase()}`;

const cellOf = (row: Locator, name: RegExp) => row.getByRole('button', { name });

/** What a heading of the file is read as. */
const column = (page: Page, heading: string) => main(page).getByLabel(`«${heading}» sütununun karşılığı`);

/** Holds back what the server says of an import as long as a short file takes to be compared. */
async function answerLate(page: Page): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName?: string };
    if (operationName === 'PanelImport') await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
}

test.beforeEach(({ page }) => signInToPanel(page));

test('a cell of yes or no is corrected in a list, by keyboard alone', async ({ page }) => {
  const code = newCode();
  const file = csvFile(`${code}.csv`, [
    ['Ürün Adı', 'Kategori', 'Fiyat', 'SKU', 'Stok Durumu'],
    [`Vana ${code}`, 'Vanalar', '900', `${code}-1`, 'belki'],
  ]);
  await previewFile(page, file);
  const row = rowNamed(page, `Vana ${code}`);
  await cellOf(row, /: belki/).press('Enter');
  const choice = row.getByRole('combobox');
  await expect(choice).toBeFocused();
  await choice.press('ArrowDown');
  await expect(choice).toHaveValue('DOĞRU');
  await choice.press('Enter');
  await expect(cellOf(row, /: DOĞRU/)).toBeVisible();
  await expect(row.getByText('Evet ya da hayır olarak anlaşılmadı')).toBeHidden();
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
    `Vana ${code} ${String(place)}`,
    'Vanalar',
    '900',
    `${code}-${String(place)}`,
    'Vanora',
    'V-1',
    '2 yıl',
    '1 hafta',
    'Kısa',
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
  await expect.poll(inSight).toBeGreaterThanOrEqual(12);
  // The grid scrolls, the page does not.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBeLessThanOrEqual(0);
  const name = cellOf(row.first(), /^Ad: /);
  const before = await name.boundingBox();
  await main(page)
    .getByRole('region', { name: 'Satırlar, tablo' })
    .evaluate((grid) => grid.scrollBy(400, 0));
  await expect(row.first().getByText('Kısa', { exact: true })).toBeInViewport();
  await expect.poll(async () => (await name.boundingBox())?.x).toBe(before?.x);
  await page.keyboard.press('/');
  await expect(main(page).getByRole('searchbox')).toBeFocused();
  // What is scrolled lies below them, and what is opened beside them.
  await expect(row.first().getByRole('checkbox')).toBeInViewport();
  await name.click({ trial: true, position: { x: 60, y: 10 } });
  await name.click({ trial: true, position: { x: (before?.width ?? 0) - 20, y: 10 } });
  const category = row.first().getByRole('combobox', { name: 'Kategori' });
  await cellOf(row.first(), /^Kategori: /).dispatchEvent('click');
  const end = (before?.x ?? 0) + (before?.width ?? 0);
  await expect.poll(async () => (await category.boundingBox())?.x).toBeGreaterThanOrEqual(end - 1);
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
  await answerLate(page);
  await proceed.click();
  await expect(main(page).getByRole('button', { name: 'Uygula (1 satır)' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
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
