import cookie from '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuthenticatedSession } from '../../features/accounts/index.js';
import { GUEST } from '../../kernel/actor/actor.js';
import type { SessionAudience, RequestContext, ContextHolder } from '../../kernel/actor/request-context.js';
import { generateToken } from '../../kernel/keys/secret-token.js';
import { Cookies } from './cookies.js';
import { Authentication } from './authentication.js';
import { clientAddress } from './client-address.js';

declare module 'fastify' {
  interface FastifyRequest extends ContextHolder {
    /** True once the request context was used: the response may then depend on the visitor. */
    isContextUsed?: boolean;
  }
}

type CookieSetters = Pick<
  RequestContext,
  | 'setGuestCookie'
  | 'clearGuestCookie'
  | 'setSessionCookie'
  | 'clearSessionCookie'
  | 'setDeviceCookie'
  | 'setSignInTicket'
  | 'clearSignInTicket'
>;

const DAY_MS = 24 * 60 * 60 * 1000;
const GUEST_TOKEN_LIFE_MS = 365 * DAY_MS;
/** As long as an order might be sent again. */
const BROWSER_TOKEN_LIFE_MS = DAY_MS;

/** Attaches a lazy request context to each request: nobody is looked up before it is used. */
@Injectable()
export class RequestContexts {
  constructor(
    private readonly cookies: Cookies,
    private readonly authentication: Authentication,
  ) {}

  /** To be called before the routes are made. */
  attach(server: FastifyInstance): void {
    // After the hooks that serve from the cache, which need no visitor. Not awaited: that would load the routes too early.
    void server.register(cookie, { hook: 'preHandler' });
    server.decorateRequest('isContextUsed', false);
    server.decorateRequest('requestContext', () =>
      Promise.reject(new Error('The context was asked for too early')),
    );
    server.addHook('preHandler', (request, reply, done) => {
      request.requestContext = this.holderOf(request, reply);
      done();
    });
  }

  private holderOf(request: FastifyRequest, reply: FastifyReply): () => Promise<RequestContext> {
    let context: Promise<RequestContext> | undefined;
    return () => {
      request.isContextUsed = true;
      context ??= this.lookUp(request, reply);
      return context;
    };
  }

  private async lookUp(request: FastifyRequest, reply: FastifyReply): Promise<RequestContext> {
    const { customer, staff, program } = await this.authentication.senders(request);
    const context: RequestContext = {
      requestId: request.id,
      address: clientAddress(request),
      userAgent: request.headers['user-agent'] ?? null,
      actor: program ?? customer?.actor ?? GUEST,
      staff: staff?.actor ?? null,
      sessionIds: { customer: customer?.sessionId ?? null, staff: staff?.sessionId ?? null },
      ...this.tokensOf(request),
      ...this.settersOf(() => context, customer !== null, reply),
    };
    this.forgetEnded({ guest: context.guestToken !== null, customer: customer !== null }, reply);
    if (context.guestToken !== null || customer) this.recognize(context, reply);
    this.renew('customer', customer, reply);
    this.renew('staff', staff, reply);
    return context;
  }

  /** @param isSignedIn whether a customer is, as the request begins */
  private settersOf(context: () => RequestContext, isSignedIn: boolean, reply: FastifyReply): CookieSetters {
    let hasSession = isSignedIn;
    return {
      setGuestCookie: (token) => {
        context().guestToken = token;
        this.cookies.set('guest', { token, expiresAt: after(GUEST_TOKEN_LIFE_MS) }, reply);
        this.recognize(context(), reply);
      },
      clearGuestCookie: () => {
        context().guestToken = null;
        this.cookies.clear('guest', reply);
        if (!hasSession) this.cookies.clear('hint', reply);
      },
      setSessionCookie: (audience, session) => {
        this.cookies.set(audience, session, reply);
        if (audience !== 'customer') return;
        hasSession = true;
        this.recognize(context(), reply);
      },
      setDeviceCookie: (device) => this.cookies.set('device', device, reply),
      setSignInTicket: (ticket) => this.cookies.set('ticket', ticket, reply),
      clearSignInTicket: () => this.cookies.clear('ticket', reply),
      clearSessionCookie: (audience) => {
        this.cookies.clear(audience, reply);
        if (audience !== 'customer') return;
        hasSession = false;
        if (context().guestToken === null) this.cookies.clear('hint', reply);
      },
    };
  }

  private tokensOf(
    request: FastifyRequest,
  ): Pick<RequestContext, 'guestToken' | 'deviceToken' | 'browserToken' | 'signInTicket'> {
    return {
      guestToken: this.cookies.read('guest', request),
      deviceToken: this.cookies.read('device', request),
      browserToken: this.cookies.read('browser', request),
      signInTicket: this.cookies.read('ticket', request),
    };
  }

  /** Cookies that stand for nothing any more: pages, which judge by names, would bring the hint back each time. */
  private forgetEnded(known: Readonly<Record<'guest' | 'customer', boolean>>, reply: FastifyReply): void {
    const isKnown = { ...known, hint: known.guest || known.customer };
    for (const kind of ['guest', 'customer', 'hint'] as const) {
      if (!isKnown[kind] && this.cookies.has(kind, reply.request)) this.cookies.clear(kind, reply);
    }
  }

  /** A browser with a cart or a customer can order: it is recognized when the customer signs in or out meanwhile. */
  private recognize(context: RequestContext, reply: FastifyReply): void {
    if (context.browserToken !== null) return;
    const token = generateToken();
    context.browserToken = token;
    this.cookies.set('browser', { token, expiresAt: after(BROWSER_TOKEN_LIFE_MS) }, reply);
  }

  /** Extends the cookie of a session that was extended. */
  private renew(audience: SessionAudience, session: AuthenticatedSession | null, reply: FastifyReply): void {
    const token = this.cookies.read(audience, reply.request);
    if (!session?.renewedUntil || token === null) return;
    this.cookies.set(audience, { token, expiresAt: session.renewedUntil }, reply);
  }
}

const after = (milliseconds: number) => new Date(Date.now() + milliseconds);
