import { type Actor, GUEST } from '../../kernel/actor/actor.js';
import type { Visit } from '../../kernel/actor/visit.js';
import type { OperationContext } from '../audience/operation-context.js';

const nothing = () => undefined;

/** The context of operations a page is made of: a guest asks, without a browser to keep anything in. */
export function contextOfPage(requestId: string, staff: Actor | null = null): OperationContext {
  return { requestId, visit: () => Promise.resolve(visitOfPage(requestId, staff)) };
}

function visitOfPage(requestId: string, staff: Actor | null): Visit {
  return {
    requestId,
    address: '',
    userAgent: null,
    actor: GUEST,
    staff,
    sessionIds: { customer: null, staff: null },
    guestToken: null,
    keepGuestToken: nothing,
    dropGuestToken: nothing,
    keepSession: nothing,
    dropSession: nothing,
  };
}
