import { cleanup, screen } from '@testing-library/react';
import { refusal } from '../../../graphql/test-answers';
import { server } from '../../../graphql/test-server';
import { open } from '../../../ui/form/test-form';
import { nextAnswer } from '../../live/test-polling';
import { PanelImportProgressQuery, type RunProgress } from './run-progress';
import { RunScreen } from './run-screen';
import { KnownColumnsQuery, PanelImportQuery } from './run.query';
import { loaded, moving, NO_PICTURES } from './test-run';

const fetching = (fetched: number, isFetching = true): RunProgress => ({
  id: 'i1',
  status: 'APPLIED',
  version: 1,
  progress: null,
  pictures: { requested: 8, fetched, failed: 1, isFetching },
});
const APPLIED: RunProgress = {
  id: 'i1',
  status: 'APPLIED',
  version: 1,
  progress: null,
  pictures: NO_PICTURES,
};
const FAILED = refusal('INTERNAL');

const polled = (importRun: RunProgress) => ({ importRun });

beforeEach(() => {
  vi.useFakeTimers();
  server.answers(KnownColumnsQuery, () => ({ importColumns: [] }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('asks only how far an import is while it runs, and for all of it when that has ended', async () => {
  server.answers(PanelImportQuery, loaded(moving(10)), loaded(APPLIED));
  server.answers(PanelImportProgressQuery, polled(moving(62)), polled(APPLIED));
  await open(<RunScreen />);
  expect(screen.getByText('Dosya işleniyor... %10')).toBeTruthy();
  await nextAnswer();
  expect(screen.getByText('Dosya işleniyor... %62')).toBeTruthy();
  expect(server.sent(PanelImportQuery)).toHaveLength(1);
  await nextAnswer();
  expect(screen.getByText('Tamamlandı')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  await nextAnswer();
  expect(screen.queryByText(/Bağlantı kurulamadı/)).toBeNull();
});

it('shows where an import is that a colleague began, as soon as its screen is opened', async () => {
  server.answers(PanelImportQuery, loaded(moving(62, 'PLANNING')));
  server.answers(PanelImportProgressQuery, () => polled(moving(62, 'PLANNING')));
  await open(<RunScreen />);
  expect(screen.getByText('Dosya işleniyor... %62')).toBeTruthy();
  expect(screen.getByText('Karşılaştırılıyor')).toBeTruthy();
});

it('follows the pictures of an import, and lists those that failed once all were tried', async () => {
  server.answers(
    PanelImportQuery,
    loaded(fetching(1)),
    loaded(fetching(7, false), [{ text: 'Görsel alınamadı: a.png' }]),
  );
  server.answers(PanelImportProgressQuery, polled(fetching(5)), polled(fetching(7, false)));
  await open(<RunScreen />);
  await nextAnswer();
  expect(screen.getByText(/^5 \/ 8 görsel indirildi/)).toBeTruthy();
  expect(server.sent(PanelImportQuery)).toHaveLength(1);
  await nextAnswer();
  expect(screen.getByText(/^7 \/ 8 görsel indirildi/)).toBeTruthy();
  expect(screen.getByText('Görsel alınamadı: a.png')).toBeTruthy();
});

it('does not take an import for unknown where the server fails', async () => {
  server.answers(PanelImportQuery, FAILED);
  await open(<RunScreen />);
  expect(screen.getByText('Aktarım yüklenemedi')).toBeTruthy();
  expect(screen.queryByText('Böyle bir aktarım yok')).toBeNull();
});

it('takes an import for unknown where the server says so', async () => {
  server.answers(PanelImportQuery, { importRun: null });
  await open(<RunScreen />);
  expect(screen.getByText('Böyle bir aktarım yok')).toBeTruthy();
});

it('says when it cannot ask, keeps what it knew, and goes on asking', async () => {
  server.answers(PanelImportQuery, loaded(moving(10)), FAILED, loaded(APPLIED));
  server.answers(
    PanelImportProgressQuery,
    refusal('UNAVAILABLE', 'Şu anda ulaşılamıyor.'),
    polled(APPLIED),
    polled(APPLIED),
  );
  await open(<RunScreen />);
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
