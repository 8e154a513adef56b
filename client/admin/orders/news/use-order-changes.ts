import { useEffect, useEffectEvent, useState } from 'react';
import { useLiveTopics } from '../../live/use-live-topics';

/** By then one's own change is on the screen, and no news to the person who made it. */
export const SETTLE_MS = 1_000;

/** Asks again a second after orders were changed, by anybody. */
export function useOrderChanges(ask: () => Promise<unknown>): void {
  const [isDue, setIsDue] = useState(false);
  const askNow = useEffectEvent(ask);
  useLiveTopics(() => {
    setIsDue(true);
    return Promise.resolve();
  }, 'orders');
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => {
      setIsDue(false);
      void askNow();
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isDue]);
}
