import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** False while the browser knows that there is no connection; the server takes everybody for connected. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Calls back each time the connection is there again. */
export function useOnceOnline(callback: () => void): void {
  const call = useEffectEvent(callback);
  useEffect(() => {
    const onOnline = () => call();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
}
