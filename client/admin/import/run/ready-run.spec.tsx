import { cleanup, fireEvent, screen } from '@testing-library/react';
import { server } from '../../../graphql/test-server';
import { open, press, settle } from '../../../ui/form/test-form';
import { PreviewImportMutation } from '../preview/preview-import';
import { planned } from '../preview/test-planned';
import { testRow } from '../row/test-row';
import { PanelImportRowsQuery } from '../rows/rows.query';
import { PanelImportProgressQuery } from './run-progress';
import { RunScreen } from './run-screen';
import { KnownColumnsQuery, PanelImportQuery } from './run.query';
import { importWith, loaded, moving } from './test-run';

const SHEET = {
  ...{ position: 0, name: 'Liste', kind: 'PRODUCTS' as const, rowCount: 1, missingHeadings: [] },
  headings: [{ position: 1, heading: 'Liste fiyatı', field: null, isAssigned: false }],
};
const READY = importWith({ canApply: true, sheets: [SHEET], planned: planned({ newProducts: 1 }) });
const COMPARING = moving(62, 'PLANNING');

afterEach(cleanup);

it('compares a file anew with the options and the heading that were chosen, and shows how far that is', async () => {
  const price = { field: 'price', header: 'Fiyat', isRequired: true };
  const importColumns = [{ kind: 'PRODUCTS' as const, title: 'Ürünler', columns: [price] }];
  server.answers(KnownColumnsQuery, { importColumns });
  server.answers(PanelImportQuery, { importRun: READY }, loaded(COMPARING));
  server.answers(PanelImportProgressQuery, () => ({ importRun: COMPARING }));
  server.answers(PanelImportRowsQuery, () => ({ importRun: { id: 'i1', rows: { total: 0, items: [] } } }));
  server.answers(PreviewImportMutation, { previewImport: { id: 'i1', status: 'PLANNING' } });
  await open(<RunScreen />);
  expect(screen.getByRole('button', { name: 'Uygula (1 satır)' })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Yalnız yeni ürün ve kategoriler' }));
  await settle();
  fireEvent.change(screen.getByLabelText('«Liste fiyatı» sütununun karşılığı'), {
    target: { value: 'price' },
  });
  expect(screen.queryByRole('button', { name: /^Uygula/ })).toBeNull();
  await press('Yeniden karşılaştır');
  expect(server.sent(PreviewImportMutation)).toEqual([
    {
      input: {
        id: 'i1',
        options: { isStrict: false, isAllOrNothing: false, clearsBlanks: false, part: 'ONLY_NEW' },
        headings: [{ sheet: 0, kind: 'PRODUCTS', position: 1, field: 'price' }],
      },
    },
  ]);
  expect(screen.getByText('Dosya işleniyor... %62')).toBeTruthy();
});

it('says under both headings that they would be one column, before the server refuses it', async () => {
  const columns = [
    { field: 'price', header: 'Fiyat', isRequired: true },
    { field: 'name', header: 'Urun_Adi', isRequired: true },
  ];
  const headings = [...SHEET.headings, { position: 2, heading: 'Fiyat', field: 'price', isAssigned: false }];
  const sheets = [{ ...SHEET, headings }];
  server.answers(KnownColumnsQuery, {
    importColumns: [{ kind: 'PRODUCTS' as const, title: 'Ürünler', columns }],
  });
  server.answers(PanelImportQuery, { importRun: importWith({ ...READY, sheets }) }, loaded(COMPARING));
  server.answers(PanelImportProgressQuery, () => ({ importRun: COMPARING }));
  server.answers(PanelImportRowsQuery, () => ({ importRun: { id: 'i1', rows: { total: 0, items: [] } } }));
  await open(<RunScreen />);
  expect(screen.queryByLabelText('«Fiyat» sütununun karşılığı')).toBeNull();
  const choose = async (heading: string, value: string) => {
    fireEvent.change(screen.getByLabelText(`«${heading}» sütununun karşılığı`), { target: { value } });
    await settle();
  };
  await choose('Liste fiyatı', 'price');
  expect(
    screen.getByText('«Fiyat» da bu sütun olarak okunuyor. Birinde «Bu sütunu atla»yı seçin.'),
  ).toBeTruthy();
  expect(
    screen.getByText('«Liste fiyatı» da bu sütun olarak okunuyor. Birinde «Bu sütunu atla»yı seçin.'),
  ).toBeTruthy();
  await choose('Fiyat', '');
  expect(screen.queryByText(/aynı sütun|bu sütun olarak/)).toBeNull();
  server.answers(PreviewImportMutation, { previewImport: { id: 'i1', status: 'PLANNING' } });
  await press('Yeniden karşılaştır');
  expect(server.sent(PreviewImportMutation)).toEqual([
    {
      input: {
        id: 'i1',
        headings: [
          { sheet: 0, kind: 'PRODUCTS', position: 1, field: 'price' },
          { sheet: 0, kind: 'PRODUCTS', position: 2, field: null },
        ],
      },
    },
  ]);
});

it('counts the fields that empty cells clear where they are to, and marks the rows', async () => {
  const options = { isStrict: false, isAllOrNothing: false, clearsBlanks: true, part: 'EVERYTHING' as const };
  const run = importWith({
    canApply: true,
    sheets: [SHEET],
    options,
    planned: planned({ changedProducts: 2, clearedFields: 44 }),
  });
  server.answers(KnownColumnsQuery, { importColumns: [] });
  server.answers(PanelImportQuery, { importRun: run });
  server.answers(PanelImportRowsQuery, () => ({
    importRun: { id: 'i1', rows: { total: 1, items: [testRow({ clearedFields: 15 })] } },
  }));
  await open(<RunScreen />);
  expect(screen.getByRole('checkbox', { name: /^Boş hücreler siler/ }).matches(':checked')).toBe(true);
  expect(screen.getByRole('link', { name: /^Silinecek alan/ }).textContent).toContain('44');
  expect(screen.getByText('15 alan silinecek')).toBeTruthy();
  await press('Uygula (2 satır)');
  const dialog = screen.getByRole('alertdialog');
  expect(dialog.textContent).toContain('44\u00a0alanın bilgisi silinir, çünkü hücresi boş');
});
