import { jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { POLLS_EVERY_MS, usePolling } from './use-polling';

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
  const { rerender } = renderHook(({ isRunning }) => usePolling(isRunning, ask), {
    initialProps: { isRunning: true },
  });
  await pass(3 * POLLS_EVERY_MS);
  expect(ask).toHaveBeenCalledTimes(3);
  rerender({ isRunning: false });
  await pass(3 * POLLS_EVERY_MS);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('asks nothing while the page is out of sight', async () => {
  const ask = jest.fn(() => Promise.resolve());
  renderHook(() => usePolling(true, ask));
  visibility = 'hidden';
  await pass(5 * POLLS_EVERY_MS);
  expect(ask).not.toHaveBeenCalled();
  visibility = 'visible';
  await pass(POLLS_EVERY_MS);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('waits for an answer before it asks again', async () => {
  const answers: (() => void)[] = [];
  const ask = jest.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  renderHook(() => usePolling(true, ask));
  await pass(4 * POLLS_EVERY_MS);
  expect(ask).toHaveBeenCalledTimes(1);
  answers[0]?.();
  await pass(POLLS_EVERY_MS);
  expect(ask).toHaveBeenCalledTimes(2);
});
