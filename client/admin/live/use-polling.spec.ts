import { act, cleanup, renderHook } from '@testing-library/react';
import { QUIET_POLL_MS, RUNNING_POLL_MS, usePolling } from './use-polling';

let visibility: DocumentVisibilityState;

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  visibility = 'visible';
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('asks each second while something runs, and no more once there is nothing to ask for', async () => {
  const ask = vi.fn(() => Promise.resolve());
  const initialProps: { everyMs: number | null } = { everyMs: RUNNING_POLL_MS };
  const { rerender } = renderHook(({ everyMs }) => usePolling(everyMs, ask), { initialProps });
  await pass(3 * RUNNING_POLL_MS);
  expect(ask).toHaveBeenCalledTimes(3);
  rerender({ everyMs: null });
  await pass(3 * RUNNING_POLL_MS);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('asks now and then while nothing runs, and more often as soon as something does', async () => {
  const ask = vi.fn(() => Promise.resolve());
  const { rerender } = renderHook(({ everyMs }) => usePolling(everyMs, ask), {
    initialProps: { everyMs: QUIET_POLL_MS },
  });
  await pass(QUIET_POLL_MS - 1);
  expect(ask).not.toHaveBeenCalled();
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(1);
  rerender({ everyMs: RUNNING_POLL_MS });
  await pass(RUNNING_POLL_MS);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks nothing once its screen is gone', async () => {
  const ask = vi.fn(() => Promise.resolve());
  const { unmount } = renderHook(() => usePolling(RUNNING_POLL_MS, ask));
  unmount();
  await pass(3 * RUNNING_POLL_MS);
  expect(ask).not.toHaveBeenCalled();
});

it('asks nothing while the page is out of sight', async () => {
  const ask = vi.fn(() => Promise.resolve());
  renderHook(() => usePolling(RUNNING_POLL_MS, ask));
  visibility = 'hidden';
  await pass(5 * RUNNING_POLL_MS);
  expect(ask).not.toHaveBeenCalled();
  visibility = 'visible';
  await pass(RUNNING_POLL_MS);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('waits for an answer before it asks again', async () => {
  const answers: (() => void)[] = [];
  const ask = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  renderHook(() => usePolling(RUNNING_POLL_MS, ask));
  await pass(4 * RUNNING_POLL_MS);
  expect(ask).toHaveBeenCalledTimes(1);
  answers[0]?.();
  await pass(RUNNING_POLL_MS);
  expect(ask).toHaveBeenCalledTimes(2);
});
