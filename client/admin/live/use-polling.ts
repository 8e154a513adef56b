import { useEffect, useEffectEvent } from 'react';

/** How often work that runs is asked about. */
export const RUNNING_POLL_MS = 1_000;
/** How often the same is asked while nothing runs: a colleague may begin something. */
export const QUIET_POLL_MS = 15_000;

/**
 * Asks again and again what no topic of the channel announces, while the page is in sight; the next time only once there is an
 * answer.
 *
 * @param everyMs the pause between an answer and the next question; null asks nothing
 */
export function usePolling(everyMs: number | null, ask: () => Promise<unknown>): void {
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
