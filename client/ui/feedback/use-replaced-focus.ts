import { type RefObject, useLayoutEffect } from 'react';

/**
 * What replaces a control takes its focus, and when it is replaced itself it gives the focus to what it stood in. A focus
 * elsewhere on the page stays, and so does that of a page nobody has used yet.
 */
export function useReplacedFocus(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    // The focus of a control that is gone falls to what contained it.
    const isLost = document.activeElement?.contains(element) ?? true;
    // Older browsers do not know it.
    const { userActivation } = navigator as Partial<Navigator>;
    if (isLost && userActivation?.hasBeenActive) element.focus({ preventScroll: true });
    return () => {
      if (!element.contains(document.activeElement)) return;
      element.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, [place]);
}
