import { Controller, Get, Header, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  type ProvenIdentity,
  SignInTickets,
  SingleSignOnService,
  ssoFailed,
} from '../../features/accounts/index.js';
import { OpenDuringMaintenance, Public } from '../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../kernel/actor/request-context.js';
import { type SingleSignOnRequest, type StartedSignIn, STATE_KEY } from './oidc.strategy.js';
import { codeAddress, panelPath } from './single-sign-on.addresses.js';
import { SingleSignOnFilter } from './single-sign-on.filter.js';
import { SingleSignOnGuard } from './single-sign-on.guard.js';

const SEE_OTHER = 303;

/** The sign-in of staff at the identity provider: the way there, and back. Whatever fails leads to the sign-in page of the panel. */
@Public()
@OpenDuringMaintenance()
@UseGuards(SingleSignOnGuard)
@UseFilters(SingleSignOnFilter)
@Controller('admin/sso')
export class SingleSignOnController {
  constructor(
    private readonly own: SingleSignOnService,
    private readonly tickets: SignInTickets,
  ) {}

  /** @throws SSO_NOT_CONFIGURED, SSO_UNAVAILABLE, RATE_LIMITED */
  @Get()
  @Header('cache-control', 'no-store')
  begin(
    @Req() { session, providerUrl, returnTo }: SingleSignOnRequest,
    @Res() reply: FastifyReply,
    @CurrentContext() context: RequestContext,
  ): void {
    if (providerUrl === undefined) throw ssoFailed();
    const started: StartedSignIn = { state: session?.[STATE_KEY], returnTo: panelPath(returnTo) };
    context.setSignInTicket(this.tickets.issue('start', started));
    void reply.redirect(providerUrl, SEE_OTHER);
  }

  /**
   * @throws SSO_EXPIRED, SSO_CANCELLED, SSO_FAILED, SSO_UNAVAILABLE, SSO_DOMAIN_REFUSED, SSO_EMAIL_UNVERIFIED, SSO_ACCOUNT_UNKNOWN,
   *   SSO_ACCOUNT_BOUND
   */
  @Get('callback')
  @Header('cache-control', 'no-store')
  async complete(
    @Req() { user, returnTo }: SingleSignOnRequest & { user: ProvenIdentity },
    @Res() reply: FastifyReply,
    @CurrentContext() context: RequestContext,
  ): Promise<void> {
    const isSignedIn = await this.own.signIn(user, context);
    const next = panelPath(returnTo);
    void reply.redirect(isSignedIn ? next : codeAddress(next), SEE_OTHER);
  }
}
