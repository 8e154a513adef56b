import { act, cleanup, renderHook, screen } from '@testing-library/react';
import { type ReactNode } from 'react';
import { Provider } from 'urql';
import { AccountServer, open, press } from '../../../features/account/test-account';
import { QUIET_POLL_MS, RUNNING_POLL_MS } from '../../live/use-polling';
import { StartScreen } from './start-screen';
import { useNewestImports } from './use-newest-imports';

const DETAILS = {
  categoriesAdded: 0,
  categoriesUpdated: 0,
  productsAdded: 64,
  productsUpdated: 0,
  failed: 0,
};
const run = (id: string, status: string, different: object = {}) => ({
  ...{ id, status, fileName: `${id}.xlsx`, uploadedAt: '2026-11-24T11:05:00.000Z' },
  ...{ uploadedBy: { name: 'Ayşe Yılmaz' }, appliedAt: null, appliedBy: null },
  ...{ canUndo: false, progress: null, result: null, failure: null },
  ...different,
});
const PROGRESS = {
  done: 1,
  total: 9,
  rowsPerSecond: null,
  secondsLeft: null,
  isWaiting: false,
  isStopping: false,
};
const APPLIED = { canUndo: true, result: { status: 'COMPLETE', details: DETAILS } };
const OLD = run('eski', 'APPLIED', APPLIED);
const RUNNING = run('yeni', 'APPLYING', { progress: PROGRESS });
const DONE = run('yeni', 'APPLIED', APPLIED);
const newest = (...items: object[]) => ({ data: { importRuns: { items } } });
const listed = (...items: object[]) => ({ data: { importRuns: { total: items.length, items } } });
const OVERVIEW = {
  ...{ mainCategories: 5, subcategories: 13, products: 900, incompleteProducts: 0 },
  ...{ addedLately: 0, addedBefore: 0, suppliers: [] },
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('lists what ended meanwhile anew, and leaves a question open that somebody is being asked', async () => {
  const server = new AccountServer({
    ImportStart: [{ data: { importOverview: OVERVIEW, importColumns: [] } }],
    NewestImports: [newest(RUNNING, OLD), newest(DONE, OLD)],
    ImportRuns: [listed(RUNNING, OLD), listed(DONE, OLD)],
    CatalogExports: [{ data: { catalogExports: [] } }],
  });
  await open(server, <StartScreen />);
  await press('eski.xlsx: Geri al');
  await act(() => new Promise((resolve) => setTimeout(resolve, RUNNING_POLL_MS + 200)));
  expect(screen.getByRole('alertdialog', { name: 'Bu aktarım geri alınsın mı?' })).toBeTruthy();
  expect(screen.getAllByText('Tamamlandı')).toHaveLength(2);
});

describe('while nothing runs', () => {
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const openList = async (server: AccountServer) => {
    vi.useFakeTimers();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <Provider value={server.client}>{children}</Provider>
    );
    const { result } = renderHook(() => useNewestImports(1), { wrapper });
    await pass(0);
    return result;
  };

  it('finds what a colleague began a quarter of a minute ago, then follows it each second', async () => {
    const seen = await openList(
      new AccountServer({
        NewestImports: [newest(OLD), newest(RUNNING, OLD), newest(DONE, OLD)],
        ImportRuns: [listed(RUNNING, OLD), listed(DONE, OLD)],
      }),
    );
    await pass(QUIET_POLL_MS - 1);
    expect(seen.current).toHaveLength(1);
    await pass(1);
    expect(seen.current?.[0]?.status).toBe('APPLYING');
    await pass(RUNNING_POLL_MS);
    expect(seen.current?.[0]?.status).toBe('APPLIED');
  });

  it('asks for the list only when it is another one, and once more where it could not be had', async () => {
    const asked: string[] = [];
    const server = new AccountServer({
      NewestImports: Array.from({ length: 5 }, () => newest(OLD)),
      ImportRuns: [{ code: 'INTERNAL' }, listed(OLD), listed(OLD)],
    });
    const query = server.client.query.bind(server.client);
    vi.spyOn(server.client, 'query').mockImplementation((document, variables, context) => {
      if ('skip' in (variables as object)) asked.push('list');
      return query(document, variables, context);
    });
    await openList(server);
    await pass(QUIET_POLL_MS);
    await pass(QUIET_POLL_MS);
    await pass(QUIET_POLL_MS);
    expect(asked).toEqual(['list', 'list']);
  });
});
