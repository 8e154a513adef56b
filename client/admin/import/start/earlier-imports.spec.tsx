import { act, cleanup, screen, within } from '@testing-library/react';
import { AccountServer, open, press } from '../../../features/account/test-account';
import { EarlierImports } from './earlier-imports';
import { type ListedImport } from './start.query';

const EVERY_MS = 100;
/** Until the next question was answered. */
const nextAnswer = () => act(() => new Promise((resolve) => setTimeout(resolve, EVERY_MS + 60)));

const DETAILS = { categoriesAdded: 0, categoriesUpdated: 0, productsAdded: 4, productsUpdated: 0, failed: 0 };

const listed = (id: string, run: Partial<ListedImport>): ListedImport => ({
  id,
  fileName: `${id}.xlsx`,
  uploadedAt: '2026-11-24T08:00:00Z',
  uploadedBy: { name: 'Ayşe Yılmaz' },
  canUndo: false,
  status: 'APPLIED',
  result: null,
  ...run,
});

const APPLIED = listed('uygulanan', { canUndo: true, result: { status: 'COMPLETE', details: DETAILS } });

const page = (items: ListedImport[], total = items.length) => ({ data: { importRuns: { total, items } } });

const rowOf = (id: string) => within(screen.getByRole('row', { name: new RegExp(`${id}.xlsx`) }));

afterEach(cleanup);

it('leads to what an import waits for, and to why one failed', async () => {
  const server = new AccountServer({
    ImportRuns: [
      page([listed('bekleyen', { status: 'READY' }), listed('bozuk', { status: 'FAILED' }), APPLIED]),
    ],
  });
  await open(server, <EarlierImports everyMs={60_000} />);
  const waiting = rowOf('bekleyen').getByRole('link', { name: 'bekleyen.xlsx: Devam et' });
  expect(waiting.getAttribute('href')).toBe('/admin/excel-ice-aktar/bekleyen');
  expect(rowOf('bozuk').getByRole('link', { name: 'bozuk.xlsx: Nedeni gör' })).toBeTruthy();
  expect(rowOf('uygulanan').getByRole('button', { name: 'uygulanan.xlsx: Geri al' })).toBeTruthy();
});

it('lists what colleagues begin, and leaves a question open that somebody is reading', async () => {
  const server = new AccountServer({
    ImportRuns: [page([APPLIED]), page([listed('yeni', { status: 'READY' }), APPLIED])],
  });
  await open(server, <EarlierImports everyMs={EVERY_MS} />);
  await press('uygulanan.xlsx: Geri al');
  const dialog = screen.getByRole('alertdialog');
  await nextAnswer();
  expect(screen.getByText('yeni.xlsx')).toBeTruthy();
  expect(screen.getByRole('alertdialog')).toBe(dialog);
});

it('leads back from a page behind the last one', async () => {
  await open(
    new AccountServer({ ImportRuns: [page([], 12)] }),
    <EarlierImports everyMs={60_000} />,
    '/?sayfa=9',
  );
  expect(screen.queryByText('Henüz dosya aktarılmadı.')).toBeNull();
  expect(screen.getByRole('link', { name: 'İlk sayfaya dönün' }).getAttribute('href')).toBe(
    '/admin/excel-ice-aktar',
  );
});

it('says that nothing was imported yet', async () => {
  await open(new AccountServer({ ImportRuns: [page([])] }), <EarlierImports everyMs={60_000} />);
  expect(screen.getByText('Henüz dosya aktarılmadı.')).toBeTruthy();
});
