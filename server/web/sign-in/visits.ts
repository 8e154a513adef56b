import cookie from '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Recognised } from '../../features/sessions/index.js';
import { GUEST } from '../../kernel/actor/actor.js';
import type { SessionAudience, Visit, VisitHolder } from '../../kernel/actor/visit.js';
import { Cookies } from './cookies.js';
import { networkOf } from './network.js';
import { Recognition } from './recognition.js';

declare module 'fastify' {
  interface FastifyRequest extends VisitHolder {
    /** True once somebody asked who the visitor is: what he is answered may be his alone. */
    isVisitAsked?: boolean;
  }
}

const GUEST_TOKEN_LIFE_MS = 365 * 24 * 60 * 60 * 1000;

/** Puts behind every request who sent it; nobody is looked up before somebody asks. */
@Injectable()
export class Visits {
  constructor(
    private readonly cookies: Cookies,
    private readonly recognition: Recognition,
  ) {}

  /** To be called before the routes are made. */
  attach(server: FastifyInstance): void {
    // After the hooks that answer from memory: they know no visitor. Not awaited: that would load the routes too early.
    void server.register(cookie, { hook: 'preHandler' });
    server.decorateRequest('isVisitAsked', false);
    server.decorateRequest('visit', () => Promise.reject(new Error('The visit was asked for too early')));
    server.addHook('preHandler', (request, reply, done) => {
      request.visit = this.holderOf(request, reply);
      done();
    });
  }

  private holderOf(request: FastifyRequest, reply: FastifyReply): () => Promise<Visit> {
    let visit: Promise<Visit> | undefined;
    return () => {
      request.isVisitAsked = true;
      visit ??= this.lookUp(request, reply);
      return visit;
    };
  }

  private async lookUp(request: FastifyRequest, reply: FastifyReply): Promise<Visit> {
    const { customer, staff, program } = await this.recognition.senders(request, reply);
    const visit: Visit = {
      requestId: request.id,
      address: networkOf(request.ip),
      userAgent: request.headers['user-agent'] ?? null,
      actor: program ?? customer?.actor ?? GUEST,
      staff: staff?.actor ?? null,
      sessionIds: { customer: customer?.sessionId ?? null, staff: staff?.sessionId ?? null },
      guestToken: this.cookies.read('guest', request),
      keepGuestToken: (token) => {
        visit.guestToken = token;
        const expiresAt = new Date(Date.now() + GUEST_TOKEN_LIFE_MS);
        this.cookies.keep('guest', { token, expiresAt }, reply);
      },
      dropGuestToken: () => {
        visit.guestToken = null;
        this.cookies.drop('guest', reply);
      },
      keepSession: (audience, session) => this.cookies.keep(audience, session, reply),
      dropSession: (audience) => this.cookies.drop(audience, reply),
    };
    this.renew('customer', customer, reply);
    this.renew('staff', staff, reply);
    return visit;
  }

  /** The browser learns that the session it brought lives longer now. */
  private renew(audience: SessionAudience, recognised: Recognised | null, reply: FastifyReply): void {
    const token = this.cookies.read(audience, reply.request);
    if (!recognised?.renewedUntil || token === null) return;
    this.cookies.keep(audience, { token, expiresAt: recognised.renewedUntil }, reply);
  }
}
