/** The tabs of a browser share one session. */
const CHANNEL = 'oturum';

const followers = new Set<() => void>();
let channel: BroadcastChannel | undefined;

/** To be called once somebody signed in or out here: this tab and all others ask anew for what belongs to a person. */
export function announceSessionChange(): void {
  tellFollowers();
  channel?.postMessage('');
}

/** Calls back whenever the session changed, here or in another tab, for as long as the page lives. */
export function followSessionChanges(follower: () => void): void {
  followers.add(follower);
  if (channel) return;
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', tellFollowers);
}

function tellFollowers(): void {
  for (const follower of followers) follower();
}
