import { renderHook } from '@testing-library/react';
import { type ListView } from './list-query';
import { rememberView, useRememberedView } from './remembered-view';

/** How often a list that opens in this view is led to its rows. */
function visits(shown: ListView): number {
  const showRows = vi.fn();
  renderHook(() => useRememberedView(shown, showRows)).rerender();
  return showRows.mock.calls.length;
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('leads a visitor who chose rows to the rows of the next list, once', () => {
  rememberView('list');
  expect([visits('grid'), visits('list')]).toEqual([1, 0]);
});

it('leaves the cards to those who chose them, or nothing', () => {
  expect(visits('grid')).toBe(0);
  rememberView('list');
  rememberView('grid');
  expect(visits('grid')).toBe(0);
});

it('does without where nothing can be stored', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
  }
  rememberView('list');
  expect(visits('grid')).toBe(0);
});
