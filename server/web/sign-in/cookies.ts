import type { CookieSerializeOptions } from '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BrowserToken, SessionAudience } from '../../kernel/actor/request-context.js';
import { Config } from '../../kernel/config/config.js';

/** What the shop stores in a browser. */
export type CookieKind = 'guest' | 'browser' | 'device' | 'ticket' | SessionAudience;

/** Over https each is sent with the prefix below. */
export const COOKIE_NAMES: Readonly<Record<CookieKind | 'hint', string>> = {
  guest: 'sepet',
  device: 'cihaz',
  browser: 'tarayici',
  /** Of a sign-in at the identity provider, while it lasts. */
  ticket: 'kurumsal',
  customer: 'oturum',
  staff: 'yonetim',
  /** Read by scripts, too: `client/graphql/known-visitor.ts` has the same name. */
  hint: 'tanidik',
};
/** Browsers take a cookie of this name only from the very host, over https, for all of its paths. */
const HOST_PREFIX = '__Host-';
const SECRET = /^[\w-]{43}$/;
/** Sealed, and as long as browsers take one. */
const TICKET = /^[\w-]{1,4096}$/;
const HINT = '1';
const MILLISECONDS = 1000;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * The cookies of the shop: out of reach for scripts and for other sites, and over https for other hosts. All but the hint are
 * secrets. It tells scripts that the browser has a session or a cart, grants nothing, and may be wrong: a page then asks in
 * vain, and is answered with its end.
 */
@Injectable()
export class Cookies {
  private readonly isPublicOverHttps: boolean;

  constructor({ publicUrl }: Config) {
    this.isPublicOverHttps = publicUrl?.startsWith('https:') ?? false;
  }

  /** The secret a browser brought, if it looks like one of ours. */
  read(kind: CookieKind, request: FastifyRequest): string | null {
    const value = request.cookies[this.nameOf(kind, request)];
    const shape = kind === 'ticket' ? TICKET : SECRET;
    return value !== undefined && shape.test(value) ? value : null;
  }

  set(kind: CookieKind, { token, expiresAt }: BrowserToken, reply: FastifyReply): void {
    const maxAge = Math.max(0, Math.round((expiresAt.getTime() - Date.now()) / MILLISECONDS));
    const attributes = { ...this.attributes(reply.request), maxAge };
    void reply.setCookie(this.nameOf(kind, reply.request), token, attributes);
    if (kind !== 'guest' && kind !== 'customer') return;
    void reply.setCookie(this.nameOf('hint', reply.request), HINT, { ...attributes, httpOnly: false });
  }

  clear(kind: CookieKind | 'hint', reply: FastifyReply): void {
    void reply.clearCookie(this.nameOf(kind, reply.request), this.attributes(reply.request));
  }

  has(kind: CookieKind | 'hint', request: FastifyRequest): boolean {
    return request.cookies[this.nameOf(kind, request)] !== undefined;
  }

  /**
   * The `Set-Cookie` line for a browser that has a session or a cart and no hint, judged by names alone; undefined for
   * others. How long theirs still lasts is not known here.
   */
  missingHint(request: FastifyRequest): string | undefined {
    const isSent = (kind: CookieKind | 'hint') => names(request.headers.cookie, this.nameOf(kind, request));
    if ((!isSent('guest') && !isSent('customer')) || isSent('hint')) return undefined;
    const attributes = { ...this.attributes(request), httpOnly: false, maxAge: YEAR_SECONDS };
    return request.server.serializeCookie(this.nameOf('hint', request), HINT, attributes);
  }

  private nameOf(kind: CookieKind | 'hint', request: FastifyRequest): string {
    return this.isSecure(request) ? `${HOST_PREFIX}${COOKIE_NAMES[kind]}` : COOKIE_NAMES[kind];
  }

  private attributes(request: FastifyRequest) {
    const secure = this.isSecure(request);
    return { path: '/', httpOnly: true, sameSite: 'lax', secure } satisfies CookieSerializeOptions;
  }

  private isSecure({ protocol }: FastifyRequest): boolean {
    return this.isPublicOverHttps || protocol === 'https';
  }
}

/** Whether a request may be one of staff, judged by the cookie's name alone. */
export function mayBeStaff({ cookie }: { cookie?: string }): boolean {
  return namesKind(cookie, 'staff');
}

/** Whether a request may be one of a customer, judged the same way. */
export function mayBeCustomer({ cookie }: { cookie?: string }): boolean {
  return namesKind(cookie, 'customer');
}

/** With or without the prefix: headers alone do not tell which of the two is ours. */
function namesKind(header: string | undefined, kind: CookieKind): boolean {
  const name = COOKIE_NAMES[kind];
  return names(header, name) || names(header, HOST_PREFIX + name);
}

/** Whether a `Cookie` header has a cookie of exactly this name. */
function names(header: string | undefined, name: string): boolean {
  return header?.split(';').some((cookie) => cookie.trimStart().startsWith(`${name}=`)) ?? false;
}
