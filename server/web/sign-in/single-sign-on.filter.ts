import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { logCause, outgoing } from '../errors/outgoing-error.js';
import type { SingleSignOnRequest } from './oidc.strategy.js';
import { panelPath, refusedAddress } from './single-sign-on.addresses.js';

const SEE_OTHER = 303;

/** A person sees the sign-in page again, with the code of what went wrong in its address; they never see JSON. */
@Catch()
export class SingleSignOnFilter implements ExceptionFilter {
  private readonly log = new Logger('Http');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<SingleSignOnRequest>();
    logCause(this.log, error, request.id);
    const { code } = outgoing(error, request.id);
    const address = refusedAddress(code, panelPath(request.returnTo));
    void http.getResponse<FastifyReply>().header('cache-control', 'no-store').redirect(address, SEE_OTHER);
  }
}
