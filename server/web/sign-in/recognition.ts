import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import passport from 'passport';
import type { Recognised } from '../../features/sessions/index.js';
import type { Actor } from '../../kernel/actor/actor.js';
import { ApiKeyStrategy, CustomerSessionStrategy, StaffSessionStrategy } from './strategies.js';

/** Everybody a request was sent by, by what it carries. */
export interface RecognisedSenders {
  customer: Recognised | null;
  staff: Recognised | null;
  program: Actor | null;
}

const PER_REQUEST = { session: false };

/** Asks every strategy of Passport who is behind a request. */
@Injectable()
export class Recognition {
  /** Of its own, because the one of the package would be shared by every application in the process. */
  private readonly passport = new passport.Passport();

  constructor(customer: CustomerSessionStrategy, staff: StaffSessionStrategy, program: ApiKeyStrategy) {
    // Known by name: Passport writes on a strategy that is handed over as an object, and requests would share it.
    this.passport.use('customer', customer).use('staff', staff).use('program', program);
  }

  async senders(request: FastifyRequest, reply: FastifyReply): Promise<RecognisedSenders> {
    const [customer, staff, program] = await Promise.all([
      this.ask<Recognised>('customer', request, reply),
      this.ask<Recognised>('staff', request, reply),
      this.ask<Actor>('program', request, reply),
    ]);
    return { customer, staff, program };
  }

  private ask<Found>(strategy: string, request: FastifyRequest, reply: FastifyReply): Promise<Found | null> {
    return new Promise((resolve, reject) => {
      const answer = (error: Error | null, found: Found | false | null) =>
        error ? reject(error) : resolve(found || null);
      const authenticate = this.passport.authenticate(strategy, PER_REQUEST, answer) as Handler;
      authenticate(request, reply, reject);
    });
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply, next: (error: unknown) => void) => void;
