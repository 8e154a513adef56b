import type { RequestContext } from '../../kernel/actor/request-context.js';
import { tokenHash } from '../../kernel/keys/secret-token.js';
import type { MaterialListRow } from './material-list.queries.js';

const hashed = (token: string) => tokenHash(token).toString('hex');
const guestOf = (token: string) => `guest:${hashed(token)}`;

/** Whose a list becomes: a customer's, or the holder's of a guest token, stored as its hash alone; null without either. */
export function ownerOf({ actor, guestToken }: RequestContext): string | null {
  if (actor.kind === 'customer' && actor.id !== null) return `customer:${actor.id}`;
  return guestToken === null ? null : guestOf(guestToken);
}

export const browserHashOf = ({ browserToken }: RequestContext) => browserToken && hashed(browserToken);

/** Whether a list is the caller's: also after they signed in, when the guest token has gone with the cart. */
export function isOwn({ owner, browserHash }: MaterialListRow, context: RequestContext): boolean {
  if (owner === ownerOf(context)) return true;
  if (!owner.startsWith('guest:')) return false;
  if (context.guestToken !== null && owner === guestOf(context.guestToken)) return true;
  return browserHash !== null && browserHash === browserHashOf(context);
}
