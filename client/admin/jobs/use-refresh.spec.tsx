import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useRefresh } from './use-refresh';

const asked = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockClear();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('asks each two seconds while something is under way', () => {
  renderHook(() => useRefresh(true, asked));
  jest.advanceTimersByTime(10_100);
  expect(asked).toHaveBeenCalledTimes(5);
});

it('asks now and then while nothing is, and at once more often when something begins', () => {
  const { rerender } = renderHook(({ isRunning }) => useRefresh(isRunning, asked), {
    initialProps: { isRunning: false },
  });
  jest.advanceTimersByTime(15_100);
  expect(asked).toHaveBeenCalledTimes(1);
  rerender({ isRunning: true });
  jest.advanceTimersByTime(2_100);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('asks for nothing in a window that nobody sees, and after the screen is gone', () => {
  const { unmount } = renderHook(() => useRefresh(true, asked));
  const visible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  jest.advanceTimersByTime(6_000);
  visible.mockReturnValue('visible');
  unmount();
  jest.advanceTimersByTime(6_000);
  expect(asked).not.toHaveBeenCalled();
});
