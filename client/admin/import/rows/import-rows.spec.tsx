import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Provider } from 'urql';
import { DesignProvider } from '../../../design/design-provider';
import { refusal } from '../../../graphql/test-answers';
import { server } from '../../../graphql/test-server';
import { open, press, settle } from '../../../ui/form/test-form';
import { ImportRows } from './import-rows';
import { type ImportRow } from '../row/row.fragment';
import { testRow } from '../row/test-row';
import { PanelImportRowsQuery } from './rows.query';
import { CorrectImportCellMutation, LeaveOutImportRowsMutation } from './use-row-changes';

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

async function openRows(drafts = new Map<string, string>()) {
  const meant: string[][] = [];
  await open(
    <ImportRows
      importId="i1"
      title="Satırlar"
      firstView="ALL"
      editing={{
        drafts,
        onMeantCategory: (...pair) => meant.push(pair),
      }}
    />,
  );
  return { meant, drafts };
}

const row = () => screen.getByRole('row', { name: /Kelebek Vana DN100/ });
const cell = (name: string) => within(row()).getByRole('button', { name });
const input = (name: string) => within(row()).getByRole<HTMLInputElement>('textbox', { name });

async function typeInto(header: string, value: string): Promise<void> {
  fireEvent.change(input(header), { target: { value } });
  fireEvent.submit(input(header).closest('form')!);
  await settle();
}

afterEach(cleanup);

it('corrects a cell where it stands, shows what the row does now and gives it the focus', async () => {
  server.answers(PanelImportRowsQuery, page(1, WRONG), new Promise(() => undefined));
  server.answers(CorrectImportCellMutation, { correctImportCell: { ...WRONG, kind: 'NEW', problems: [] } });
  await openRows();
  fireEvent.click(cell('Kategori: Kelebek Vanlar, düzelt'));
  await typeInto('Kategori', ' Kelebek Vanalar ');
  expect(server.sent(CorrectImportCellMutation)).toEqual([
    { input: { id: 'i1', number: 210, field: 'category', value: 'Kelebek Vanalar' } },
  ]);
  expect(within(row()).queryByText(/kategori bulunamadı/)).toBeNull();
  expect(document.activeElement?.textContent).toBe('Yeni');
});

it('keeps what was typed with the reason when the server refuses it', async () => {
  server.answers(PanelImportRowsQuery, () => page(1, WRONG));
  server.answers(CorrectImportCellMutation, NOT_READY);
  await openRows();
  fireEvent.click(cell('Kategori: Kelebek Vanlar, düzelt'));
  await typeInto('Kategori', 'Kelebek');
  expect(input('Kategori').value).toBe('Kelebek');
  expect(within(row()).getByRole('alert').textContent).toBe(NOT_READY.message);
});

it('gives up on Escape, and leads back to where the cell was opened', async () => {
  server.answers(PanelImportRowsQuery, page(1, WRONG));
  const { drafts } = await openRows();
  fireEvent.click(cell('Kategori: Kelebek Vanlar, düzelt'));
  fireEvent.change(input('Kategori'), { target: { value: 'Yarım' } });
  expect(drafts.size).toBe(1);
  fireEvent.keyDown(input('Kategori'), { key: 'Escape' });
  expect(document.activeElement).toBe(cell('Kategori: Kelebek Vanlar, düzelt'));
  expect([drafts.size, server.sent(CorrectImportCellMutation)]).toEqual([0, []]);
});

it('opens a cell that was being typed in with what was typed, as after another page of the list', async () => {
  server.answers(PanelImportRowsQuery, page(1, WRONG));
  await openRows(new Map([['210 category', 'Yarım kalan']]));
  expect(input('Kategori').value).toBe('Yarım kalan');
});

it('fills a blank cell of a required column', async () => {
  server.answers(PanelImportRowsQuery, page(1, WRONG), page(1, WRONG));
  server.answers(CorrectImportCellMutation, { correctImportCell: WRONG });
  await openRows();
  fireEvent.click(cell('Fiyat: boş, düzelt'));
  await typeInto('Fiyat', '1.250,00');
  expect(server.sent(CorrectImportCellMutation)).toEqual([
    { input: { id: 'i1', number: 210, field: 'price', value: '1.250,00' } },
  ]);
});

it('matches the nearest category for the whole file', async () => {
  server.answers(PanelImportRowsQuery, page(1, WRONG));
  const { meant } = await openRows();
  await press('En yakını “Vanalar > Kelebek Vanalar”. Tüm dosyada eşle');
  expect(meant).toEqual([['Kelebek Vanlar', 'Vanalar > Kelebek Vanalar']]);
});

it('leaves a row out at once, and takes it in again when the server refuses', async () => {
  const listed = testRow({ label: 'Kelebek Vana DN100' });
  server.answers(PanelImportRowsQuery, page(1, listed), () => page(1, { ...listed, isLeftOut: true }));
  server.answers(
    LeaveOutImportRowsMutation,
    { leaveOutImportRows: { id: 'i1', status: 'READY' } },
    NOT_READY,
  );
  await openRows();
  await press('Kelebek Vana DN100: Çıkar');
  expect(within(row()).getByText('Çıkarıldı')).toBeTruthy();
  await press('Kelebek Vana DN100: Geri koy');
  expect(within(row()).getByText('Çıkarıldı')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(NOT_READY.message);
});

describe('what is selected', () => {
  const OTHER = testRow({ number: 2, label: 'Küresel Vana' });
  const ADDRESS = '/admin/excel-ice-aktar/i1';

  /** At the address of the import, which the links and filters of the rows change. */
  async function openPage(): Promise<void> {
    server.answers(PanelImportRowsQuery, page(60, testRow({ label: 'Kelebek Vana DN100' })), page(1, OTHER));
    const editing = { drafts: new Map<string, string>(), onMeantCategory: () => undefined };
    const element = (
      <DesignProvider>
        <Provider value={server.client}>
          <ImportRows importId="i1" title="Satırlar" firstView="ALL" editing={editing} />
        </Provider>
      </DesignProvider>
    );
    const router = createMemoryRouter([{ path: ADDRESS, element }], { initialEntries: [ADDRESS] });
    render(<RouterProvider router={router} />);
    await settle();
  }

  it.each([
    ['another page', () => fireEvent.click(screen.getByRole('link', { name: '2' }))],
    [
      'another filter',
      () => fireEvent.click(screen.getByRole('checkbox', { name: 'Yalnızca uyarısı olan satırlar' })),
    ],
    [
      'a search',
      () => {
        const box = screen.getByRole('searchbox');
        fireEvent.change(box, { target: { value: 'küresel' } });
        fireEvent.keyDown(box, { key: 'Enter' });
      },
    ],
  ])('is let go of on %s, where nobody sees it any more', async (_way, leave) => {
    await openPage();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Kelebek Vana DN100 seç' }));
    expect(screen.getByText('1 seçildi')).toBeTruthy();
    leave();
    await settle();
    expect(screen.getByRole('row', { name: /Küresel Vana/ })).toBeTruthy();
    expect(screen.queryByText('1 seçildi')).toBeNull();
  });
});
