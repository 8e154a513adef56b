import { act, cleanup, screen } from '@testing-library/react';
import { AccountServer, open } from '../../../features/account/test-account';
import { RUNNING_POLL_MS } from '../../live/use-polling';
import { useLiveRun } from './use-live-run';

const PICTURES = { requested: 0, fetched: 0, failed: 0, isFetching: false, warnings: [] };
const progress = (done: number) => ({
  ...{ done, total: 100, rowsPerSecond: null, secondsLeft: null },
  ...{ isWaiting: false, isStopping: false },
});
const whole = (status: string, done: number | null) => ({
  data: {
    importRun: {
      ...{ id: 'i1', status, version: 1, fileName: 'liste.xlsx', pictures: PICTURES },
      progress: done === null ? null : progress(done),
    },
  },
});
const state = (status: string, done: number | null) => ({
  data: { importRun: { id: 'i1', status, version: 1, progress: done === null ? null : progress(done) } },
});

function Shown() {
  const { run } = useLiveRun('i1');
  return <p role="note">{run && `${run.fileName} ${run.status} ${String(run.progress?.done)}`}</p>;
}

const asked = (server: AccountServer, name: string) => server.asked.filter((each) => each === name).length;
const nextAnswer = () => act(() => new Promise((resolve) => setTimeout(resolve, RUNNING_POLL_MS + 100)));
const shown = () => screen.getByRole('note').textContent;

afterEach(cleanup);

it('asks only how far it is each second, and for all of it once its state is another', async () => {
  const server = new AccountServer({
    PanelImport: [whole('APPLYING', 10), whole('APPLIED', null)],
    ImportProgressOfRun: [state('APPLYING', 20), state('APPLYING', 60), state('APPLIED', null)],
  });
  await open(server, <Shown />);
  expect(shown()).toBe('liste.xlsx APPLYING 20');
  await nextAnswer();
  expect(shown()).toBe('liste.xlsx APPLYING 60');
  expect(asked(server, 'PanelImport')).toBe(1);
  await nextAnswer();
  expect(shown()).toBe('liste.xlsx APPLIED undefined');
  expect(asked(server, 'PanelImport')).toBe(2);
});

it('asks for nothing but the import itself while nothing is done with it', async () => {
  const server = new AccountServer({ PanelImport: [whole('READY', null)] });
  await open(server, <Shown />);
  await nextAnswer();
  expect(shown()).toBe('liste.xlsx READY undefined');
  expect(server.asked).toEqual(['PanelImport']);
});
