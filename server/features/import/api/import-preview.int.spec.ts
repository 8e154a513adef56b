import type { TestBrowser } from '../../../testing/browser.js';
import {
  APPLY,
  CANCEL,
  CORRECT,
  type ImportApi,
  LEAVE_OUT,
  openImportApi,
  PREVIEW,
  priceList,
} from '../../../testing/import-api.js';

let shop: ImportApi;
let staff: TestBrowser;

beforeEach(async () => {
  shop = await openImportApi();
  staff = await shop.api.staff(['import']);
  const id = await shop.planned(staff, 'Kategori_Adi;Aciklama\nPompalar;x\nVanalar;y\n');
  await applied(id);
  await applied(await shop.planned(staff, priceList([['Pompa', 'Pompalar', '100', 'P-1', '10']])));
});

afterEach(() => shop.close());

const applied = (id: string) => shop.applied(staff, id);
const previewed = (id: string, input: Record<string, unknown>) => shop.previewed(staff, id, input);

it('corrects an invalid cell in place, and refuses what was shown before', async () => {
  const id = await shop.planned(staff, priceList([['Yeni', 'Pompalr', '5', 'N-1', '1']]));
  const { version, rows } = await shop.run(staff, id, { kinds: ['INVALID'] });
  expect(rows.items[0]).toMatchObject({ nearestCategory: 'Pompalar', kind: 'INVALID' });
  const number = rows.items[0]?.number;
  const corrected = await staff.ask<{ correctImportCell: unknown }>(CORRECT, {
    input: { id, number, field: 'category', value: 'Pompalar' },
  });
  expect(corrected.correctImportCell).toMatchObject({ kind: 'NEW', problems: [] });
  expect(await staff.codeOf(APPLY, { input: { id, version } })).toBe('IMPORT_OUTDATED');
  expect((await applied(id)).result).toMatchObject({ status: 'COMPLETE', details: { productsAdded: 1 } });
});

it('takes another name of a category for the whole file', async () => {
  const id = await shop.planned(
    staff,
    priceList(['1', '2', '3'].map((number) => [`Vana ${number}`, 'Kelebek', '5', `V-${number}`, '1'])),
  );
  const run = await previewed(id, { categories: [{ text: 'Kelebek', category: 'Vanalar' }] });
  expect(run.planned).toMatchObject({ newProducts: 3, invalid: 0 });
});

it('leaves out what staff choose, and nothing else', async () => {
  const id = await shop.planned(
    staff,
    priceList(['1', '2'].map((number) => [`Vana ${number}`, 'Vanalar', '5', `V-${number}`, '1'])),
  );
  const { rows } = await shop.run(staff, id);
  await staff.ask(LEAVE_OUT, { input: { id, numbers: [rows.items[0]?.number], isLeftOut: true } });
  expect((await applied(id)).result).toMatchObject({ details: { productsAdded: 1, skipped: 1 } });
  expect(await shop.worker.product('V-1')).toBeNull();
});

it.each([
  ['ONLY_NEW', { newProducts: 1, changedProducts: 0, unchanged: 1 }],
  ['PRICES_AND_STOCK', { newProducts: 0, changedProducts: 1, unchanged: 1 }],
  ['EVERYTHING', { newProducts: 1, changedProducts: 1, unchanged: 0 }],
])('applies of a file what %s says', async (part, planned) => {
  const id = await shop.planned(
    staff,
    priceList([
      ['Pompa XL', 'Vanalar', '110', 'P-1', '10'],
      ['Yeni', 'Pompalar', '5', 'N-1', '1'],
    ]),
  );
  const run = await previewed(id, { options: { part } });
  expect(run.planned).toMatchObject(planned);
  const changed = run.rows.items[0]?.changes.map(({ column }) => column);
  if (part === 'PRICES_AND_STOCK') expect(changed).toEqual(['Fiyat']);
});

