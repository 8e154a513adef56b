import { use, useEffect, useEffectEvent } from 'react';
import { type LiveTopic } from './live-channel';
import { LiveContext } from './live-context';

/**
 * Asks again when one of the topics may have changed, `IN_BACKGROUND` where the session is needed. What changes while an answer
 * is on its way may be missing in it: it is asked once more afterwards.
 */
export function useLiveTopics(ask: () => Promise<unknown>, ...topics: readonly LiveTopic[]): void {
  const channel = use(LiveContext);
  const askNow = useEffectEvent(ask);
  const names = topics.join(' ');
  useEffect(() => {
    let isAsking = false;
    let isDue = false;
    const run = () => {
      isDue = isAsking;
      if (isAsking) return;
      isAsking = true;
      void askNow().finally(() => {
        isAsking = false;
        if (isDue) run();
      });
    };
    return channel.listen(names.split(' ') as LiveTopic[], run);
  }, [channel, names]);
}
