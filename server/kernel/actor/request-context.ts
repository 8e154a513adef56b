import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Actor } from './actor.js';
import type { AuthenticatedCause } from './cause.js';

/** Customers and staff have separate sessions; a browser may hold one of each. */
export const SESSION_AUDIENCES = ['customer', 'staff'] as const;

export type SessionAudience = (typeof SESSION_AUDIENCES)[number];

/** A secret that one browser stores as a cookie. */
export interface BrowserToken {
  /** 256 random bits, base64url; stored nowhere else. */
  token: string;
  expiresAt: Date;
}

/** One request as features see it: the caller, and the cookies of their browser. */
export interface RequestContext {
  requestId: string;
  /** Address of the visitor as far as the proxies are trusted, in its one spelling; for rate limits and, truncated, the sessions of staff. */
  address: string;
  /** The User-Agent header. */
  userAgent: string | null;
  /** The signed-in customer, the program behind an API key, or a guest. */
  actor: Actor;
  /** The member of staff signed in to the panel in the same browser. */
  staff: Actor | null;
  /** The sessions of the request's cookies. */
  sessionIds: Readonly<Record<SessionAudience, string | null>>;
  /** Secret that identifies a guest's cart; 256 random bits, base64url. */
  guestToken: string | null;
  /** Secret of a browser in which somebody signed in before. */
  deviceToken: string | null;
  /** Secret that identifies the browser, whichever account is signed in; null until it has a cart or a session. */
  browserToken: string | null;
  /** How far a sign-in at the identity provider has come, sealed; null where there is none. */
  signInTicket: string | null;
  setGuestCookie(token: string): void;
  clearGuestCookie(): void;
  setSessionCookie(audience: SessionAudience, session: BrowserToken): void;
  clearSessionCookie(audience: SessionAudience): void;
  setDeviceCookie(device: BrowserToken): void;
  setSignInTicket(ticket: BrowserToken): void;
  clearSignInTicket(): void;
}

/** What transport passes with every call: the context of a GraphQL operation, or the HTTP request itself. */
export interface ContextHolder {
  /** Authenticates the caller on the first call; later calls return the same context. */
  requestContext(): Promise<RequestContext>;
  /** What the page shows in place of what is published; nothing that comes over HTTP has one. */
  readonly preview?: ContentPreview;
}

/** A draft of the content, by the name of what it is of. */
export interface ContentPreview {
  readonly target: string;
  readonly document: object;
}

const GRAPHQL_CONTEXT_ARGUMENT = 2;

export function contextHolderOf(context: ExecutionContext): ContextHolder {
  return context.getType<string>() === 'graphql'
    ? context.getArgByIndex<ContextHolder>(GRAPHQL_CONTEXT_ARGUMENT)
    : context.switchToHttp().getRequest<ContextHolder>();
}

/** Injects a holder of the request context, for handlers that rarely need it. */
export const LazyRequestContext = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  contextHolderOf(context),
);

/** Injects the request context. */
export const CurrentContext = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  contextHolderOf(context).requestContext(),
);

/** Injects the acting member of staff or program. */
export const CurrentStaff = createParamDecorator(async (_data: unknown, context: ExecutionContext) =>
  backOfficeActor(await contextHolderOf(context).requestContext()),
);

/** Injects the acting member of staff or program and the request id, under which a change is recorded. */
export const CurrentCause = createParamDecorator(async (_data: unknown, context: ExecutionContext) => {
  const request = await contextHolderOf(context).requestContext();
  return { actor: backOfficeActor(request), requestId: request.requestId };
});

/** The program behind an API key, else the member of staff signed in to the panel; null for visitors. */
export function backOfficeActor({ actor, staff }: RequestContext): Actor | null {
  return actor.kind === 'program' ? actor : staff;
}

/** A secret link does not make its holder the buyer: a program and a member of staff act as themselves. */
export function causeOfLinked(context: RequestContext): AuthenticatedCause {
  return { actor: backOfficeActor(context) ?? context.actor, requestId: context.requestId };
}
