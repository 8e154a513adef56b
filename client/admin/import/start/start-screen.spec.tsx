import { act, cleanup, renderHook, screen } from '@testing-library/react';
import { type ReactNode } from 'react';
import { Provider } from 'urql';
import { type Given, refusal } from '../../../graphql/test-answers';
import { server } from '../../../graphql/test-server';
import { open, press } from '../../../ui/form/test-form';
import { nextAnswer } from '../../live/test-polling';
import { QUIET_POLL_MS, RUNNING_POLL_MS } from '../../live/use-polling';
import { CatalogExportsQuery } from '../catalog-file/catalog-exports.query';
import { progressOf } from '../progress/test-progress';
import { StartScreen } from './start-screen';
import {
  ImportRunsQuery,
  ImportStartQuery,
  type ListedImport,
  type NewestImport,
  NewestImportsQuery,
} from './start.query';
import { listedRun, newestRun, resultWith } from './test-runs';
import { useNewestImports } from './use-newest-imports';

const { status, details } = resultWith('COMPLETE');
const { productsAdded, productsUpdated } = details;
const DONE = { result: { status } };
const APPLIED = {
  id: 'eski',
  appliedAt: new Date().toISOString(),
  appliedBy: null,
  result: { details: { productsAdded, productsUpdated } },
};
const OLD = newestRun('eski', DONE);
const RUNNING = newestRun('yeni', { status: 'APPLYING', progress: progressOf(1, 9) });
const ENDED = newestRun('yeni', DONE);
const newest = (...items: Given<NewestImport>[]) => ({
  importRuns: { items },
  applied: { items: [APPLIED] },
});

const LISTED_OLD = listedRun('eski', { canUndo: true, result: resultWith('COMPLETE') });
const LISTED_RUNNING = listedRun('yeni', { status: 'APPLYING' });
const LISTED_ENDED = listedRun('yeni', { canUndo: true, result: resultWith('COMPLETE') });
const listed = (...items: Given<ListedImport>[]) => ({ importRuns: { total: items.length, items } });
const OVERVIEW = {
  mainCategories: 5,
  subcategories: 13,
  products: 900,
  incompleteProducts: 0,
  addedLately: 0,
  addedBefore: 0,
  suppliers: [],
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('lists what ended meanwhile anew, and leaves a question open that somebody is being asked', async () => {
  vi.useFakeTimers();
  server.answers(ImportStartQuery, { importOverview: OVERVIEW, importColumns: [] });
  server.answers(NewestImportsQuery, newest(RUNNING, OLD), newest(ENDED, OLD));
  server.answers(ImportRunsQuery, listed(LISTED_RUNNING, LISTED_OLD), listed(LISTED_ENDED, LISTED_OLD));
  server.answers(CatalogExportsQuery, { catalogExports: [] });
  await open(<StartScreen />);
  await press('eski.xlsx: Geri al');
  await nextAnswer();
  expect(screen.getByRole('alertdialog', { name: 'Bu aktarım geri alınsın mı?' })).toBeTruthy();
  expect(screen.getAllByText('Tamamlandı')).toHaveLength(2);
});

it('names the last import that was applied, however many wait since', async () => {
  server.answers(ImportStartQuery, { importOverview: OVERVIEW, importColumns: [] });
  server.answers(
    NewestImportsQuery,
    newest(...Array.from({ length: 10 }, (_, place) => newestRun(`bekleyen-${place}`, { status: 'READY' }))),
  );
  server.answers(ImportRunsQuery, listed());
  server.answers(CatalogExportsQuery, { catalogExports: [] });
  await open(<StartScreen />);
  expect(await screen.findByText('64 ürün')).toBeTruthy();
});

describe('while nothing runs', () => {
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const askForListed = () =>
    server.client
      .query(ImportRunsQuery, { skip: 0, take: 10 }, { requestPolicy: 'network-only' })
      .toPromise();
  const openList = async () => {
    vi.useFakeTimers();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <Provider value={server.client}>{children}</Provider>
    );
    const { result } = renderHook(() => useNewestImports(askForListed), { wrapper });
    await pass(0);
    return result;
  };

  it('finds what a colleague began a quarter of a minute ago, then follows it each second', async () => {
    server.answers(NewestImportsQuery, newest(OLD), newest(RUNNING, OLD), newest(ENDED, OLD));
    server.answers(ImportRunsQuery, listed(LISTED_RUNNING, LISTED_OLD), listed(LISTED_ENDED, LISTED_OLD));
    const seen = await openList();
    await pass(QUIET_POLL_MS - 1);
    expect(seen.current.newest).toHaveLength(1);
    await pass(1);
    expect(seen.current.newest?.[0]?.status).toBe('APPLYING');
    await pass(RUNNING_POLL_MS);
    expect(seen.current.newest?.[0]?.status).toBe('APPLIED');
  });

  it('asks for the list only when it is another one, and once more where it could not be had', async () => {
    server.answers(NewestImportsQuery, () => newest(OLD));
    server.answers(ImportRunsQuery, refusal('INTERNAL'), listed(LISTED_OLD));
    await openList();
    await pass(QUIET_POLL_MS);
    await pass(QUIET_POLL_MS);
    await pass(QUIET_POLL_MS);
    expect(server.sent(ImportRunsQuery)).toHaveLength(2);
  });
});
