import { mapExchange } from '@urql/core';

/** What was on its way when the server said that nobody is signed in any more. */
type Interrupted = 'query' | 'mutation';
type Follower = (interrupted: Interrupted) => void;

const followers = new Set<Follower>();

/** Calls back whenever the server refuses an operation because the session of the panel is over; returns what ends it. */
export function followEndedSession(follower: Follower): () => void {
  followers.add(follower);
  return () => void followers.delete(follower);
}

/** Watches the results of every operation of the panel. */
export const endedSessionExchange = mapExchange({
  onError({ graphQLErrors }, { kind }) {
    if (!graphQLErrors.some(({ extensions }) => extensions.code === 'SIGN_IN_REQUIRED')) return;
    for (const follower of followers) follower(kind === 'mutation' ? 'mutation' : 'query');
  },
});
