import { type Actor, GUEST, type Permission } from './actor.js';
import type { SessionAudience, Visit } from './visit.js';

/** A visit whose browser is a record of what was kept and dropped. */
export interface TestVisit extends Visit {
  readonly kept: Partial<Record<SessionAudience, { token: string; expiresAt: Date }>>;
}

type Visitor = Partial<
  Pick<Visit, 'actor' | 'staff' | 'guestToken' | 'sessionIds' | 'address' | 'userAgent'>
>;

/** A visit as features see it; of a guest without a token unless said otherwise. */
export function testVisit(visitor: Visitor = {}): TestVisit {
  const kept: TestVisit['kept'] = {};
  const visit: TestVisit = {
    requestId: 'test',
    address: '203.0.113.7',
    userAgent: null,
    actor: GUEST,
    staff: null,
    sessionIds: { customer: null, staff: null },
    guestToken: null,
    kept,
    keepGuestToken: (token) => void (visit.guestToken = token),
    dropGuestToken: () => void (visit.guestToken = null),
    keepSession: (audience, session) => void (kept[audience] = session),
    dropSession: (audience) => void Reflect.deleteProperty(kept, audience),
    ...visitor,
  };
  return visit;
}

export const guestVisit = (guestToken: string | null = null) => testVisit({ guestToken });

export const customerVisit = (id: string, actor: Partial<Actor> = {}) =>
  testVisit({
    actor: { kind: 'customer', id, permissions: [], email: 'ayse@example.com', isVerified: true, ...actor },
  });

export const staffVisit = (permissions: readonly Permission[] = ['all'], id = STAFF_ID) =>
  testVisit({ staff: { kind: 'staff', id, permissions, email: 'yonetici@example.com', isVerified: true } });

export const programVisit = (permissions: readonly Permission[] = ['all'], id = PROGRAM_ID) =>
  testVisit({ actor: { kind: 'program', id, permissions, email: null, isVerified: false } });

const STAFF_ID = '5a000000-0000-4000-8000-000000000001';
const PROGRAM_ID = '9b000000-0000-4000-8000-000000000001';
