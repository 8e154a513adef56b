/** Moves the focus to the heading of the screen, after the control that had it is gone. */
export function focusHeading(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus());
}
