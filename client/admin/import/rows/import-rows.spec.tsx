import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { refusal } from '../../../graphql/test-answers';
import { server } from '../../../graphql/test-server';
import { open, press, settle } from '../../../ui/form/test-form';
import { type GridFields } from '../grid/grid-fields';
import { ImportRows } from './import-rows';
import { type RowsEditing } from './rows-table';
import { type ImportRow } from '../row/row.fragment';
import { testRow } from '../row/test-row';
import { PanelImportRowsQuery } from './rows.query';
import { CorrectImportCellMutation, LeaveOutImportRowsMutation } from './use-row-changes';

const FIELDS: GridFields = {
  names: ['Urun_Adi'],
  fields: [
    { header: 'Kategori', label: 'Kategori', isRequired: true, choices: [] },
    { header: 'Fiyat', label: 'Fiyat', isRequired: true, choices: [] },
  ],
};
const PLACE = { sheet: 'Ürünler', rowNumber: 214 };
const CELLS = [
  { field: 'name', header: 'Urun_Adi', value: 'Kelebek Vana DN100', isCorrected: false },
  { field: 'category', header: 'Kategori', value: 'Kelebek Vanlar', isCorrected: false },
  { field: 'price', header: 'Fiyat', value: '', isCorrected: false },
];
const WRONG = testRow({
  number: 210,
  rowNumber: 214,
  label: 'Kelebek Vana DN100',
  kind: 'INVALID',
  cells: CELLS,
  nearestCategory: 'Vanalar > Kelebek Vanalar',
  problems: [
    { ...PLACE, columns: ['Kategori'], message: 'Ürün için kategori bulunamadı: Kelebek Vanlar' },
    { ...PLACE, columns: ['Fiyat'], message: 'Ürün için zorunlu alanlar eksik' },
  ],
});
const page = (total: number, ...items: ImportRow[]) => ({ importRun: { id: 'i1', rows: { total, items } } });
const NOT_READY = refusal('IMPORT_NOT_READY', 'Bu ön izleme artık değiştirilemez.');

async function openRows(different: Partial<RowsEditing> = {}, drafts = new Map<string, string>()) {
  const meant: unknown[][] = [];
  const opened: unknown[][] = [];
  const editing: RowsEditing = {
    drafts,
    resume: undefined,
    categories: ['Vanalar', 'Vanalar > Kelebek Vanalar', 'Pompalar'],
    onMeantCategory: ({ number }, ...pair) => meant.push([number, ...pair]),
    onNewCategory: ({ number }, ...pair) => opened.push([number, ...pair]),
    ...different,
  };
  await open(<ImportRows importId="i1" title="Satırlar" fields={FIELDS} firstView="ALL" editing={editing} />);
  return { meant, opened, drafts };
}

const row = () => screen.getByRole('row', { name: /Kelebek Vana DN100/ });
const cell = (name: RegExp) => within(row()).getByRole('button', { name });
const PRICE = /^Fiyat: boş, Ürün için zorunlu alanlar eksik, düzelt$/;
const CATEGORY = /^Kategori: Kelebek Vanlar, .*, düzelt$/;
const price = () => within(row()).getByRole<HTMLInputElement>('textbox', { name: 'Fiyat' });
const category = () => within(row()).getByRole<HTMLInputElement>('combobox', { name: 'Kategori' });

async function typePrice(value: string): Promise<void> {
  fireEvent.change(price(), { target: { value } });
  fireEvent.submit(price().closest('form')!);
  await settle();
}

async function pressIn(field: HTMLElement, key: string, more: { shiftKey?: boolean } = {}): Promise<void> {
  fireEvent.keyDown(field, { key, ...more });
  await settle();
}

afterEach(cleanup);