it('takes prices and stock of a row whose category the shop does not know, with a warning', async () => {
  const id = await shop.planned(staff, priceList([['Pompa', 'Toptancı grubu', '110', 'P-1', '10']]));
  expect((await shop.run(staff, id)).planned).toMatchObject({ invalid: 1 });
  const run = await previewed(id, { options: { part: 'PRICES_AND_STOCK' } });
  expect(run.planned).toMatchObject({ changedProducts: 1, invalid: 0, withWarnings: 1 });
  const before = await shop.worker.product('P-1');
  expect((await applied(id)).result).toMatchObject({ status: 'COMPLETE', details: { productsUpdated: 1 } });
  const after = await shop.worker.product('P-1');
  expect(after).toMatchObject({ basePriceKurus: 11_000, categoryId: before?.categoryId });
});

it('refuses a second heading for a column, until the first one is given up', async () => {
  const id = await shop.planned(staff, 'Urun_Adi;Kategori;Fiyat;SKU;Bayi\nPompa;Pompalar;100;P-1;90\n');
  const heading = (position: number, field: string | null) => ({
    sheet: 0,
    position,
    kind: 'PRODUCTS',
    field,
  });
  const refusal = await staff.refusal(PREVIEW, { input: { id, headings: [heading(4, 'price')] } });
  expect(refusal?.extensions).toMatchObject({
    code: 'IMPORT_COLUMN_TAKEN',
    details: { field: 'price', headings: ['Fiyat', 'Bayi'] },
  });
  const run = await previewed(id, { headings: [heading(4, 'price'), heading(2, null)] });
  expect(run.rows.items[0]?.changes).toEqual([{ column: 'Fiyat', before: '₺100,00', after: '₺90,00' }]);
});

it('clears what cells leave empty only where it is asked to, and finds the rows that do', async () => {
  const id = await shop.planned(staff, priceList([['Pompa', 'Pompalar', '110', 'P-1', '']]));
  expect((await shop.run(staff, id)).planned).toMatchObject({ changedProducts: 1, clearedFields: 0 });
  const run = await previewed(id, { options: { clearsBlanks: true } });
  expect(run.planned).toMatchObject({ changedProducts: 1, clearedFields: 1 });
  const { rows } = await shop.run(staff, id, { clearsFields: true });
  expect(rows).toMatchObject({ total: 1, items: [{ sku: 'P-1', clearedFields: 1 }] });
  await applied(id);
  expect(await shop.worker.product('P-1')).toMatchObject({ basePriceKurus: 11_000, stockQuantity: 0 });
});

it('asks how numbers are written that can be read in two ways, and reads them as staff answer', async () => {
  const id = await shop.planned(staff, 'Urun_Adi;Kategori;Fiyat;SKU\nPompa;Pompalar;8.125;P-1\n');
  const asked = await shop.run(staff, id);
  expect(asked.warnings.map(({ text }) => text)).toEqual([
    'Sayı biçimi belirsiz: 8.125 yazılmış, 8125 olarak okundu (CSV, satır 1, Fiyat). Öyle değilse sayı biçimini «Değiştir» altında seçin.',
  ]);
  expect(asked.rows.items[0]?.changes).toEqual([{ column: 'Fiyat', before: '₺100,00', after: '₺8.125,00' }]);
  const run = await previewed(id, { options: { numberNotation: 'ENGLISH' } });
  expect(run.warnings).toEqual([]);
  expect(run.rows.items[0]?.changes).toEqual([{ column: 'Fiyat', before: '₺100,00', after: '₺8,13' }]);
});

