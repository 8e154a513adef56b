import { ApolloServerErrorCode } from '@apollo/server/errors';
import { Logger } from '@nestjs/common';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { newRequestId } from '../../kernel/logging/request-id.js';
import { outgoing, refusalIn } from '../errors/outgoing-error.js';

const log = new Logger('GraphQL');

/** Mistakes in the request itself; graphql's own English words say where, for those who write queries. */
const MISTAKES_OF_THE_REQUEST: ReadonlySet<unknown> = new Set([
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE,
  ApolloServerErrorCode.PERSISTED_QUERY_NOT_SUPPORTED,
  ApolloServerErrorCode.BAD_REQUEST,
  ApolloServerErrorCode.BAD_USER_INPUT,
]);

/**
 * The one place that decides what a caller of GraphQL learns of an error: a refusal with its code and Turkish words,
 * a mistake of the request with graphql's words, a fault as a reference under which the log has the rest.
 */
export function describeError(error: GraphQLError, reference = newRequestId()): GraphQLFormattedError {
  const { message, locations, path, extensions } = error;
  const cause = error.originalError ?? error;
  if (path === undefined && !refusalIn(cause) && MISTAKES_OF_THE_REQUEST.has(extensions.code)) {
    return { message, locations, extensions: { code: extensions.code } };
  }
  if (!refusalIn(cause)) log.error({ err: cause, requestId: reference });
  const refusal = outgoing(cause, reference);
  const details = Object.keys(refusal.details).length > 0 ? { details: refusal.details } : {};
  return { message: refusal.message, locations, path, extensions: { code: refusal.code, ...details } };
}
