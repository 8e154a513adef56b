import { randomUUID } from 'node:crypto';
import { type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectToFit, main, open } from './pages/page';
import { chooseFile, csvFile, dropFiles, heading, IMPORTS, previewFile, state } from './pages/panel-import';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
const PDF = { name: 'katalog.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };

/** A code that no other test and no earlier run has used. */
const newCode = () => `IB-${randomUUID().slice(0, 8).toUpperCase()}`;
const cellOf = (row: Locator, name: RegExp) => row.getByRole('button', { name });

test.beforeEach(({ page }) => signInToPanel(page));

/** The screen as it is at the moment, on a desk and on a phone. */
async function expectGoodScreen(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectToFit(page);
  await expectAccessible(page);
  await page.setViewportSize(DESK);
}

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
  await expect.poll(inSight).toBeGreaterThanOrEqual(12);
  // The grid scrolls, the page does not.
  const overflow = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  const name = cellOf(row.first(), /^Ad: /);
  const before = await name.boundingBox();
  await main(page)
    .getByRole('region', { name: 'Satırlar, tablo' })
    .evaluate((grid) => grid.scrollBy(400, 0));
  await expect(row.first().getByText('Kısa', { exact: true })).toBeInViewport();
  expect((await name.boundingBox())?.x).toBe(before?.x);
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
