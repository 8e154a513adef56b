import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { methodNotAllowed } from '../../kernel/refusal/general.refusals.js';
import { allowedMethodsFor } from './allowed-methods.js';
import { logCause, outgoing } from './outgoing-error.js';

/** Decides what plain HTTP callers see of an error; GraphQL's errors are decided by its own formatter. */
@Catch()
export class HttpErrorFilter implements ExceptionFilter {
  private readonly log = new Logger('Http');

  catch(error: unknown, host: ArgumentsHost): void {
    if (host.getType<string>() === 'graphql') throw error;
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    logCause(this.log, error, request.id);
    const allowed = allowedMethodsFor(request);
    const refusal = allowed.length > 0 ? methodNotAllowed() : outgoing(error, request.id);
    const { code, message, details, httpStatus } = refusal;
    if (reply.sent) return;
    const { retryAfterSeconds } = details;
    if (typeof retryAfterSeconds === 'number') void reply.header('retry-after', retryAfterSeconds);
    if (allowed.length > 0) void reply.header('allow', allowed.join(', '));
    void reply.status(httpStatus).type('application/json; charset=utf-8').send({ code, message, details });
  }
}
