import { type Actor, GUEST, type Permission } from './actor.js';
import type { BrowserToken, SessionAudience, RequestContext } from './request-context.js';

/** A request context that records the session cookies that were set. */
export interface TestContext extends RequestContext {
  readonly sessionCookies: Partial<Record<SessionAudience, BrowserToken>>;
}

type Visitor = Partial<
  Pick<
    RequestContext,
    'actor' | 'staff' | 'guestToken' | 'browserToken' | 'sessionIds' | 'address' | 'userAgent'
  >
>;

/** A request context as features see it; of a guest without a token by default. */
export function testContext(visitor: Visitor = {}): TestContext {
  const sessionCookies: TestContext['sessionCookies'] = {};
  const context: TestContext = {
    requestId: 'test',
    address: '203.0.113.7',
    userAgent: null,
    actor: GUEST,
    staff: null,
    sessionIds: { customer: null, staff: null },
    guestToken: null,
    deviceToken: null,
    browserToken: null,
    signInTicket: null,
    sessionCookies,
    setGuestCookie: (token) => void (context.guestToken = token),
    clearGuestCookie: () => void (context.guestToken = null),
    setSessionCookie: (audience, session) => void (sessionCookies[audience] = session),
    setDeviceCookie: ({ token }) => void (context.deviceToken = token),
    setSignInTicket: ({ token }) => void (context.signInTicket = token),
    clearSignInTicket: () => void (context.signInTicket = null),
    clearSessionCookie: (audience) => void Reflect.deleteProperty(sessionCookies, audience),
    ...visitor,
  };
  return context;
}

export const guestContext = (guestToken: string | null = null) => testContext({ guestToken });

export const customerContext = (id: string, actor: Partial<Actor> = {}) =>
  testContext({
    actor: { kind: 'customer', id, permissions: [], email: 'ayse@example.com', isVerified: true, ...actor },
  });

export const staffContext = (permissions: readonly Permission[] = ['all'], id = STAFF_ID) =>
  testContext({ staff: { kind: 'staff', id, permissions, email: 'yonetici@example.com', isVerified: true } });

export const programContext = (permissions: readonly Permission[] = ['all'], id = PROGRAM_ID) =>
  testContext({ actor: { kind: 'program', id, permissions, email: null, isVerified: false } });

const STAFF_ID = '5a000000-0000-4000-8000-000000000001';
const PROGRAM_ID = '9b000000-0000-4000-8000-000000000001';
