import { randomUUID } from 'node:crypto';
import { type Locator, type Page } from '@playwright/test';
import { main } from './pages/page';
import { csvFile, previewFile } from './pages/panel-import';
import { rowOf } from './pages/panel-orders';
import { placeOrder } from './placed-order';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

const SEARCH = 'Numara, müşteri, firma, telefon, stok kodu';

const selectedText = (page: Page) => page.evaluate(() => getSelection()?.toString() ?? '');
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Seçilenlerle yapılacaklar' });
const selectCell = (row: Locator) => row.getByRole('cell').first();

/** Three rows with nothing else in between. */
interface ThreeRows {
  readonly table: string;
  /** Where in the cell of the box the pointer presses: at its middle, or at its corner. */
  readonly at: 'the box' | 'the cell around it';
  readonly open: (page: Page, buyer: Page) => Promise<readonly [Locator, Locator, Locator]>;
}

async function openOrders(page: Page, buyer: Page): Promise<readonly [Locator, Locator, Locator]> {
  const company = `Kazan Dairesi ${randomUUID().slice(0, 8)} Ltd. Şti.`;
  const first = await placeOrder(buyer.request, 1, company);
  const second = await placeOrder(buyer.request, 1, company);
  const third = await placeOrder(buyer.request, 1, company);
  await page.goto(`/admin/siparisler?arama=${encodeURIComponent(company)}`);
  const rows = [rowOf(page, third.number), rowOf(page, second.number), rowOf(page, first.number)] as const;
  for (const row of rows) await expect(row).toBeVisible();
  return rows;
}

async function openImport(page: Page): Promise<readonly [Locator, Locator, Locator]> {
  const code = `TB-${randomUUID().slice(0, 8).toUpperCase()}`;
  const names = [`Birinci ${code}`, `İkinci ${code}`, `Üçüncü ${code}`] as const;
  await previewFile(
    page,
    csvFile(`${code}.csv`, [
      ['Ürün Adı', 'Kategori', 'Fiyat', 'SKU'],
      ...names.map((name, place) => [name, 'Vanalar', '900', `${code}-${String(place)}`]),
    ]),
  );
  const [first, second, third] = names;
  const row = (name: string) => main(page).getByRole('row', { name });
  return [row(first), row(second), row(third)];
}

const TABLES: readonly ThreeRows[] = [
  { table: 'orders', at: 'the box', open: openOrders },
  { table: 'rows of an import', at: 'the cell around it', open: openImport },
];

test.beforeEach(({ page }) => signInToPanel(page));

for (const { table, at, open } of TABLES) {
  test(`a press with shift on ${at} selects a range of ${table} and marks no text`, async ({
    page,
    otherBrowser,
  }) => {
    const rows = await open(page, otherBrowser);
    const press = (row: Locator, modifiers: 'Shift'[] = []) =>
      at === 'the box'
        ? row.locator('label').click({ modifiers })
        : selectCell(row).click({ modifiers, position: { x: 2, y: 2 } });
    await press(rows[0]);
    await expect(bar(page).getByRole('status')).toHaveText('1 seçildi');
    await press(rows[2], ['Shift']);
    await expect(bar(page).getByRole('status')).toHaveText('3 seçildi');
    for (const row of rows) await expect(row.getByRole('checkbox')).toBeChecked();
    await expect.poll(() => selectedText(page)).toBe('');
  });
}

test('the keyboard selects a range as well, from row to row and at the boxes', async ({
  page,
  otherBrowser,
}) => {
  const [first, , third] = await openOrders(page, otherBrowser);
  const count = bar(page).getByRole('status');
  await first.getByRole('link').focus();
  await page.keyboard.press('x');
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+X');
  await expect(count).toHaveText('3 seçildi');
  await page.keyboard.press('Home');
  await page.keyboard.press('x');
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+X');
  await expect(bar(page)).toBeHidden();
  await first.getByRole('checkbox').press('Space');
  await third.getByRole('checkbox').press('Shift+Space');
  await expect(count).toHaveText('3 seçildi');
});

const topOf = async (element: Locator) => (await element.boundingBox())?.y;

async function middleOf(element: Locator): Promise<number | undefined> {
  const box = await element.boundingBox();
  return box ? box.y + box.height / 2 : undefined;
}

for (const [size, viewport] of Object.entries({
  desk: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
})) {
  test(`the first row that is selected stays under the pointer on a ${size}`, async ({
    page,
    otherBrowser,
  }) => {
    await page.setViewportSize(viewport);
    const [first, second] = await openOrders(page, otherBrowser);
    await first.getByRole('checkbox').press('Space');
    await first.getByRole('checkbox').press('Space');
    const before = await topOf(second);
    await first.getByRole('checkbox').press('Space');
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => topOf(second)).toBe(before);
  });
}

for (const width of [1024, 1280]) {
  test(`a search that is typed leaves the table where it is at ${String(width)} px`, async ({
    page,
    otherBrowser,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { number } = await placeOrder(otherBrowser.request);
    await page.goto('/admin/siparisler');
    await expect(rowOf(page, number)).toBeVisible();
    const table = page.getByRole('table', { name: 'Siparişler' });
    const before = await topOf(table);
    const oneLine = await middleOf(main(page).getByLabel(SEARCH));
    await expect.poll(() => middleOf(main(page).getByRole('link', { name: 'Excel’e aktar' }))).toBe(oneLine);
    await main(page).getByLabel(SEARCH).fill(number);
    await expect(main(page).getByText('1 sonuç')).toBeVisible();
    await expect.poll(() => topOf(table)).toBe(before);
    await main(page).getByRole('button', { name: 'Filtreleri temizle' }).click();
    await expect(main(page).getByLabel(SEARCH)).toHaveValue('');
    await expect.poll(() => topOf(table)).toBe(before);
  });
}
