import { act, cleanup, renderHook } from '@testing-library/react';
import { chooseTheme, useThemeChoice } from './theme-choice';

afterEach(() => {
  cleanup();
  chooseTheme('system');
});

it('keeps a choice for the pages to come', () => {
  const { result } = renderHook(useThemeChoice);
  act(() => chooseTheme('dark'));
  expect(result.current).toBe('dark');
  expect(localStorage.getItem('tema')).toBe('dark');
});

it('still tells the choice in force while nothing can be stored', () => {
  const switchOn = switchOffStorage();
  const { result } = renderHook(useThemeChoice);
  act(() => chooseTheme('dark'));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(result.current).toBe('dark');
  switchOn();
});

/** As a browser does it: already the look at the storage throws. */
function switchOffStorage(): () => void {
  const storage = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  });
  return () => Object.defineProperty(window, 'localStorage', storage);
}
