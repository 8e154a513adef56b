import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { ApiKeysService } from '../../features/accounts/index.js';
import type { Actor } from '../../kernel/actor/actor.js';
import { OwnStrategy } from '../../kernel/strategies/own-strategy.js';

/** Other schemes are not ours: a proxy may ask for a password of its own. */
const BEARER = /^Bearer +(\S*) *$/i;

/** A program by the API key it bears. */
@Injectable()
export class ApiKeyStrategy extends OwnStrategy<IncomingHttpHeaders, Actor> {
  override readonly name = 'api-key';

  constructor(private readonly keys: ApiKeysService) {
    super();
  }

  /** @throws API_KEY_INVALID: a program with a bad key is refused, not taken for a guest */
  protected override async validate({ authorization = '' }: IncomingHttpHeaders): Promise<Actor | null> {
    const [, secret] = BEARER.exec(authorization) ?? [];
    return secret === undefined ? null : this.keys.authenticate(secret);
  }
}
