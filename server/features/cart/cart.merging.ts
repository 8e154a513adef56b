import type { DataSource, EntityManager } from 'typeorm';
import type { RequestContext } from '../../kernel/actor/request-context.js';
import { withRetry } from '../../kernel/database/transaction-retry.js';
import { mergeLines } from './cart.merging.queries.js';
import { type CartSource, sourceOf } from './cart.owner.js';
import { lockCart, lockOrCreateCart } from './cart.queries.js';

/**
 * Merges the cart of a guest who has signed in into the customer's, which may have `maximum` lines afterwards. The guest
 * token is dropped once no line is left behind.
 */
export async function mergeGuestCart(
  dataSource: DataSource,
  context: RequestContext,
  maximum: number,
): Promise<void> {
  const source = sourceOf(context);
  if (source.left === null) return;
  const merge = (transaction: EntityManager) => mergeCarts(transaction, source, maximum);
  const isWhole = await withRetry(() => dataSource.transaction(merge));
  if (isWhole) context.clearGuestCookie();
}

/**
 * Locks the guest's cart first: of two requests that merge it at once, the later finds it gone.
 *
 * @returns whether nothing is left to merge
 */
export async function mergeCarts(
  transaction: EntityManager,
  { owner, left }: CartSource,
  maximum: number,
): Promise<boolean> {
  const from = left && (await lockCart(transaction, left));
  if (from === null || owner === null) return true;
  return mergeLines(transaction, { from, into: await lockOrCreateCart(transaction, owner), maximum });
}
