import { type KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place, last) => Math.min(place + 1, last),
  ArrowUp: (place) => Math.max(place - 1, 0),
  j: (place, last) => Math.min(place + 1, last),
  k: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_place, last) => last,
};

/**
 * Arrow keys, J and K, Home and End go from row to row, `x` selects the row one stands in, where rows can be selected, and with shift all
 * rows since the last one. Another letter presses the control of the row that is marked with it. Typing in a field of a row is left
 * alone.
 */
export function followRowKeys(
  event: KeyboardEvent<HTMLElement>,
  toggle: ((rowId: string, isRange: boolean) => void) | undefined,
): void {
  if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null;
  if (!row) return;
  const step = STEPS[event.key] ?? STEPS[event.key.toLowerCase()];
  if (step) {
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
    const next = rows[step(rows.indexOf(row), rows.length - 1)];
    if (next) focusRow(next);
    event.preventDefault();
    return;
  }
  const control =
    /^[a-z]$/i.test(event.key) &&
    row.querySelector<HTMLElement>(`[aria-keyshortcuts=${event.key.toLowerCase()}]`);
  if (control) {
    control.click();
    event.preventDefault();
  } else if (toggle && event.key.toLowerCase() === 'x' && row.dataset.row !== undefined) {
    toggle(row.dataset.row, event.shiftKey);
    event.preventDefault();
  }
}

/** What heads the row is preferred to its box, which comes first. */
export function focusRow(row: HTMLElement, options?: FocusOptions): void {
  const control = row.querySelector<HTMLElement>('[data-title] :is(a, button)');
  (control ?? row.querySelector<HTMLElement>('a, button, input'))?.focus(options);
}

export function isTyping(target: EventTarget): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox';
  return target.isContentEditable || ['SELECT', 'TEXTAREA'].includes(target.tagName);
}
