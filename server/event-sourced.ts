import type { DomainEvent } from './kernel/event-store/domain-event.js';
import type { EventSourced } from './kernel/event-store/projection.js';

/** Everything in the shop whose state is the sum of its events. */
export const EVENT_SOURCED: EventSourced<DomainEvent>[] = [];
