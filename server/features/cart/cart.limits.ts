import type { RateLimit } from '../../kernel/rate-limit/rate-limits.js';

/** Nobody signs in for a cart: without an end, one visitor could fill the database. A whole town may share an address. */
export const NEW_CARTS_OF_ADDRESS: RateLimit = { name: 'new-carts', points: 600, seconds: 3_600 };
