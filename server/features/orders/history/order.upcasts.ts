import type { Upcast } from '../../../kernel/event-store/stream-category.js';

/**
 * How earlier shapes of `OrderPlaced` are lifted to today's, oldest first. There is one shape so far: a new one is added
 * here together with a golden file of the version it replaces.
 */
export const ORDER_PLACED_UPCASTS: readonly Upcast[] = [];
