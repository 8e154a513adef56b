import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { ContextHolder } from '../../kernel/actor/request-context.js';
import type { Caller } from './caller.js';

/** What every GraphQL resolver gets as its context. */
export interface OperationContext extends ContextHolder {
  requestId: string;
  /** The request an operation came with; undefined when a page runs it inside the server. */
  req?: FastifyRequest;
}

const GRAPHQL_CONTEXT_ARGUMENT = 2;

/** The sender behind a call, whether it came as GraphQL or as plain HTTP. */
export function callerOf(context: ExecutionContext): Caller | undefined {
  const request =
    context.getType<string>() === 'graphql'
      ? context.getArgByIndex<OperationContext>(GRAPHQL_CONTEXT_ARGUMENT).req
      : context.switchToHttp().getRequest<FastifyRequest>();
  return request && { remoteAddress: request.socket.remoteAddress, headers: request.headers };
}
