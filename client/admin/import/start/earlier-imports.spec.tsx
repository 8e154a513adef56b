import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Provider } from 'urql';
import { DesignProvider } from '../../../design/design-provider';
import { type Given, refusal } from '../../../graphql/test-answers';
import { server } from '../../../graphql/test-server';
import { settle } from '../../../ui/form/test-form';
import { useList } from '../../list/use-list';
import { EarlierImports } from './earlier-imports';
import { IMPORTS } from './imports.list';
import { ImportRunsQuery, type ListedImport } from './start.query';
import { listedRun, resultWith } from './test-runs';

const listed = (total: number, ...items: Given<ListedImport>[]) => ({ importRuns: { total, items } });

function Listed() {
  return <EarlierImports view={useList(IMPORTS)} />;
}

/** As the address of a page shows them. */
async function openPage(page: number): Promise<void> {
  const element = (
    <DesignProvider>
      <Provider value={server.client}>
        <Listed />
      </Provider>
    </DesignProvider>
  );
  const initialEntries = [`/?sayfa=${String(page)}`];
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries })} />);
  await settle();
}

async function turnTo(page: string): Promise<void> {
  fireEvent.click(screen.getByRole('link', { name: page }));
  await settle();
}

afterEach(cleanup);

it('says that nothing was imported yet only where nothing was', async () => {
  server.answers(ImportRunsQuery, listed(0));
  await openPage(1);
  expect(screen.getByText('Henüz dosya aktarılmadı')).toBeTruthy();
});

it('leads back to the first page from one behind the last', async () => {
  server.answers(ImportRunsQuery, listed(12));
  await openPage(9);
  expect(screen.queryByText('Henüz dosya aktarılmadı')).toBeNull();
  expect(screen.getByRole('link', { name: 'İlk sayfaya dönün' }).getAttribute('href')).toBe(
    '/admin/excel-ice-aktar',
  );
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('leads on where a file waits, and to the reason where it failed', async () => {
  const runs = [
    listedRun('hazir', { status: 'READY' }),
    listedRun('okunamadi', { status: 'FAILED' }),
    listedRun('yarida', { status: 'FAILED', canUndo: true }),
    listedRun('hatali', { result: resultWith('FAILED', 418) }),
    listedRun('biten', { result: resultWith('COMPLETE'), canUndo: true }),
    listedRun('duran', { status: 'CANCELLED' }),
  ];
  server.answers(ImportRunsQuery, listed(runs.length, ...runs));
  await openPage(1);
  const rows = screen.getAllByRole('row').slice(1);
  const next = rows.map((row) => {
    const ways = [...within(row).getAllByRole('link').slice(1), ...within(row).queryAllByRole('button')];
    return ways.map(({ textContent }) => textContent).join(', ');
  });
  expect(next).toEqual(['Devam et', 'Nedeni gör', 'Nedeni gör, Geri al', 'Nedeni gör', 'Geri al', '']);
  expect(screen.getByRole('link', { name: 'hazir.xlsx: Devam et' }).getAttribute('href')).toBe(
    '/admin/excel-ice-aktar/hazir',
  );
});

it('says so when another page cannot be loaded, and keeps the rows that it had', async () => {
  const first = listed(60, listedRun('ilk', { status: 'READY' }));
  const second = listed(60, listedRun('ikinci', { status: 'READY' }));
  server.answers(ImportRunsQuery, first, refusal('UNAVAILABLE'), second);
  await openPage(1);
  expect(screen.queryByText(/yüklenemedi/)).toBeNull();
  await turnTo('2');
  const problem = 'Aktarımlar yüklenemedi. Görünenler daha önce yüklenenlerdir.';
  expect(screen.getByText(problem)).toBeTruthy();
  expect(screen.getByRole('row', { name: /ilk\.xlsx/ })).toBeTruthy();
  await turnTo('3');
  expect(screen.queryByText(problem)).toBeNull();
  expect(screen.getByRole('row', { name: /ikinci\.xlsx/ })).toBeTruthy();
});
