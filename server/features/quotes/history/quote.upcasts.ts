import type { Upcast } from '../../../kernel/event-store/stream-category.js';

/** Requests were refused whose buyer was not to be mailed, but for those that staff wrote down: they were never mailed. */
const acknowledgedUnlessOfStaff: Upcast = (data) => ({ ...data, isAcknowledged: data.channel !== 'staff' });

/** How earlier shapes of `QuoteRequested` are lifted to today's, oldest first; each with a golden file of what it makes. */
export const QUOTE_REQUESTED_UPCASTS: readonly Upcast[] = [acknowledgedUnlessOfStaff];
