import { cleanup, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { type Given, refusal } from '../../../graphql/test-answers';
import { server } from '../../../graphql/test-server';
import { open, press } from '../../../ui/form/test-form';
import { EarlierImports } from './earlier-imports';
import { ImportRunsQuery, type ListedImport } from './start.query';
import { listedRun, resultWith } from './test-runs';

const listed = (total: number, ...items: Given<ListedImport>[]) => ({ importRuns: { total, items } });

/** Its pages, turned without an address. */
function TurnedPages() {
  const [page, setPage] = useState(1);
  return (
    <>
      <button onClick={() => setPage(page + 1)}>Sayfayı çevir</button>
      <EarlierImports page={page} />
    </>
  );
}

afterEach(cleanup);

it('says that nothing was imported yet only where nothing was', async () => {
  server.answers(ImportRunsQuery, listed(0));
  await open(<EarlierImports page={1} />);
  expect(screen.getByText('Henüz dosya aktarılmadı')).toBeTruthy();
});

it('leads back to the first page from one behind the last', async () => {
  server.answers(ImportRunsQuery, listed(12));
  await open(<EarlierImports page={9} />);
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
  await open(<EarlierImports page={1} />);
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
  await open(<TurnedPages />);
  expect(screen.queryByText(/yüklenemedi/)).toBeNull();
  await press('Sayfayı çevir');
  const problem = 'Aktarımlar yüklenemedi. Görünenler daha önce yüklenenlerdir.';
  expect(screen.getByText(problem)).toBeTruthy();
  expect(screen.getByRole('row', { name: /ilk\.xlsx/ })).toBeTruthy();
  await press('Sayfayı çevir');
  expect(screen.queryByText(problem)).toBeNull();
  expect(screen.getByRole('row', { name: /ikinci\.xlsx/ })).toBeTruthy();
});
