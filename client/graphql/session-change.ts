import { TabChannel } from '../shop/tab-channel';

const CHANGES = ['signed-in', 'signed-out'] as const;

type SessionChange = (typeof CHANGES)[number];
type Follower = (change: SessionChange) => void;

/** The tabs of a browser share one session. */
const tabs = new TabChannel('oturum');
const followers = new Set<Follower>();

/** To be called once somebody signed in or out here: this tab and all others ask anew for what belongs to a person. */
export function announceSessionChange(change: SessionChange = 'signed-in'): void {
  for (const follower of followers) follower(change);
  tabs.post(change);
}

/** Calls back whenever the session changed, here or in another tab; returns what ends it. */
export function followSessionChanges(follower: Follower): () => void {
  followers.add(follower);
  const close = tabs.listen((message) => {
    const change = CHANGES.find((known) => known === message);
    if (change) follower(change);
  });
  return () => {
    followers.delete(follower);
    close();
  };
}
