import { useEffectEvent, useLayoutEffect } from 'react';
import { type CloseOverlay, enterOverlay } from './overlay-history';

/** Lets Back close what lies above the page, for as long as it is open. */
export function useOverlayEntry(isOpen: boolean, onClose: CloseOverlay): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => (isOpen ? enterOverlay(() => close()) : undefined), [isOpen]);
}