it('shows the columns of the file, each wrong cell with what is wrong, and the earlier value of a changed one', async () => {
  const changed = testRow({
    number: 211,
    label: 'Küresel Vana',
    cells: [{ field: 'price', header: 'Fiyat', value: '1200', isCorrected: false }],
    changes: [{ column: 'Fiyat', before: '₺900', after: '₺1.200' }],
  });
  server.answers(PanelImportRowsQuery, page(2, WRONG, changed));
  await openRows();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent.trim())).toEqual([
    '',
    'Satır',
    'Ad *',
    'Kategori *',
    'Fiyat *',
  ]);
  expect(cell(PRICE).getAttribute('data-tone')).toBe('bad');
  const other = within(screen.getByRole('row', { name: /Küresel Vana/ }));
  expect(other.getByText('₺900').tagName).toBe('DEL');
  expect(other.getByText('₺1.200')).toBeTruthy();
});

it('saves a cell on Enter and goes on to the next that is wrong, with its text selected', async () => {
  const next = testRow({ ...WRONG, number: 220, label: 'Sürgülü Vana', problems: WRONG.problems.slice(1) });
  server.answers(PanelImportRowsQuery, () => page(2, WRONG, next));
  const corrected = { ...WRONG, kind: 'INVALID' as const, problems: WRONG.problems.slice(0, 1) };
  server.answers(CorrectImportCellMutation, { correctImportCell: corrected });
  await openRows();
  fireEvent.click(cell(PRICE));
  expect(document.activeElement).toBe(price());
  await typePrice(' 1.250,00 ');
  expect(server.sent(CorrectImportCellMutation)).toEqual([
    { input: { id: 'i1', number: 210, field: 'price', value: '1.250,00' } },
  ]);
  const field = within(screen.getByRole('row', { name: /Sürgülü Vana/ })).getByRole<HTMLInputElement>(
    'textbox',
  );
  expect(document.activeElement).toBe(field);
});

it('stays at a cell that is wrong still, and says why by then', async () => {
  const problems = [{ ...PLACE, columns: ['Fiyat'], message: 'Sayı değil: çok' }];
  const cells = CELLS.map((one) =>
    one.field === 'price' ? { ...one, value: 'çok', isCorrected: true } : one,
  );
  const corrected = { ...WRONG, cells, problems };
  server.answers(PanelImportRowsQuery, page(1, WRONG), () => page(1, corrected));
  server.answers(CorrectImportCellMutation, { correctImportCell: corrected });
  await openRows();
  fireEvent.click(cell(PRICE));
  await typePrice('çok');
  expect(within(row()).getByText('Sayı değil: çok')).toBeTruthy();
  expect(price().value).toBe('çok');
});

it('keeps what was typed with the reason when the server refuses it', async () => {
  server.answers(PanelImportRowsQuery, () => page(1, WRONG));
  server.answers(CorrectImportCellMutation, NOT_READY);
  await openRows();
  fireEvent.click(cell(PRICE));
  await typePrice('12');
  expect(price().value).toBe('12');
  expect(within(row()).getByRole('alert').textContent).toBe(NOT_READY.message);
});

it('gives up on Escape, and leads back to where the cell was opened', async () => {
  server.answers(PanelImportRowsQuery, page(1, WRONG));
  const { drafts } = await openRows();
  fireEvent.click(cell(PRICE));
  fireEvent.change(price(), { target: { value: 'Yarım' } });
  expect(drafts.size).toBe(1);
  await pressIn(price(), 'Escape');
  expect(document.activeElement).toBe(cell(PRICE));
  expect([drafts.size, server.sent(CorrectImportCellMutation)]).toEqual([0, []]);
});

it('opens a cell with what was typed before, as after another page of the list', async () => {
  server.answers(PanelImportRowsQuery, page(1, WRONG));
  await openRows({}, new Map([['210 Fiyat', 'Yarım kalan']]));
  fireEvent.click(cell(PRICE));
  expect(price().value).toBe('Yarım kalan');
});

it('goes to the cell beside on Tab, and from one invalid cell to the next with the buttons above', async () => {
  server.answers(PanelImportRowsQuery, page(1, WRONG));
  await openRows();
  expect(screen.getByText('Sayfada 2 hata')).toBeTruthy();
  await press('Sonraki hata');
  expect(document.activeElement).toBe(category());
  expect(screen.getByText('1. hata / 2')).toBeTruthy();
  await pressIn(category(), 'Tab');
  expect(document.activeElement).toBe(price());
  await press('Önceki hata');
  expect(document.activeElement).toBe(category());
});

