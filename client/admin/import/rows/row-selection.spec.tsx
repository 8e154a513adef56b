import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Provider } from 'urql';
import { DesignProvider } from '../../../design/design-provider';
import { server } from '../../../graphql/test-server';
import { settle } from '../../../ui/form/test-form';
import { type ImportRow } from '../row/row.fragment';
import { testRow } from '../row/test-row';
import { ImportRows } from './import-rows';
import { PanelImportRowsQuery } from './rows.query';
import { type RowsEditing } from './rows-table';

const FIELDS = { names: ['Urun_Adi'], fields: [] };
const page = (total: number, ...items: ImportRow[]) => ({ importRun: { id: 'i1', rows: { total, items } } });
const OTHER = testRow({ number: 2, label: 'Küresel Vana' });
const ADDRESS = '/admin/excel-ice-aktar/i1';

/** At the address of the import, which the links and filters of the rows change. */
async function openPage(): Promise<void> {
  server.answers(PanelImportRowsQuery, page(60, testRow({ label: 'Kelebek Vana DN100' })), page(1, OTHER));
  const editing: RowsEditing = {
    drafts: new Map<string, string>(),
    resume: undefined,
    categories: [],
    onMeantCategory: () => undefined,
    onNewCategory: () => undefined,
  };
  const element = (
    <DesignProvider>
      <Provider value={server.client}>
        <ImportRows importId="i1" title="Satırlar" fields={FIELDS} firstView="ALL" editing={editing} />
      </Provider>
    </DesignProvider>
  );
  const router = createMemoryRouter([{ path: ADDRESS, element }], { initialEntries: [ADDRESS] });
  render(<RouterProvider router={router} />);
  await settle();
}

afterEach(cleanup);

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
])('lets go of what is selected on %s, where nobody sees it any more', async (_way, leave) => {
  await openPage();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Kelebek Vana DN100 seç' }));
  expect(screen.getByText('1 seçildi')).toBeTruthy();
  leave();
  await settle();
  expect(screen.getByRole('row', { name: /Küresel Vana/ })).toBeTruthy();
  expect(screen.queryByText('1 seçildi')).toBeNull();
});
