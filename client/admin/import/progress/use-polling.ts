import { useEffect, useEffectEvent } from 'react';

/** How often work that runs is looked after. */
export const POLLS_EVERY_MS = 1_000;

/** Asks again each second while something runs and the page is in sight; the next time only once there is an answer. */
export function usePolling(isRunning: boolean, ask: () => Promise<unknown>): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isRunning) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const plan = () => {
      timer = setTimeout(() => void run(), POLLS_EVERY_MS);
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
  }, [isRunning]);
}
