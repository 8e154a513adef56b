import { type KeyboardEvent, type ToggleEvent, useRef, useState } from 'react';

/** The form that holds the filters; the order of the list belongs to it too. */
export const FILTER_FORM = 'filtre-formu';
/** The panel, for the button that opens it on a phone. */
export const FILTER_PANEL = 'filtreler';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not([type="hidden"]), summary';

/**
 * The filter panel as a sheet: the browser's own popover opens and closes it, also without scripts. While it is open it
 * is a dialog and keeps the focus.
 */
export function useFilterSheet() {
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const onToggle = (event: ToggleEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const opens = event.newState === 'open';
    setOpen(opens);
    if (opens) event.currentTarget.querySelector<HTMLElement>('button')?.focus();
  };
  return {
    attributes: {
      ref: panel,
      popover: 'auto',
      onToggle,
      ...(isOpen && { role: 'dialog', 'aria-modal': true, onKeyDown: keepFocusInside }),
    } as const,
    close: () => panel.current?.matches(':popover-open') && panel.current.hidePopover(),
  };
}

/** From the last control Tab leads to the first, and back. */
function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((control) =>
    control.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [controls.at(0), controls.at(-1)] : [controls.at(-1), controls.at(0)];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
