import { type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { DataSource } from 'typeorm';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import {
  SignInTickets,
  ssoCancelled,
  ssoExpired,
  ssoFailed,
  ssoUnavailable,
} from '../../features/accounts/index.js';
import { RateLimits } from '../../kernel/rate-limit/rate-limits.js';
import { Refusal } from '../../kernel/refusal/refusal.js';
import { clientAddress } from './client-address.js';
import {
  CALLBACK_PATH,
  OidcStrategies,
  type SingleSignOnRequest,
  type StartedSignIn,
  STATE_KEY,
} from './oidc.strategy.js';
import { RETURN_PARAMETER } from './single-sign-on.addresses.js';

/** Each time a browser is sent to the provider, or comes back from it. */
const SIGN_INS_OF_ADDRESS = { name: 'sso-address', points: 120, seconds: 600 };

/** Runs the strategy of the identity provider; refusals say why somebody was not proved. */
@Injectable()
export class SingleSignOnGuard extends AuthGuard() {
  private readonly log = new Logger(SingleSignOnGuard.name);

  constructor(
    private readonly strategies: OidcStrategies,
    private readonly tickets: SignInTickets,
    private readonly limits: RateLimits,
    private readonly dataSource: DataSource,
  ) {
    super({ defaultStrategy: strategies.name, session: false });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<SingleSignOnRequest>();
    const { [RETURN_PARAMETER]: wanted } = request.query as Record<string, unknown>;
    request.returnTo = wanted;
    await this.limits.takeAt(SIGN_INS_OF_ADDRESS, clientAddress(request));
    await this.strategies.register();
    request.session = isCallback(request) ? await this.startedState(request) : {};
    return (await super.canActivate(context)) === true;
  }

  /** Of the ticket of the browser, which is used up whatever comes of it. */
  private async startedState(request: SingleSignOnRequest): Promise<Record<string, unknown>> {
    const context = await request.requestContext();
    const ticket = this.tickets.read<StartedSignIn>('start', context.signInTicket);
    const { state, returnTo } = ticket.content;
    request.returnTo = returnTo;
    context.clearSignInTicket();
    await this.tickets.use(this.dataSource.manager, ticket);
    return { [STATE_KEY]: state };
  }

  override handleRequest<Identity>(
    error: unknown,
    identity: Identity | false | undefined,
    info: unknown,
  ): Identity {
    if (error instanceof Refusal) throw error;
    if (error) throw this.refusalOf(error);
    // The library says of both nothing but a text; the answer of the provider has an error.
    if (!identity) throw isAnswer(info) ? ssoCancelled() : ssoExpired();
    return identity;
  }

  private refusalOf(error: unknown): Refusal {
    const { name, code, message } = error as { name?: string; code?: string; message?: string };
    const reason =
      error instanceof ResponseBodyError || error instanceof AuthorizationResponseError ? error.error : code;
    // Names what did not match, never a token or a code.
    this.log.warn({
      reason,
      error: name,
      msg: `a sign-in at the identity provider failed: ${message ?? ''}`,
    });
    return isUnreachable(error) ? ssoUnavailable() : ssoFailed();
  }
}

const isCallback = ({ routeOptions }: SingleSignOnRequest) => routeOptions.url === CALLBACK_PATH;

const isAnswer = (info: unknown) => typeof info === 'object' && info !== null && 'error' in info;

/** A provider that is away or broken, not one that says no. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof ClientError) return error.code === 'OAUTH_TIMEOUT';
  return error instanceof TypeError && error.message === 'fetch failed';
}
