import { act, cleanup, render } from '@testing-library/react';
import { ASKS_EVERY_MS } from './live-channel';
import { LiveUpdates } from './live-updates';
import { setVisibility, TestEventSource } from './test-event-source';
import { useLiveTopics } from './use-live-topics';

const onRefused = vi.fn();
let asked: string[];
let answer: Promise<unknown>;

function Section({ name }: { name: 'notices' | 'settings' }) {
  useLiveTopics(() => {
    asked.push(name);
    return answer;
  }, name);
  return null;
}

const panel = (isOn: boolean) => (
  <LiveUpdates isOn={isOn} onRefused={onRefused}>
    <Section name="notices" />
    <Section name="settings" />
  </LiveUpdates>
);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  TestEventSource.install();
  onRefused.mockClear();
  asked = [];
  answer = Promise.resolve();
});

afterEach(() => {
  cleanup();
  setVisibility('visible');
  vi.useRealTimers();
});

it('calls each listener of a topic that changed, and no other', async () => {
  render(panel(true));
  TestEventSource.last?.accept();
  await pass(0);
  asked = [];
  TestEventSource.last?.change('settings');
  TestEventSource.last?.change('a topic of a newer server');
  expect(asked).toEqual(['settings']);
  expect(TestEventSource.opened.map(({ url }) => url)).toEqual(['/admin/live']);
});

it('lets everything ask again whenever the stream was opened', async () => {
  render(panel(true));
  TestEventSource.last?.accept();
  await pass(0);
  TestEventSource.last?.interrupt();
  TestEventSource.last?.accept();
  expect(asked).toEqual(['notices', 'settings', 'notices', 'settings']);
  expect(TestEventSource.opened).toHaveLength(1);
});

it('asks once more for what changes while an answer is on its way', async () => {
  let arrive: () => void = () => undefined;
  render(panel(true));
  answer = new Promise<void>((resolve) => (arrive = resolve));
  TestEventSource.last?.change('notices');
  TestEventSource.last?.change('notices');
  TestEventSource.last?.change('notices');
  expect(asked).toEqual(['notices']);
  arrive();
  await pass(0);
  expect(asked).toEqual(['notices', 'notices']);
});

it('holds its stream only while the window is visible', () => {
  render(panel(true));
  setVisibility('hidden');
  expect(TestEventSource.last?.readyState).toBe(TestEventSource.CLOSED);
  setVisibility('visible');
  setVisibility('visible');
  expect(TestEventSource.opened).toHaveLength(2);
  expect(TestEventSource.last?.readyState).toBe(TestEventSource.CONNECTING);
});

it('asks nothing by itself while it has a stream', async () => {
  render(panel(true));
  TestEventSource.last?.accept();
  asked = [];
  await pass(10 * ASKS_EVERY_MS);
  expect(asked).toEqual([]);
});

it('asks every half minute where a stream never opens, such as behind a proxy that holds it back', async () => {
  render(panel(true));
  await pass(2 * ASKS_EVERY_MS);
  expect(asked).toEqual(['notices', 'settings', 'notices', 'settings']);
  expect(TestEventSource.opened).toHaveLength(1);
});

it('reports a refusal, then asks and tries again every half minute until there is a stream', async () => {
  render(panel(true));
  TestEventSource.last?.refuse();
  expect(onRefused).toHaveBeenCalledTimes(1);
  await pass(ASKS_EVERY_MS);
  expect([TestEventSource.opened.length, asked]).toEqual([2, ['notices', 'settings']]);
  TestEventSource.last?.accept();
  asked = [];
  await pass(2 * ASKS_EVERY_MS);
  expect([TestEventSource.opened.length, asked]).toEqual([2, []]);
});

it('neither listens nor tries again once nobody is signed in, and begins anew with the next sign-in', async () => {
  const { rerender } = render(panel(true));
  TestEventSource.last?.refuse();
  rerender(panel(false));
  await pass(10 * ASKS_EVERY_MS);
  expect([TestEventSource.opened.length, asked]).toEqual([1, []]);
  rerender(panel(true));
  TestEventSource.last?.accept();
  expect([TestEventSource.opened.length, asked]).toEqual([2, ['notices', 'settings']]);
});

it('closes its stream with the panel', () => {
  render(panel(true)).unmount();
  expect(TestEventSource.last?.readyState).toBe(TestEventSource.CLOSED);
});
