import { type Actor, GUEST } from '../../kernel/actor/actor.js';
import type { RequestContext } from '../../kernel/actor/request-context.js';
import type { OperationContext } from '../audience/operation-context.js';

const nothing = () => undefined;

/** The context of operations a page is made of: a guest asks, without a browser to keep anything in. */
export function pageContext(requestId: string, staff: Actor | null = null): OperationContext {
  return { requestId, requestContext: () => Promise.resolve(pageRequestContext(requestId, staff)) };
}

function pageRequestContext(requestId: string, staff: Actor | null): RequestContext {
  return {
    requestId,
    address: '',
    userAgent: null,
    actor: GUEST,
    staff,
    sessionIds: { customer: null, staff: null },
    guestToken: null,
    deviceToken: null,
    browserToken: null,
    signInTicket: null,
    setGuestCookie: nothing,
    clearGuestCookie: nothing,
    setSessionCookie: nothing,
    clearSessionCookie: nothing,
    setDeviceCookie: nothing,
    setSignInTicket: nothing,
    clearSignInTicket: nothing,
  };
}
