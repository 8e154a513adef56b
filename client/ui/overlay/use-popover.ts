import { type FocusEvent, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { enterOverlay } from './overlay-history';

/**
 * The browser's own popover, which its button opens also without scripts: it closes on Escape and on a press elsewhere and
 * gives the focus back to the button. Back closes it too.
 *
 * @param id where another component needs to know it.
 */
export function usePopover<Panel extends HTMLElement>(id?: string) {
  const generatedId = useId();
  const panelId = id ?? generatedId;
  const panel = useRef<Panel>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => panel.current?.matches(':popover-open') && panel.current.hidePopover();
  useEffect(() => (isOpen ? enterOverlay(close) : undefined), [isOpen]);
  /** For button and panel of a popover that belongs to its place: Tab leads out of it and closes it. */
  const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Element)) return;
    const isInside =
      panel.current?.contains(relatedTarget) || relatedTarget.getAttribute('popovertarget') === panelId;
    if (!isInside) close();
  };
  return {
    isOpen,
    close,
    closeOnLeave,
    /** Browsers tell of an open popover themselves; the attribute is for the style. */
    button: { popoverTarget: panelId, 'data-open': isOpen || undefined },
    panel: {
      id: panelId,
      ref: panel,
      popover: 'auto',
      // React lets the events of a popover or of details inside bubble.
      onBeforeToggle: ({ target, currentTarget, newState }: ToggleEvent<Panel>) => {
        if (target === currentTarget && newState === 'open') setOpen(true);
      },
      // Not before it is closed: the browser gives the focus back only from what is still there.
      onToggle: ({ target, currentTarget, newState }: ToggleEvent<Panel>) => {
        if (target === currentTarget && newState === 'closed') setOpen(false);
      },
    },
  } as const;
}
