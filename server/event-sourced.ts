import { MESSAGES } from './features/messaging/index.js';
import { ORDERS } from './features/orders/index.js';
import { QUOTES } from './features/quotes/index.js';
import type { AnyEventSourced } from './kernel/event-store/projection.js';

/** Everything in the shop whose state is the sum of its events. */
export const EVENT_SOURCED: AnyEventSourced[] = [ORDERS, QUOTES, MESSAGES];