it('reads each column in its own notation, and no price of another currency', async () => {
  const text =
    'Urun_Adi;Kategori;Fiyat;SKU;Puan;Para Birimi\nPompa;Pompalar;12.50;P-1;4,5;TL\n' +
    'Yeni;Pompalar;8.125;N-1;4,5;TL\nDış;Pompalar;9.50;N-2;4,5;EUR\n';
  const { rows } = await shop.run(staff, await shop.planned(staff, text));
  expect(rows.items.map(({ changes }) => changes.find(({ column }) => column === 'Fiyat')?.after)).toEqual([
    '₺12,50',
    '₺8,13',
    undefined,
  ]);
  expect(rows.items[2]?.problems.map((problem) => problem.text)).toEqual([
    'Fiyat lira değil: EUR (CSV, satır 4, Fiyat)',
  ]);
});

it('wants the categories of its own file in the strict mode', async () => {
  const id = await shop.planned(staff, priceList([['Yeni', 'Pompalar', '5', 'N-1', '1']]));
  expect((await previewed(id, { options: { isStrict: true } })).planned).toMatchObject({ invalid: 1 });
});

it('applies all or nothing: refused with an invalid row, taken back when one fails on the way', async () => {
  const rows = [
    ['Yeni', 'Pompalar', '5', 'N-1', '1'],
    ['Kayıp', 'Yok', '5', 'N-2', '1'],
  ];
  const id = await shop.planned(staff, priceList(rows));
  const run = await previewed(id, { options: { isAllOrNothing: true } });
  expect(await staff.codeOf(APPLY, { input: { id, version: run.version } })).toBe('IMPORT_HAS_INVALID_ROWS');
  const good = await shop.planned(staff, priceList([rows[0] ?? [], ['İki', 'Pompalar', '5', 'N-2', '1']]));
  const { version } = await previewed(good, { options: { isAllOrNothing: true } });
  await staff.ask(APPLY, { input: { id: good, version } });
  await applied(
    await shop.planned(staff, priceList([['Araya giren', 'Vanalar', '5', 'N-2', '1']])).then(meanwhile),
  );
  await shop.worker.carriedOut(good);
  expect(await shop.run(staff, good)).toMatchObject({
    status: 'FAILED',
    result: { success: false, details: { productsAdded: 0 } },
  });
  expect(await shop.worker.product('N-1')).toBeNull();
});

it('tells which rows the catalog changed under since they were shown', async () => {
  const id = await shop.planned(staff, priceList([['Pompa', 'Pompalar', '110', 'P-1', '10']]));
  const { version } = await shop.run(staff, id);
  await applied(await shop.planned(staff, priceList([['Pompa', 'Pompalar', '105', 'P-1', '10']])));
  const refusal = await staff.refusal(APPLY, { input: { id, version } });
  expect(refusal?.extensions).toMatchObject({
    code: 'IMPORT_OUTDATED',
    details: { outdated: 1, rows: [{ label: 'Pompa' }] },
  });
  const again = await previewed(id, {});
  expect(again.rows.items[0]?.changes).toEqual([{ column: 'Fiyat', before: '₺105,00', after: '₺110,00' }]);
});

it('gives no stock back that orders took after the preview, where the file does not change it', async () => {
  const id = await shop.planned(staff, priceList([['Pompa', 'Pompalar', '110', 'P-1', '10']]));
  await shop.worker.read('UPDATE product_stock SET quantity = 6');
  await applied(id);
  expect(await shop.worker.product('P-1')).toMatchObject({ basePriceKurus: 11_000, stockQuantity: 6 });
});

it('is put away, and planned again when somebody wants it after all', async () => {
  const id = await shop.planned(staff, priceList([['Yeni', 'Pompalar', '5', 'N-1', '1']]));
  await staff.ask(CANCEL, { id });
  expect(await shop.run(staff, id)).toMatchObject({ status: 'CANCELLED', canApply: false });
  expect(await previewed(id, {})).toMatchObject({ status: 'READY', planned: { newProducts: 1 } });
});

/** Goes in front of an import that waits, as another program that writes the catalog would. */
async function meanwhile(id: string): Promise<string> {
  await shop.worker.read(`UPDATE job SET lane = NULL, status = 'waiting' WHERE status = 'waiting'`);
  return id;
}
