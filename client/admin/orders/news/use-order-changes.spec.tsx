import { act, cleanup, render } from '@testing-library/react';
import { LiveUpdates } from '../../live/live-updates';
import { TestEventSource } from '../../live/test-event-source';
import { SETTLE_MS, useOrderChanges } from './use-order-changes';

let asked: number;

function Screen() {
  useOrderChanges(() => {
    asked += 1;
    return Promise.resolve();
  });
  return null;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const change = (topic: string) => act(() => TestEventSource.last?.change(topic));

beforeEach(async () => {
  vi.useFakeTimers();
  TestEventSource.install();
  render(
    <LiveUpdates isOn onRefused={() => undefined}>
      <Screen />
    </LiveUpdates>,
  );
  act(() => TestEventSource.last?.accept());
  await pass(SETTLE_MS);
  asked = 0;
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('asks a second after a change, so that the own one is shown by then', async () => {
  change('orders');
  await pass(SETTLE_MS - 1);
  expect(asked).toBe(0);
  await pass(1);
  expect(asked).toBe(1);
});

it('asks in the end however often orders change, and for nothing else', async () => {
  for (let second = 0; second < 4; second += 1) {
    change('orders');
    change('notices');
    await pass(SETTLE_MS / 2);
  }
  expect(asked).toBe(2);
  change('notices');
  await pass(2 * SETTLE_MS);
  expect(asked).toBe(2);
});

it('asks no more once the screen is left', async () => {
  change('orders');
  cleanup();
  await pass(2 * SETTLE_MS);
  expect(asked).toBe(0);
});
