import { Injectable, Logger } from '@nestjs/common';
import {
  allowInsecureRequests,
  buildEndSessionUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { Config } from '../../../kernel/config/config.js';
import { publicOrigin } from '../../../kernel/config/public-origin.js';
import { ssoNotConfigured, ssoUnavailable } from './single-sign-on.refusals.js';

/** Of each request to the provider. */
const TIMEOUT_SECONDS = 5;

/** The identity provider of the configuration. Nothing is asked of it before somebody signs in there. */
@Injectable()
export class IdentityProvider {
  private readonly log = new Logger(IdentityProvider.name);
  private connecting?: Promise<Configuration>;

  constructor(private readonly config: Config) {}

  /** Text of the button; null where none is configured. */
  get label(): string | null {
    return this.config.ssoIssuer === undefined ? null : this.config.ssoLabel;
  }

  /**
   * What its discovery document says, read once. One that did not answer is asked again by the next sign-in.
   *
   * @throws SSO_NOT_CONFIGURED, SSO_UNAVAILABLE
   */
  configuration(): Promise<Configuration> {
    this.connecting ??= this.connect().catch((error: unknown) => {
      this.connecting = undefined;
      throw error;
    });
    return this.connecting;
  }

  /** Where the browser ends the session at the provider; null where that is not offered, or the provider does not answer. */
  async endSessionUrl(idToken: string): Promise<string | null> {
    const configuration = await this.configuration().catch(() => null);
    if (!configuration?.serverMetadata().end_session_endpoint) return null;
    const parameters = {
      post_logout_redirect_uri: `${publicOrigin(this.config)}/admin/login`,
      ...(idToken !== '' && { id_token_hint: idToken }),
    };
    return buildEndSessionUrl(configuration, parameters).href;
  }

  private async connect(): Promise<Configuration> {
    const { ssoIssuer, ssoClientId = '', ssoClientSecret = '' } = this.config;
    if (ssoIssuer === undefined) throw ssoNotConfigured();
    const issuer = new URL(ssoIssuer);
    const execute = [
      // The signature as well as the connection.
      enableNonRepudiationChecks,
      // The configuration allows it on this machine alone.
      ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
    ];
    const options = { timeout: TIMEOUT_SECONDS, execute };
    return discovery(issuer, ssoClientId, undefined, clientAuthentication(ssoClientSecret), options).catch(
      (error: unknown) => {
        this.log.warn({ err: error, msg: 'the identity provider could not be discovered' });
        throw ssoUnavailable();
      },
    );
  }
}

/** Basic, the default of OpenID Connect, unless the provider takes the secret in the body alone. */
function clientAuthentication(secret: string): ClientAuth {
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authenticate = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
    authenticate(secret)(server, ...request);
  };
}
