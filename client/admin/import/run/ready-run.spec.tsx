import { cleanup, fireEvent, screen } from '@testing-library/react';
import { server } from '../../../graphql/test-server';
import { open, press, settle } from '../../../ui/form/test-form';
import { PreviewImportMutation } from '../preview/preview-import';
import { planned } from '../preview/test-planned';
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
        options: { isStrict: false, isAllOrNothing: false, part: 'ONLY_NEW' },
        headings: [{ sheet: 0, kind: 'PRODUCTS', position: 1, field: 'price' }],
      },
    },
  ]);
  expect(screen.getByText('Dosya işleniyor... %62')).toBeTruthy();
});
