import { cleanup, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { AccountServer, open, press } from '../../../features/account/test-account';
import { EarlierImports } from './earlier-imports';

const listed = (total: number, ...items: object[]) => ({ data: { importRuns: { total, items } } });
const run = (id: string, different: object) => ({
  ...{
    id,
    fileName: `${id}.xlsx`,
    uploadedAt: '2026-11-24T11:05:00.000Z',
    uploadedBy: { name: 'Ayşe Yılmaz' },
  },
  ...{ canUndo: false, result: null, ...different },
});
const DETAILS = {
  categoriesAdded: 0,
  categoriesUpdated: 0,
  productsAdded: 0,
  productsUpdated: 0,
  failed: 418,
};

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
  await open(new AccountServer({ ImportRuns: [listed(0)] }), <EarlierImports page={1} />);
  expect(screen.getByText('Henüz dosya aktarılmadı')).toBeTruthy();
});

it('leads back to the first page from one behind the last', async () => {
  await open(new AccountServer({ ImportRuns: [listed(12)] }), <EarlierImports page={9} />);
  expect(screen.queryByText('Henüz dosya aktarılmadı')).toBeNull();
  expect(screen.getByRole('link', { name: 'İlk sayfaya dönün' }).getAttribute('href')).toBe(
    '/admin/excel-ice-aktar',
  );
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('leads on where a file waits, and to the reason where it failed', async () => {
  const runs = [
    run('hazir', { status: 'READY' }),
    run('okunamadi', { status: 'FAILED' }),
    run('yarida', { status: 'FAILED', canUndo: true }),
    run('hatali', { status: 'APPLIED', result: { status: 'FAILED', details: DETAILS } }),
    run('biten', { status: 'APPLIED', result: { status: 'COMPLETE', details: DETAILS }, canUndo: true }),
    run('duran', { status: 'CANCELLED' }),
  ];
  await open(new AccountServer({ ImportRuns: [listed(runs.length, ...runs)] }), <EarlierImports page={1} />);
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
  const first = listed(60, run('ilk', { status: 'READY' }));
  const second = listed(60, run('ikinci', { status: 'READY' }));
  const refused = { code: 'UNAVAILABLE' };
  await open(new AccountServer({ ImportRuns: [first, refused, second] }), <TurnedPages />);
  expect(screen.queryByText(/yüklenemedi/)).toBeNull();
  await press('Sayfayı çevir');
  const problem = 'Aktarımlar yüklenemedi. Görünenler daha önce yüklenenlerdir.';
  expect(screen.getByText(problem)).toBeTruthy();
  expect(screen.getByRole('row', { name: /ilk\.xlsx/ })).toBeTruthy();
  await press('Sayfayı çevir');
  expect(screen.queryByText(problem)).toBeNull();
  expect(screen.getByRole('row', { name: /ikinci\.xlsx/ })).toBeTruthy();
});
