import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
    const { code, message, details, httpStatus } = outgoing(error, request.id);
    if (reply.sent) return;
    const { retryAfterSeconds } = details;
    if (typeof retryAfterSeconds === 'number') void reply.header('retry-after', retryAfterSeconds);
    void reply.status(httpStatus).type('application/json; charset=utf-8').send({ code, message, details });
  }
}
