import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type AuthenticatedSession, SessionsService, StaffSessions } from '../../features/accounts/index.js';
import type { Actor } from '../../kernel/actor/actor.js';
import type { SessionAudience } from '../../kernel/actor/request-context.js';
import { ApiKeyStrategy } from './api-key.strategy.js';
import { clientAddress } from './client-address.js';
import { Cookies } from './cookies.js';

/** Everybody a request was sent by, by what it carries: one browser may hold a customer and a member of staff. */
export interface AuthenticatedSenders {
  customer: AuthenticatedSession | null;
  staff: AuthenticatedSession | null;
  program: Actor | null;
}

/** Says that a page asks by itself: the request does not put off the end of its session. */
const BACKGROUND_HEADER = 'x-background';
/** The same of a live stream, which a browser opens again by itself and cannot give a header of ours. */
const LIVE_STREAM = 'text/event-stream';

/** Finds out who sent a request: a customer and staff by the cookies of their sessions, a program by its API key. */
@Injectable()
export class Authentication {
  constructor(
    private readonly cookies: Cookies,
    private readonly sessions: SessionsService,
    private readonly staffSessions: StaffSessions,
    private readonly apiKey: ApiKeyStrategy,
  ) {}

  /**
   * A program is nobody else: the sessions of cookies that its request carries, too, are neither read nor renewed.
   *
   * @throws API_KEY_INVALID: a program with a bad key is refused, not taken for a guest
   */
  async senders(request: FastifyRequest): Promise<AuthenticatedSenders> {
    const program = await this.apiKey.judge(request.headers);
    if (program) return { customer: null, staff: null, program };
    const [customer, staff] = await Promise.all([
      this.session('customer', request),
      this.session('staff', request),
    ]);
    return { customer, staff, program };
  }

  private async session(
    audience: SessionAudience,
    request: FastifyRequest,
  ): Promise<AuthenticatedSession | null> {
    const token = this.cookies.read(audience, request);
    if (token === null) return null;
    const use = { isBackground: isBackground(request), address: clientAddress(request) };
    return audience === 'staff'
      ? this.staffSessions.authenticate(token, use)
      : this.sessions.authenticate(audience, token, use);
  }
}

/** Nothing but a stream: who asks over GraphQL accepts one too, among other types. */
const isBackground = ({ headers }: FastifyRequest): boolean =>
  headers[BACKGROUND_HEADER] !== undefined || headers.accept?.trim().toLowerCase() === LIVE_STREAM;
