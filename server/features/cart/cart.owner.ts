import type { RequestContext } from '../../kernel/actor/request-context.js';
import type { MasterKey } from '../../kernel/keys/master-key.js';
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

/** Where the lines of a caller are. */
export interface CartSource {
  /** Null for a guest without a token. */
  owner: CartOwner | null;
  /** The cart filled before signing in, as long as it is not merged. */
  left: CartOwner | null;
}

export function sourceOf(context: RequestContext): CartSource {
  return { owner: ownerOf(context), left: leftByGuest(context) };
}

export function ownedBy(guestToken: string): CartOwner {
  return `guest:${tokenHash(guestToken).toString('hex')}`;
}

/**
 * The token of the guest whose browser gives its additions this key: additions that were sent at once, before the
 * browser had a cookie, get the same.
 */
export function guestTokenOf(keys: MasterKey, browserKey: string): string {
  return keys.hash('guest-carts', browserKey).toString('base64url');
}
