import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { CONTENT_ID } from '../../ui/navigation/content-id';

/** After each change of screen the focus is at its start, where a screen reader reads the title; not when the panel opens. */
export function useScreenFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A list gives it to the row that somebody comes back from.
    if (document.activeElement?.closest('[data-row]')) return;
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}
