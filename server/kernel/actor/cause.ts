import type { Actor } from './actor.js';

/** Who makes a change, and in answer to which request. */
export interface Cause {
  actor: Pick<Actor, 'kind' | 'id'>;
  requestId: string;
}