it('offers no way to another invalid cell while the only one is open', async () => {
  server.answers(PanelImportRowsQuery, page(1, testRow({ ...WRONG, problems: WRONG.problems.slice(1) })));
  await openRows();
  const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled');
  expect(isOff('Sonraki hata')).toBeNull();
  await press('Sonraki hata');
  expect([isOff('Önceki hata'), isOff('Sonraki hata')]).toEqual(['true', 'true']);
});

it('offers the nearest category first, for all rows of the file that have the text', async () => {
  server.answers(PanelImportRowsQuery, page(1, WRONG));
  const { meant } = await openRows();
  fireEvent.click(cell(CATEGORY));
  const options = () =>
    within(row())
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(options()).toEqual(['Vanalar > Kelebek Vanalar', 'Bu adla yeni kategori aç: «Kelebek Vanlar»']);
  fireEvent.change(category(), { target: { value: 'pomp' } });
  expect(options()).toEqual(['Pompalar', 'Bu adla yeni kategori aç: «pomp»']);
  await pressIn(category(), 'Enter');
  expect(meant).toEqual([[210, 'Kelebek Vanlar', 'Pompalar']]);
});

it('corrects one row alone with Shift, and opens a category of the name that the file has', async () => {
  server.answers(PanelImportRowsQuery, () => page(1, WRONG));
  server.answers(CorrectImportCellMutation, { correctImportCell: { ...WRONG, kind: 'NEW', problems: [] } });
  const { meant, opened } = await openRows();
  fireEvent.click(cell(CATEGORY));
  await pressIn(category(), 'ArrowDown');
  await pressIn(category(), 'Enter');
  expect(opened).toEqual([[210, 'Kelebek Vanlar', 'Kelebek Vanlar']]);
  await pressIn(category(), 'ArrowUp');
  await pressIn(category(), 'Enter', { shiftKey: true });
  expect(server.sent(CorrectImportCellMutation)).toEqual([
    { input: { id: 'i1', number: 210, field: 'category', value: 'Vanalar > Kelebek Vanalar' } },
  ]);
  expect(meant).toEqual([]);
});

it('goes on from the row that was worked on, once the file was compared anew', async () => {
  server.answers(PanelImportRowsQuery, page(1, WRONG));
  await openRows({ resume: 209 });
  expect(document.activeElement).toBe(category());
});

it('leaves selected rows out at once, and takes them in again when the server refuses', async () => {
  const listed = testRow({ label: 'Kelebek Vana DN100' });
  server.answers(PanelImportRowsQuery, page(1, listed), () => page(1, { ...listed, isLeftOut: true }));
  server.answers(
    LeaveOutImportRowsMutation,
    { leaveOutImportRows: { id: 'i1', status: 'READY' } },
    NOT_READY,
  );
  await openRows();
  const select = () => fireEvent.click(screen.getByRole('checkbox', { name: 'Kelebek Vana DN100 seç' }));
  select();
  await press('Aktarımdan çıkar');
  expect(within(row()).getByText(/Çıkarıldı/)).toBeTruthy();
  select();
  await press('Geri koy');
  expect(within(row()).getByText(/Çıkarıldı/)).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(NOT_READY.message);
});

it('corrects nothing any more once the rows were applied, and says what became of each', async () => {
  server.answers(PanelImportRowsQuery, page(1, { ...WRONG, outcome: 'FAILED' }));
  await open(<ImportRows importId="i1" title="Satırlar" fields={FIELDS} firstView="ALL" hasResult />);
  expect(within(row()).getByText('Kaydedilemedi')).toBeTruthy();
  fireEvent.click(cell(/^Fiyat: boş, Ürün için zorunlu alanlar eksik$/));
  expect(within(row()).queryByRole('textbox')).toBeNull();
  expect(within(row()).getByText('Ürün için zorunlu alanlar eksik')).toBeTruthy();
  await press('Kapat');
  expect(within(row()).queryByText('Esc kapatır')).toBeNull();
});
