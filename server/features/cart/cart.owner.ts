import type { Visit } from '../../kernel/actor/visit.js';
import { tokenHash } from '../../kernel/keys/secret-token.js';

/** Whose cart it is: a customer, or whoever knows a secret of which only the hash is kept. */
export type CartOwner = `customer:${string}` | `guest:${string}`;

/** Nobody's, as long as a guest has nothing. */
export function ownerOf({ actor, guestToken }: Visit): CartOwner | null {
  if (actor.kind === 'customer' && actor.id !== null) return `customer:${actor.id}`;
  return guestToken === null ? null : ownedBy(guestToken);
}

/** The cart a customer filled before signing in. */
export function leftByGuest({ actor, guestToken }: Visit): CartOwner | null {
  return actor.kind === 'customer' && guestToken !== null ? ownedBy(guestToken) : null;
}

export function ownedBy(guestToken: string): CartOwner {
  return `guest:${tokenHash(guestToken).toString('hex')}`;
}
