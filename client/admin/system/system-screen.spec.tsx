import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Provider } from 'urql';
import { DesignProvider } from '../../design/design-provider';
import { refusal } from '../../graphql/test-answers';
import { server } from '../../graphql/test-server';
import { LiveChannel } from '../live/live-channel';
import { LiveContext } from '../live/live-context';
import { systemProblems } from './system-problems';
import { SystemQuery, type SystemState } from './system.query';
import { SystemScreen } from './system-screen';
import { waitText } from './wait-text';

const NOW = Date.now();
const before = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

const process = (
  given: Partial<SystemState['processes'][number]> = {},
): SystemState['processes'][number] => ({
  id: 'p1',
  kind: 'WORKER',
  health: 'HEALTHY',
  host: 'kutu-1',
  pid: 42,
  version: '1.2.0',
  nodeVersion: '26.1.0',
  startedAt: before(300),
  seenAt: before(0),
  memoryBytes: 120_000_000,
  ...given,
});

const WELL: SystemState = {
  at: before(0),
  databaseBytes: 9_000_000_000,
  versions: [{ name: 'PostgreSQL', version: '18.1' }],
  processes: [process(), process({ id: 'p2', kind: 'API', host: 'kutu-2' })],
  queue: {
    backend: 'Redis',
    isReachable: true,
    waiting: 0,
    oldestWaitingSeconds: 0,
    givenUp: 0,
    oldestJobSeconds: 0,
  },
  backup: {
    isOverdue: false,
    last: { finishedAt: before(120), place: 's3://kova/gece', sizeBytes: 5_000_000_000 },
    failed: null,
  },
  migrations: { applied: 140, last: 'CreateProcess1', pending: [] },
  configuration: [
    { name: 'PORT', value: '3000', isSet: true, isSecret: false, isDefault: true },
    { name: 'PUBLIC_URL', value: 'https://www.example.com', isSet: true, isSecret: false, isDefault: false },
    { name: 'MASTER_KEY', value: null, isSet: true, isSecret: true, isDefault: false },
  ],
};

const queue = (given: Partial<SystemState['queue']>): SystemState => ({
  ...WELL,
  queue: { ...WELL.queue, ...given },
});
const backup = (given: Partial<SystemState['backup']>): SystemState => ({
  ...WELL,
  backup: { ...WELL.backup, ...given },
});
const processes = (...all: SystemState['processes']): SystemState => ({ ...WELL, processes: all });

function answer(state: SystemState): void {
  server.answers(SystemQuery, () => ({
    systemState: state,
    failedSideEffects: { items: [{ id: '7', name: 'password-reset-mail', failedAt: before(60) }] },
    jobCounts: [
      { status: 'WAITING' as const, count: 3 },
      { status: 'RUNNING' as const, count: 1 },
    ],
  }));
}

function open(): void {
  const routes = [{ path: '/admin/sistem', element: <SystemScreen /> }];
  render(
    <DesignProvider>
      <Provider value={server.client}>
        <LiveContext value={new LiveChannel()}>
          <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/admin/sistem'] })} />
        </LiveContext>
      </Provider>
    </DesignProvider>,
  );
}

afterEach(cleanup);

it('finds nothing to look at in a shop that runs well', () => {
  expect(systemProblems(WELL)).toEqual([]);
});

it.each<[string, SystemState, RegExp]>([
  ['no worker', processes(process({ kind: 'API' })), /^Çalışan bir işçi süreç yok/],
  [
    'a worker that fell silent',
    processes(process(), process({ health: 'SILENT' })),
    /1 süreç yanıt vermiyor/,
  ],
  [
    'a worker that is stuck',
    processes(process(), process({ health: 'STUCK' })),
    /1 işçi süreç çalışıyor ama/,
  ],
  ['a queue that is away', queue({ isReachable: false }), /^Redis yanıt vermiyor/],
  ['a mail that waits long', queue({ oldestWaitingSeconds: 301 }), /5 dk bekliyor/],
  ['a job that waits long', queue({ oldestJobSeconds: 7_200 }), /^Bir iş 2 saat bekliyor/],
  ['mails that were given up', queue({ givenUp: 4 }), /^4 e-posta veya bildirim gönderilemedi/],
  ['an old backup', backup({ isOverdue: true }), /^Son yedek eski/],
  ['a failed backup', backup({ failed: { finishedAt: before(3), place: null } }), /başarısız oldu/],
  [
    'a migration that is missing',
    { ...WELL, migrations: { ...WELL.migrations, pending: ['A1', 'B2'] } },
    /^2 veritabanı göçü/,
  ],
])('names %s', (_title, state, problem) => {
  expect(systemProblems(state)).toEqual([expect.stringMatching(problem)]);
});

it.each([
  [59, '59 sn'],
  [60, '1 dk'],
  [7_199, '1 saat'],
  [172_800, '2 gün'],
])('says %d seconds as %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});

it('shows processes, queue, backup, versions and what was configured', async () => {
  answer(WELL);
  open();
  expect(await screen.findByRole('heading', { name: 'Her şey yolunda' })).toBeTruthy();
  const running = within(screen.getByRole('region', { name: 'Süreçler' }));
  expect(running.getAllByText('Sağlıklı')).toHaveLength(2);
  expect(running.getByText(/kutu-1, süreç 42/)).toBeTruthy();
  expect(screen.getByText('3, en eskisi 0 sn bekliyor')).toBeTruthy();
  expect(screen.getByText('s3://kova/gece')).toBeTruthy();
  expect(screen.getByText('18.1')).toBeTruthy();
  const configuration = within(screen.getByRole('region', { name: 'Yapılandırma' }));
  expect(configuration.getByText('https://www.example.com')).toBeTruthy();
  expect(configuration.getByText('Tanımlı, gizli')).toBeTruthy();
  expect(configuration.queryByText('PORT')).toBeNull();
  fireEvent.click(configuration.getByRole('button', { name: '1 varsayılanı da göster' }));
  expect(configuration.getByText('3000 (varsayılan)')).toBeTruthy();
});

it('leads from given-up mails to the list that sends them again', async () => {
  answer(queue({ givenUp: 1 }));
  open();
  const link = await screen.findByRole('link', { name: '1 kaydı gör, yeniden gönder' });
  expect(link.getAttribute('href')).toBe('/admin/isler/gonderilemeyenler');
  expect(screen.getByText('Şifre sıfırlama')).toBeTruthy();
});

it('says how a backup is reported while none was', async () => {
  answer(backup({ last: null }));
  open();
  expect(await screen.findByText('Henüz bir yedek bildirilmedi.')).toBeTruthy();
  expect(screen.getByText(/npm run backup:report/)).toBeTruthy();
});

it('says that the state could not be loaded, with a way to ask again', async () => {
  server.answers(SystemQuery, refusal('INTERNAL'));
  open();
  expect(await screen.findByText('Sistemin durumu yüklenemedi')).toBeTruthy();
  answer(WELL);
  fireEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  expect(await screen.findByText('Her şey yolunda')).toBeTruthy();
});
