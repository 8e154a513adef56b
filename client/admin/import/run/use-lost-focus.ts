import { type RefObject, useEffect } from 'react';
import { isFocusFree } from '../../../ui/navigation/restore-focus';

/** By then a dialog that was answered has given the focus back. */
const SETTLE_MS = 400;

/**
 * The buttons of an import go with the state they belong to, and a focus on them with it: it is given to what says the new
 * state. A focus elsewhere stays.
 */
export function useLostFocus(place: RefObject<HTMLElement | null>, status: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // Older browsers do not know it.
      const { userActivation } = navigator as Partial<Navigator>;
      if (isFocusFree() && userActivation?.hasBeenActive) place.current?.focus({ preventScroll: true });
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [place, status]);
}
