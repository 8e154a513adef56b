import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { paletteShortcut, usePaletteShortcut } from './palette-shortcut';

/** How often it was called back, and whether the browser still acts on the keys. */
function press(keys: object): { pressed: number; isLeftToBrowser: boolean } {
  let pressed = 0;
  renderHook(() => usePaletteShortcut(() => (pressed += 1)));
  const isLeftToBrowser = fireEvent.keyDown(window, { key: 'k', ...keys });
  return { pressed, isLeftToBrowser };
}

function pretendBrowser(userAgent: string): void {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent });
}

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const { userAgent } = navigator;

afterEach(() => {
  cleanup();
  pretendBrowser(userAgent);
});

it.each([{ ctrlKey: true }, { ctrlKey: true, key: 'K' }])('opens the palette on K with %j', (keys) => {
  expect(press(keys)).toEqual({ pressed: 1, isLeftToBrowser: false });
});

it('does not open and close it for as long as the keys are held', () => {
  expect(press({ ctrlKey: true, repeat: true })).toEqual({ pressed: 0, isLeftToBrowser: false });
});

it.each([
  { shiftKey: true, ctrlKey: true },
  { altKey: true, ctrlKey: true },
  { metaKey: true },
  { isComposing: true, ctrlKey: true },
  {},
])('leaves K with %j to the browser', (keys) => {
  expect(press(keys)).toEqual({ pressed: 0, isLeftToBrowser: true });
});

it('takes ⌘ in place of Ctrl on devices of Apple', () => {
  pretendBrowser(MAC);
  expect(paletteShortcut()).toEqual({ label: '⌘ K', ariaName: 'Meta+K' });
  expect(press({ metaKey: true })).toEqual({ pressed: 1, isLeftToBrowser: false });
  expect(press({ ctrlKey: true }).pressed).toBe(0);
});
