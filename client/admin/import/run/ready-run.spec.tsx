import { cleanup, fireEvent, screen } from '@testing-library/react';
import { type Given } from '../../../graphql/test-answers';
import { server } from '../../../graphql/test-server';
import { paths } from '../../../paths';
import { open, press, settle } from '../../../ui/form/test-form';
import { PreviewImportMutation } from '../preview/preview-import';
import { planned } from '../preview/test-planned';
import { testRow } from '../row/test-row';
import { PanelImportRowsQuery } from '../rows/rows.query';
import { PanelImportProgressQuery } from './run-progress';
import { RunScreen } from './run-screen';
import { KnownColumnsQuery, type PanelImport, PanelImportQuery } from './run.query';
import { importWith, loaded, moving } from './test-run';
import { headingOf, KNOWN, productSheet } from './test-sheets';

const SHEET = productSheet([headingOf(0, 'Ürün Adı', 'name'), headingOf(1, 'Fiyat', 'price')]);
const READY = importWith({ canApply: true, sheets: [SHEET], planned: planned({ newProducts: 1 }) });
const COMPARING = moving(62, 'PLANNING');
const OPTIONS = {
  isStrict: false,
  isAllOrNothing: false,
  clearsBlanks: false,
  part: 'EVERYTHING' as const,
  numberNotation: 'DETECTED' as const,
};

const rows = (...items: ReturnType<typeof testRow>[]) =>
  server.answers(PanelImportRowsQuery, () => ({
    importRun: { id: 'i1', rows: { total: items.length, items } },
  }));

/** An import as it is loaded first, and as it is from then on. */
function changes(first: Given<PanelImport>, later: Given<PanelImport>): void {
  let isLoaded = false;
  server.answers(PanelImportQuery, () => {
    const importRun = isLoaded ? later : first;
    isLoaded = true;
    return { importRun };
  });
}

const openRun = (parameters?: URLSearchParams) =>
  open(<RunScreen />, paths.adminImport('i1', parameters), '/admin/excel-ice-aktar/:importId');

beforeEach(() => server.answers(KnownColumnsQuery, { importColumns: KNOWN }));
afterEach(cleanup);

