/** The line that counts the results. It takes the focus when the link that led to them is gone or far below. */
export const RESULT_COUNT = 'sonuc-sayisi';

/** Moves the focus to the new results. */
export function focusResults(): void {
  document.getElementById(RESULT_COUNT)?.focus({ preventScroll: true });
}
