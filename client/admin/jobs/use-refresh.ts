import { useEffect, useEffectEvent } from 'react';

const WHILE_RUNNING_MS = 2_000;
/** Something may begin elsewhere. */
const OTHERWISE_MS = 15_000;

/** Asks again by itself while the window is visible: each two seconds while something is under way, else now and then. */
export function useRefresh(isRunning: boolean, ask: () => void): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    const timer = window.setInterval(
      () => {
        if (document.visibilityState === 'visible') askNow();
      },
      isRunning ? WHILE_RUNNING_MS : OTHERWISE_MS,
    );
    return () => window.clearInterval(timer);
  }, [isRunning]);
}
