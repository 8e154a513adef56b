import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import {
  type Configuration,
  randomNonce,
  randomState,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from 'openid-client';
import { Strategy, type StrategyOptions } from 'openid-client/passport';
import passport from 'passport';
import { IdentityProvider, provenIdentity } from '../../features/accounts/index.js';
import { Config } from '../../kernel/config/config.js';
import { publicOrigin } from '../../kernel/config/public-origin.js';

export const CALLBACK_PATH = '/admin/sso/callback';

/** Where the strategy keeps state, nonce and the secret of PKCE between the two requests. */
export const STATE_KEY = 'signIn';

/** A request of a sign-in at the provider, as the strategy reads and completes it. */
export interface SingleSignOnRequest extends FastifyRequest {
  session?: Record<string, unknown>;
  /** Where the browser is sent to sign in. */
  providerUrl?: string;
  /** Where somebody wanted to go; not judged yet. */
  returnTo?: unknown;
}

/** What the browser keeps meanwhile, sealed. */
export interface StartedSignIn {
  state: unknown;
  returnTo: string;
}

/** The authorization code flow of OpenID Connect, always with PKCE, state and nonce. */
class OidcStrategy extends PassportStrategy(Strategy) {
  constructor(
    options: StrategyOptions,
    private readonly shop: Config,
  ) {
    super(options);
  }

  /** What the token says, whose signature, issuer, audience, time and nonce are verified by now. */
  validate(tokens: TokenEndpointResponse & TokenEndpointResponseHelpers) {
    const claims = tokens.claims();
    return claims && tokens.id_token ? provenIdentity(claims, tokens.id_token, this.shop) : null;
  }

  override authenticate(
    this: passport.StrategyCreated<Strategy>,
    ...[request, options]: Parameters<Strategy['authenticate']>
  ): void {
    // Passport would write into the response itself, and never settle the guard.
    this.redirect = (url: string) => {
      Object.assign(request, { providerUrl: url });
      this.pass();
    };
    Strategy.prototype.authenticate.call(this, request, options);
  }

  /** By itself it leaves out both where the provider knows PKCE. */
  override authorizationRequestParams(...request: Parameters<Strategy['authorizationRequestParams']>) {
    const parameters = new URLSearchParams(super.authorizationRequestParams(...request));
    parameters.set('state', randomState());
    parameters.set('nonce', randomNonce());
    return parameters;
  }

  /** By the address alone: otherwise a code at the other address would be taken as well. */
  override shouldInitiateAuthRequest(_request: unknown, { pathname }: URL): boolean {
    return pathname !== CALLBACK_PATH;
  }
}

/**
 * The strategy of one application, made once the provider was discovered. `AuthGuard` asks the one instance of Passport that all
 * applications of a process share, so each has a name of its own there.
 */
@Injectable()
export class OidcStrategies implements OnApplicationShutdown {
  readonly name = `oidc ${randomUUID()}`;
  private registered?: Configuration;

  constructor(
    private readonly provider: IdentityProvider,
    private readonly config: Config,
  ) {}

  /** @throws SSO_NOT_CONFIGURED, SSO_UNAVAILABLE */
  async register(): Promise<void> {
    const configuration = await this.provider.configuration();
    if (this.registered === configuration) return;
    const callbackURL = publicOrigin(this.config) + CALLBACK_PATH;
    const options = { name: this.name, sessionKey: STATE_KEY, scope: 'openid email', callbackURL };
    new OidcStrategy({ ...options, config: configuration }, this.config);
    this.registered = configuration;
  }

  onApplicationShutdown(): void {
    passport.unuse(this.name);
  }
}
