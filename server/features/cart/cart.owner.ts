import type { RequestContext } from '../../kernel/actor/request-context.js';
import { tokenHash } from '../../kernel/keys/secret-token.js';

/** Owner of a cart: a customer, or the holder of a guest token, stored as its hash alone. */
export type CartOwner = `customer:${string}` | `guest:${string}`;

/** Null for a guest without a token, who has no cart yet. */
export function ownerOf({ actor, guestToken }: RequestContext): CartOwner | null {
  if (actor.kind === 'customer' && actor.id !== null) return `customer:${actor.id}`;
  return guestToken === null ? null : ownedBy(guestToken);
}

/** The cart a customer filled before signing in. */
export function leftByGuest({ actor, guestToken }: RequestContext): CartOwner | null {
  return actor.kind === 'customer' && guestToken !== null ? ownedBy(guestToken) : null;
}

export function ownedBy(guestToken: string): CartOwner {
  return `guest:${tokenHash(guestToken).toString('hex')}`;
}
