/** On Escape: a popover of the browser's own that lies above a dialog closes alone. */
export function closePopoverFirst(event: KeyboardEvent): void {
  const above = document.querySelector<HTMLElement>('[popover]:popover-open');
  if (!above) return;
  event.preventDefault();
  above.hidePopover();
}
