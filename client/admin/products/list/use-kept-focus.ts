import { useCallback, useEffect, useRef } from 'react';
import { CONTENT_ID } from '../../../ui/navigation/content-id';

/** The focus of a row that goes away stays on the screen. @returns says that some row is about to go */
export function useKeptFocus(rows: readonly unknown[] | undefined): () => void {
  const isExpected = useRef(false);
  useEffect(() => {
    if (!isExpected.current || document.activeElement !== document.body) return;
    isExpected.current = false;
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [rows]);
  return useCallback(() => {
    isExpected.current = true;
  }, []);
}
