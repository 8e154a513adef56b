import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type ContextHolder, contextHolderOf } from '../../kernel/actor/request-context.js';
import type { Caller } from './caller.js';

/** What every GraphQL resolver gets as its context. */
export interface OperationContext extends ContextHolder {
  requestId: string;
  /** The request an operation came with; undefined when a page runs it inside the server. */
  req?: FastifyRequest;
}

/** The sender behind a call, whether it came as GraphQL or as plain HTTP. */
export function callerOf(context: ExecutionContext): Caller | undefined {
  const holder = contextHolderOf(context) as OperationContext | FastifyRequest;
  const request = 'socket' in holder ? holder : holder.req;
  return request && { remoteAddress: request.socket.remoteAddress, headers: request.headers };
}
