import type { CookieSerializeOptions } from '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BrowserToken, SessionAudience } from '../../kernel/actor/request-context.js';
import { Config } from '../../kernel/config/config.js';

/** What the shop stores in a browser. */
export type CookieKind = 'guest' | 'browser' | 'device' | SessionAudience;

/** Over https each is sent with the prefix below. */
export const COOKIE_NAMES: Readonly<Record<CookieKind, string>> = {
  guest: 'sepet',
  device: 'cihaz',
  browser: 'tarayici',
  customer: 'oturum',
  staff: 'yonetim',
};
/** Browsers take a cookie of this name only from the very host, over https, for all of its paths. */
const HOST_PREFIX = '__Host-';
const SECRET = /^[\w-]{43}$/;
const MILLISECONDS = 1000;

/** The cookies of the shop: out of reach for scripts and for other sites, and over https for other hosts. */
@Injectable()
export class Cookies {
  private readonly isPublicOverHttps: boolean;

  constructor({ publicUrl }: Config) {
    this.isPublicOverHttps = publicUrl?.startsWith('https:') ?? false;
  }

  /** The secret a browser brought, if it looks like one of ours. */
  read(kind: CookieKind, request: FastifyRequest): string | null {
    const value = request.cookies[this.nameOf(kind, request)];
    return value !== undefined && SECRET.test(value) ? value : null;
  }

  set(kind: CookieKind, { token, expiresAt }: BrowserToken, reply: FastifyReply): void {
    const maxAge = Math.max(0, Math.round((expiresAt.getTime() - Date.now()) / MILLISECONDS));
    void reply.setCookie(this.nameOf(kind, reply.request), token, {
      ...this.attributes(reply.request),
      maxAge,
    });
  }

  clear(kind: CookieKind, reply: FastifyReply): void {
    void reply.clearCookie(this.nameOf(kind, reply.request), this.attributes(reply.request));
  }

  private nameOf(kind: CookieKind, request: FastifyRequest): string {
    return this.isSecure(request) ? `${HOST_PREFIX}${COOKIE_NAMES[kind]}` : COOKIE_NAMES[kind];
  }

  private attributes(request: FastifyRequest): CookieSerializeOptions {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.isSecure(request) };
  }

  private isSecure({ protocol }: FastifyRequest): boolean {
    return this.isPublicOverHttps || protocol === 'https';
  }
}

/** Whether a request may be one of staff, judged by the cookie's name alone. */
export function mayBeStaff({ cookie }: { cookie?: string }): boolean {
  return cookie?.includes(`${COOKIE_NAMES.staff}=`) ?? false;
}

/** Whether a request may be one of a customer, judged the same way. */
export function mayBeCustomer({ cookie }: { cookie?: string }): boolean {
  return cookie?.includes(`${COOKIE_NAMES.customer}=`) ?? false;
}
