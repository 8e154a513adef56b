import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-custom';
import { ApiKeysService } from '../../features/api-keys/index.js';
import { type Recognised, SessionsService } from '../../features/sessions/index.js';
import type { Actor } from '../../kernel/actor/actor.js';
import { Cookies } from './cookies.js';

/** A customer, by the cookie of his session. */
@Injectable()
export class CustomerSessionStrategy extends PassportStrategy(Strategy, 'customer-session') {
  constructor(
    private readonly cookies: Cookies,
    private readonly sessions: SessionsService,
  ) {
    super();
  }

  async validate(request: FastifyRequest): Promise<Recognised | null> {
    const token = this.cookies.read('customer', request);
    return token === null ? null : this.sessions.recognise('customer', token);
  }
}

/** Staff, by the cookie of the panel. */
@Injectable()
export class StaffSessionStrategy extends PassportStrategy(Strategy, 'staff-session') {
  constructor(
    private readonly cookies: Cookies,
    private readonly sessions: SessionsService,
  ) {
    super();
  }

  async validate(request: FastifyRequest): Promise<Recognised | null> {
    const token = this.cookies.read('staff', request);
    return token === null ? null : this.sessions.recognise('staff', token);
  }
}

const BEARER = /^Bearer +(\S*) *$/i;

/** A program, by the API key it bears. Other schemes are none of ours: a proxy may ask for a password of its own. */
@Injectable()
export class ApiKeyStrategy extends PassportStrategy(Strategy, 'api-key') {
  constructor(private readonly keys: ApiKeysService) {
    super();
  }

  /** @throws API_KEY_INVALID: a program with a bad key is told so, and not taken for a guest */
  async validate({ headers }: FastifyRequest): Promise<Actor | null> {
    const [, secret] = BEARER.exec(headers.authorization ?? '') ?? [];
    return secret === undefined ? null : this.keys.recognise(secret);
  }
}
