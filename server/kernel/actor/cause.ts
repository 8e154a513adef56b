import type { Actor } from './actor.js';

/** Who makes a change, and in answer to which request. */
export interface Cause {
  actor: Pick<Actor, 'kind' | 'id'>;
  requestId: string;
}

/** The same with the permissions of the actor, for changes that depend on them. */
export interface AuthenticatedCause extends Cause {
  actor: Actor;
}
