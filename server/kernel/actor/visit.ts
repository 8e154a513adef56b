import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Actor } from './actor.js';

/** Which side of the shop a session opens; a browser may hold one of each. */
export type SessionAudience = 'customer' | 'staff';

/** One request as features see it: who asks, and what the asking browser keeps for him. */
export interface Visit {
  requestId: string;
  /** Address of the visitor as far as the proxies are trusted, of IPv6 its network; for rate limits only. */
  address: string;
  /** What the browser or program calls itself. */
  userAgent: string | null;
  /** The signed-in customer, the program behind an API key, or a guest. */
  actor: Actor;
  /** Whoever is signed in to the panel in the same browser. */
  staff: Actor | null;
  /** Which sessions the request came with. */
  sessionIds: Readonly<Record<SessionAudience, string | null>>;
  /** Secret under which the shop keeps what belongs to a guest; 256 random bits, base64url. */
  guestToken: string | null;
  keepGuestToken(token: string): void;
  dropGuestToken(): void;
  /** The raw token of a session just begun goes to the browser and nowhere else. */
  keepSession(audience: SessionAudience, session: { token: string; expiresAt: Date }): void;
  dropSession(audience: SessionAudience): void;
}

/** What transport puts behind every call: the context of a GraphQL operation, or the HTTP request itself. */
export interface VisitHolder {
  /** Looks the visitor up when it is first asked for; the same visit every time after. */
  visit(): Promise<Visit>;
}

const GRAPHQL_CONTEXT_ARGUMENT = 2;

export function visitHolderOf(context: ExecutionContext): VisitHolder {
  return context.getType<string>() === 'graphql'
    ? context.getArgByIndex<VisitHolder>(GRAPHQL_CONTEXT_ARGUMENT)
    : context.switchToHttp().getRequest<VisitHolder>();
}

/** Gives a handler the way to its visit, for those who seldom need to know. */
export const VisitOnDemand = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  visitHolderOf(context),
);

/** Gives a handler its visit. */
export const CurrentVisit = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  visitHolderOf(context).visit(),
);

/** Gives a handler of staff the member of staff, a handler of programs and staff whichever of them asks. */
export const CurrentStaff = createParamDecorator(async (_data: unknown, context: ExecutionContext) =>
  backOfficeActor(await visitHolderOf(context).visit()),
);

/** Gives a handler of staff and programs who acts and in which request: what a change is recorded under. */
export const CurrentCause = createParamDecorator(async (_data: unknown, context: ExecutionContext) => {
  const visit = await visitHolderOf(context).visit();
  return { actor: backOfficeActor(visit), requestId: visit.requestId };
});

/** The program behind an API key, else whoever is signed in to the panel; nothing for mere visitors. */
export function backOfficeActor({ actor, staff }: Visit): Actor | null {
  return actor.kind === 'program' ? actor : staff;
}
