import type { Actor } from './actor.js';

/** Who makes a change, and in answer to which request. */
export interface Cause {
  actor: Pick<Actor, 'kind' | 'id'>;
  requestId: string;
  /** For whom the actor acts, such as the buyer whose word staff record; left out when they act for themselves. */
  onBehalfOf?: Pick<Actor, 'kind' | 'id'>;
}

/** The same with the permissions of the actor, for changes that depend on them. */
export interface AuthenticatedCause extends Cause {
  actor: Actor;
}
