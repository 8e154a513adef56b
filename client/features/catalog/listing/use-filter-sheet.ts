import { type KeyboardEvent, type ToggleEvent } from 'react';
import { usePopover } from '../../../ui/overlay/use-popover';

/** The form that holds the filters; the order of the list belongs to it too. */
export const FILTER_FORM = 'filtre-formu';
/** The panel, for the button that opens it on a phone. */
export const FILTER_PANEL = 'filtreler';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not([type="hidden"]), summary';

/** The filter panel as a sheet: while it is open it is a dialog and keeps the focus. */
export function useFilterSheet() {
  const { panel, isOpen, close } = usePopover<HTMLElement>(FILTER_PANEL);
  return {
    attributes: {
      ...panel,
      onToggle: focusFirst,
      ...(isOpen && { role: 'dialog', 'aria-modal': true, onKeyDown: keepFocusInside }),
    },
    close,
  };
}

function focusFirst({ target, currentTarget, newState }: ToggleEvent<HTMLElement>) {
  if (target === currentTarget && newState === 'open') currentTarget.querySelector('button')?.focus();
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
