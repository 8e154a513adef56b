import { type MouseEvent, type PointerEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { enterOverlay } from './overlay-history';

interface ModalDialog {
  isOpen: boolean;
  /** It closed, whichever way. */
  onClose: () => void;
  /** Where the focus goes then; without an answer, back to where it came from. */
  finalFocus?: () => HTMLElement | null;
}

/**
 * The browser's own dialog: it keeps the focus inside, closes on Escape and Back and gives the focus back. A press on the
 * backdrop closes it too, unless it began inside, as when text is selected.
 */
export function useModalDialog({ isOpen, onClose, finalFocus }: ModalDialog) {
  const ref = useRef<HTMLDialogElement>(null);
  const beganOnBackdrop = useRef(false);
  const focusAfterwards = useEffectEvent(() => finalFocus?.()?.focus({ preventScroll: true }));
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return undefined;
    if (!dialog.open) dialog.showModal();
    const leave = enterOverlay(() => dialog.close());
    return () => {
      leave();
      dialog.close();
      // Once React has given the focus back to whatever had it before this commit.
      queueMicrotask(() => focusAfterwards());
    };
  }, [isOpen]);
  return {
    ref,
    onClose: () => isOpen && onClose(),
    onPointerDown: ({ target, currentTarget }: PointerEvent<HTMLDialogElement>) => {
      beganOnBackdrop.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
      if (beganOnBackdrop.current && target === currentTarget) currentTarget.close();
      beganOnBackdrop.current = false;
    },
  };
}
