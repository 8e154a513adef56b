/** Whoever pressed something that is gone now goes on at the heading of the screen, where it takes the focus. */
export function focusHeading(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus());
}