it('compares a file anew with the options that were chosen, and shows how far that is', async () => {
  changes(READY, loaded(COMPARING).importRun);
  server.answers(PanelImportProgressQuery, () => ({ importRun: COMPARING }));
  rows();
  server.answers(PreviewImportMutation, { previewImport: { id: 'i1', status: 'PLANNING' } });
  await openRun();
  expect(screen.getByRole('button', { name: 'Uygula (1 satır)' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  await press('Nasıl aktarılacağını değiştir');
  fireEvent.click(screen.getByRole('radio', { name: 'Yalnız yeni ürün ve kategoriler' }));
  await settle();
  expect(screen.queryByRole('button', { name: /^Uygula/ })).toBeNull();
  await press('Yeniden karşılaştır');
  expect(server.sent(PreviewImportMutation)).toEqual([
    { input: { id: 'i1', options: { ...OPTIONS, part: 'ONLY_NEW' } } },
  ]);
  expect(screen.getByText('Dosya işleniyor... %62')).toBeTruthy();
});

it('shows all rows once none is wrong any more, however soon the file is compared anew', async () => {
  const before = { canApply: true, sheets: [SHEET], planned: planned({ newProducts: 1, invalid: 1 }) };
  const compared = { ...before, version: 2, planned: planned({ newProducts: 2 }) };
  changes(importWith(before), importWith(compared));
  server.answers(PreviewImportMutation, { previewImport: { id: 'i1', status: 'READY' } });
  rows();
  await openRun();
  await press('Nasıl aktarılacağını değiştir');
  fireEvent.click(screen.getByRole('radio', { name: 'Yalnız yeni ürün ve kategoriler' }));
  await settle();
  await press('Yeniden karşılaştır');
  expect(screen.getByRole('button', { name: 'Uygula (2 satır)' })).toBeTruthy();
  expect(server.sent(PanelImportRowsQuery).at(-1)!.filter).toEqual({});
});

it('begins with the rows that are wrong, where there are any', async () => {
  const run = importWith({ ...READY, planned: planned({ newProducts: 1, invalid: 2 }) });
  server.answers(PanelImportQuery, { importRun: run });
  rows(testRow({ kind: 'INVALID' }));
  await openRun();
  expect(server.sent(PanelImportRowsQuery)).toMatchObject([{ filter: { kinds: ['INVALID'] } }]);
  expect(screen.getByRole('link', { name: /Hatalı satır/ }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('link', { name: /Tümü/ }).textContent).toContain('3');
});

it('counts the fields that empty cells clear where they are to, and shows them', async () => {
  const run = importWith({
    canApply: true,
    sheets: [SHEET],
    options: { ...OPTIONS, clearsBlanks: true },
    planned: planned({ changedProducts: 2, clearedFields: 44 }),
  });
  server.answers(PanelImportQuery, { importRun: run });
  rows(
    testRow({
      cells: [{ field: 'price', header: 'Fiyat', value: '', isCorrected: false }],
      changes: [{ column: 'Fiyat', before: '₺900', after: 'Fiyat Sorunuz' }],
    }),
  );
  await openRun();
  expect(screen.getByText('mevcut değeri siler')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Silinecek alan/ }).textContent).toContain('44');
  expect(screen.getByText('silinecek')).toBeTruthy();
  await press('Uygula (2 satır)');
  const dialog = screen.getByRole('alertdialog');
  expect(dialog.textContent).toContain('44\u00a0alanın bilgisi silinir, çünkü hücresi boş');
});

describe('the columns', () => {
  const WITHOUT_PRICE = productSheet(
    [
      headingOf(0, 'Ürün Adı', 'name', ['Vana', 'Pompa']),
      headingOf(1, 'Kategorisi', 'category', ['Vanalar']),
      headingOf(2, 'Tutar', null, ['900', '1.250,00']),
      headingOf(3, 'Raf', null),
    ],
    ['Fiyat'],
  );
  const column = (heading: string) =>
    screen.getByLabelText<HTMLSelectElement>(`«${heading}» sütununun karşılığı`);
  const proceed = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ön izlemeye geç' });

  async function openColumns() {
    const run = importWith({ sheets: [WITHOUT_PRICE], planned: planned({ invalid: 12 }) });
    changes(run, loaded(COMPARING).importRun);
    server.answers(PanelImportProgressQuery, () => ({ importRun: COMPARING }));
    await openRun();
  }

  it('come before the preview where a required one is missing, with values, and without a count of errors', async () => {
    await openColumns();
    expect(screen.getByText('Bir zorunlu alan eksik: Fiyat.')).toBeTruthy();
    expect(screen.queryByText('Hatalı satır')).toBeNull();
    expect(screen.getByText('900 · 1.250,00')).toBeTruthy();
    expect(proceed().disabled).toBe(true);
  });

  it('are closed to a second heading, which is told who has them', async () => {
    await openColumns();
    const taken = [...column('Tutar').options].find(({ value }) => value === 'category')!;
    expect([taken.disabled, taken.text]).toEqual([true, 'Kategori («Kategorisi» okunuyor)']);
    fireEvent.change(column('Kategorisi'), { target: { value: '' } });
    const free = [...column('Tutar').options].find(({ value }) => value === 'category')!;
    expect([free.disabled, free.text]).toEqual([false, 'Kategori (zorunlu)']);
    expect(screen.getByText('2 zorunlu alan eksik: Kategori, Fiyat.')).toBeTruthy();
  });

  it('are sent with whose file it is, to be remembered, and the file is compared', async () => {
    server.answers(PreviewImportMutation, { previewImport: { id: 'i1', status: 'PLANNING' } });
    await openColumns();
    fireEvent.change(column('Tutar'), { target: { value: 'price' } });
    expect(screen.getByText('Zorunlu alanların hepsi var.')).toBeTruthy();
    expect(screen.getByText('Şimdi seçildi')).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/^Tedarikçi/), { target: { value: 'Vanora' } });
    await press('Ön izlemeye geç');
    expect(server.sent(PreviewImportMutation)).toEqual([
      {
        input: {
          id: 'i1',
          headings: [{ sheet: 0, kind: 'PRODUCTS', position: 2, field: 'price' }],
          supplier: 'Vanora',
        },
      },
    ]);
  });

  it('send whose file it is, also where nothing else was changed', async () => {
    const headings = [...SHEET.headings, headingOf(2, 'Kategorisi', 'category')];
    const run = importWith({ canApply: true, sheets: [productSheet(headings)] });
    changes(run, loaded(COMPARING).importRun);
    server.answers(PanelImportProgressQuery, () => ({ importRun: COMPARING }));
    server.answers(PreviewImportMutation, { previewImport: { id: 'i1', status: 'PLANNING' } });
    await openRun(new URLSearchParams({ adim: 'sutunlar' }));
    fireEvent.change(screen.getByLabelText(/^Tedarikçi/), { target: { value: 'Vanora' } });
    await press('Ön izlemeye geç');
    expect(server.sent(PreviewImportMutation)).toEqual([{ input: { id: 'i1', supplier: 'Vanora' } }]);
  });

  it('ask what a sheet holds that nobody recognized', async () => {
    const sheet = { ...WITHOUT_PRICE, kind: null, missingHeadings: [] };
    server.answers(PanelImportQuery, { importRun: importWith({ status: 'FAILED', sheets: [sheet] }) });
    await openRun();
    expect(screen.getByText('Sütunlar tanınmadı: sayfada ne olduğunu seçin.')).toBeTruthy();
    expect(screen.queryByLabelText('«Raf» sütununun karşılığı')).toBeNull();
    fireEvent.change(screen.getByLabelText('Bu sayfada ne var?'), { target: { value: 'PRODUCTS' } });
    expect(column('Raf')).toBeTruthy();
  });
});
