import { jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { MEANWHILE_MS, usePolling, WHILE_RUNNING_MS } from './use-polling';

let visibility: DocumentVisibilityState;

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  visibility = 'visible';
  jest.useFakeTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('asks each second while something runs, and no more once it has ended', async () => {
  const ask = jest.fn(() => Promise.resolve());
  const initialProps: { everyMs: number | null } = { everyMs: WHILE_RUNNING_MS };
  const { rerender } = renderHook(({ everyMs }) => usePolling(everyMs, ask), { initialProps });
  await pass(3 * WHILE_RUNNING_MS);
  expect(ask).toHaveBeenCalledTimes(3);
  rerender({ everyMs: null });
  await pass(3 * WHILE_RUNNING_MS);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('asks nothing while the page is out of sight', async () => {
  const ask = jest.fn(() => Promise.resolve());
  renderHook(() => usePolling(WHILE_RUNNING_MS, ask));
  visibility = 'hidden';
  await pass(5 * WHILE_RUNNING_MS);
  expect(ask).not.toHaveBeenCalled();
  visibility = 'visible';
  await pass(WHILE_RUNNING_MS);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('waits for an answer before it asks again', async () => {
  const answers: (() => void)[] = [];
  const ask = jest.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  renderHook(() => usePolling(WHILE_RUNNING_MS, ask));
  await pass(4 * WHILE_RUNNING_MS);
  expect(ask).toHaveBeenCalledTimes(1);
  answers[0]?.();
  await pass(WHILE_RUNNING_MS);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks now and then while nothing runs, and at once more often when something begins', async () => {
  const ask = jest.fn(() => Promise.resolve());
  const { rerender } = renderHook(({ everyMs }) => usePolling(everyMs, ask), {
    initialProps: { everyMs: MEANWHILE_MS },
  });
  await pass(MEANWHILE_MS);
  expect(ask).toHaveBeenCalledTimes(1);
  rerender({ everyMs: WHILE_RUNNING_MS });
  await pass(2 * WHILE_RUNNING_MS);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('asks nothing more once its screen is gone', async () => {
  const ask = jest.fn(() => Promise.resolve());
  const { unmount } = renderHook(() => usePolling(WHILE_RUNNING_MS, ask));
  unmount();
  await pass(3 * WHILE_RUNNING_MS);
  expect(ask).not.toHaveBeenCalled();
});
