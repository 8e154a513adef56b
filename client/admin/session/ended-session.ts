import { mapExchange } from '@urql/core';
import { type CurrentStaff } from './current-staff';

type Follower = () => void;

const followers = new Set<Follower>();

/** Calls back whenever it turns out that the session of the panel is over; returns what ends it. */
export function followEndedSession(follower: Follower): () => void {
  followers.add(follower);
  return () => void followers.delete(follower);
}

export function announceEndedSession(): void {
  for (const follower of followers) follower();
}

type StaffFollower = (staff: CurrentStaff) => void;

const staffFollowers = new Set<StaffFollower>();

/** Calls back when somebody else, or somebody with other permissions, turns out to be signed in; returns what ends it. */
export function followChangedStaff(follower: StaffFollower): () => void {
  staffFollowers.add(follower);
  return () => void staffFollowers.delete(follower);
}

export function announceChangedStaff(staff: CurrentStaff): void {
  for (const follower of staffFollowers) follower(staff);
}

/** Watches the results of every operation of the panel for a refusal because nobody is signed in. */
export const endedSessionExchange = mapExchange({
  onError({ graphQLErrors }) {
    if (graphQLErrors.some(({ extensions }) => extensions.code === 'SIGN_IN_REQUIRED')) {
      announceEndedSession();
    }
  },
});
