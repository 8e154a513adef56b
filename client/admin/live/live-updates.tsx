import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { LiveChannel } from './live-channel';
import { LiveContext } from './live-context';

interface LiveUpdatesProps {
  /** Somebody is signed in. */
  isOn: boolean;
  /** There is no stream for this window: the session may be over. */
  onRefused: () => void;
  children: ReactNode;
}

/** Lets everything within follow what changes elsewhere, by `useLiveTopics`. */
export function LiveUpdates({ isOn, onRefused, children }: LiveUpdatesProps) {
  const [channel] = useState(() => new LiveChannel());
  const refused = useEffectEvent(onRefused);
  useEffect(() => (isOn ? channel.start(() => refused()) : undefined), [channel, isOn]);
  return <LiveContext value={channel}>{children}</LiveContext>;
}
