import { useEffect, useEffectEvent } from 'react';

/** How often work that runs is looked after. */
export const WHILE_RUNNING_MS = 1_000;
/** How often a list is, in which something may begin elsewhere. */
export const MEANWHILE_MS = 15_000;

/**
 * Asks again and again while the page is in sight, the next time only once there is an answer.
 *
 * @param everyMs milliseconds between an answer and the next question; null asks no more
 */
export function usePolling(everyMs: number | null, ask: () => unknown): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (everyMs === null) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const plan = () => {
      timer = setTimeout(() => void run(), everyMs);
    };
    const run = async () => {
      if (document.visibilityState === 'visible') await askNow();
      if (!isOver) plan();
    };
    plan();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [everyMs]);
}
