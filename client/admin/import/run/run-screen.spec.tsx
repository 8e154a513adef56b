import { act, cleanup, screen } from '@testing-library/react';
import { AccountServer, open } from '../../../features/account/test-account';
import { RUNNING_POLL_MS } from '../../live/use-polling';
import { RunScreen } from './run-screen';

const RUN = {
  ...{ id: 'i1', fileName: 'vanalar.xlsx', fileBytes: 2_048, supplier: null, version: 1 },
  ...{ uploadedAt: '2026-11-24T11:05:00.000Z', uploadedBy: { name: 'Ayşe Yılmaz' } },
  ...{ appliedAt: null, appliedBy: null, finishedAt: null, format: null, sheets: [], warnings: [] },
  options: { isStrict: false, isAllOrNothing: false, part: 'EVERYTHING' },
  planned: {
    ...{ newCategories: 0, changedCategories: 0, newProducts: 0, changedProducts: 0, unchanged: 0 },
    ...{ invalid: 0, leftOut: 0, priceJumps: 0, withWarnings: 0 },
  },
  ...{
    earlier: null,
    canApply: false,
    canUndo: false,
    isKept: true,
    failure: null,
    result: null,
    undo: null,
  },
};
const NO_PICTURES = { requested: 0, fetched: 0, failed: 0, isFetching: false };

const moving = (done: number, status = 'APPLYING') => ({
  ...{ id: 'i1', status, version: 1, pictures: NO_PICTURES },
  progress: {
    ...{ done, total: 100, rowsPerSecond: 9, secondsLeft: 40, isWaiting: false, isStopping: false },
  },
});
const fetching = (fetched: number, isFetching = true) => ({
  ...{ id: 'i1', status: 'APPLIED', version: 1, progress: null },
  pictures: { requested: 8, fetched, failed: 1, isFetching },
});
const APPLIED = { id: 'i1', status: 'APPLIED', version: 1, progress: null, pictures: NO_PICTURES };

/** An error, as the server answers it where null is an answer too. */
const FAILED = {
  data: { importRun: null },
  errors: [{ message: 'Olmadı.', path: ['importRun'], extensions: { code: 'INTERNAL' } }],
};

const polled = (run: object | null) => ({ data: { importRun: run } });
const loaded = ({ pictures, ...run }: { pictures: object }, warnings: readonly object[] = []) =>
  polled({ ...RUN, ...run, pictures: { ...pictures, warnings } });
const nextAnswer = () => act(() => new Promise((resolve) => setTimeout(resolve, RUNNING_POLL_MS + 100)));

afterEach(cleanup);

it('asks only how far an import is while it runs, and for all of it when that has ended', async () => {
  const PanelImport = [loaded(moving(10)), loaded(APPLIED)];
  const PanelImportProgress = [polled(moving(62)), polled(APPLIED)];
  await open(new AccountServer({ PanelImport, PanelImportProgress }), <RunScreen />);
  expect(screen.getByText('Dosya işleniyor... %10')).toBeTruthy();
  await nextAnswer();
  expect(screen.getByText('Dosya işleniyor... %62')).toBeTruthy();
  expect(PanelImport).toHaveLength(1);
  await nextAnswer();
  expect(screen.getByText('Tamamlandı')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  await nextAnswer();
  expect(screen.queryByText(/Bağlantı kurulamadı/)).toBeNull();
});

it('shows where an import is that a colleague began, as soon as its screen is opened', async () => {
  await open(new AccountServer({ PanelImport: [loaded(moving(62, 'PLANNING'))] }), <RunScreen />);
  expect(screen.getByText('Dosya işleniyor... %62')).toBeTruthy();
  expect(screen.getByText('Karşılaştırılıyor')).toBeTruthy();
});

it('follows the pictures of an import, and lists those that failed once all were tried', async () => {
  const PanelImport = [
    loaded(fetching(1)),
    loaded(fetching(7, false), [{ text: 'Görsel alınamadı: a.png' }]),
  ];
  const PanelImportProgress = [polled(fetching(5)), polled(fetching(7, false))];
  await open(new AccountServer({ PanelImport, PanelImportProgress }), <RunScreen />);
  await nextAnswer();
  expect(screen.getByText(/^5 \/ 8 görsel indirildi/)).toBeTruthy();
  expect(PanelImport).toHaveLength(1);
  await nextAnswer();
  expect(screen.getByText(/^7 \/ 8 görsel indirildi/)).toBeTruthy();
  expect(screen.getByText('Görsel alınamadı: a.png')).toBeTruthy();
});

it('takes an import for unknown only where the server says so, not where it fails', async () => {
  await open(new AccountServer({ PanelImport: [FAILED] }), <RunScreen />);
  expect(screen.getByText('Aktarım yüklenemedi')).toBeTruthy();
  expect(screen.queryByText('Böyle bir aktarım yok')).toBeNull();
  cleanup();
  await open(new AccountServer({ PanelImport: [polled(null)] }), <RunScreen />);
  expect(screen.getByText('Böyle bir aktarım yok')).toBeTruthy();
});

it('says when it cannot ask, keeps what it knew, and goes on asking', async () => {
  const PanelImport = [loaded(moving(10)), FAILED, loaded(APPLIED)];
  const PanelImportProgress = [
    { code: 'UNAVAILABLE', message: 'Şu anda ulaşılamıyor.' },
    polled(APPLIED),
    polled(APPLIED),
  ];
  await open(new AccountServer({ PanelImport, PanelImportProgress }), <RunScreen />);
  await nextAnswer();
  expect(screen.getByText('Şu anda ulaşılamıyor.')).toBeTruthy();
  expect(screen.getByText('Dosya işleniyor... %10')).toBeTruthy();
  await nextAnswer();
  expect(screen.getByText('Olmadı.')).toBeTruthy();
  expect(screen.getByText('Dosya işleniyor... %10')).toBeTruthy();
  await nextAnswer();
  expect(screen.getByText('Tamamlandı')).toBeTruthy();
  expect(screen.queryByText('Olmadı.')).toBeNull();
});
