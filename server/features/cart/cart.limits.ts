import type { RateLimit } from '../../kernel/rate-limit/rate-limits.js';

/** A cart needs no account: without a limit one visitor could fill the database. Many people may share one address. */
export const NEW_CARTS_OF_ADDRESS: RateLimit = { name: 'new-carts', points: 600, seconds: 3_600 };

/** Lines of a cart. What a guest had added beyond them waits, after signing in, until there is room. */
export const MAX_LINES = 200;

/** Complexity of a field that prices up to two hundred lines, where an ordinary root field costs 450. */
export const CART_COST = 1_500;

/** Lines that are added at once: more than find room, so that a whole list is answered line by line. */
export const MAX_ADDED_LINES = 500;
