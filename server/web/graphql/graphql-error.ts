import { ApolloServerErrorCode } from '@apollo/server/errors';
import { Logger } from '@nestjs/common';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { newRequestId } from '../../kernel/logging/request-id.js';
import { logCause, outgoing, refusalIn } from '../errors/outgoing-error.js';

const log = new Logger('GraphQL');

/** Errors in the request itself; graphql's English messages say where, for those who write queries. */
const REQUEST_ERROR_CODES: ReadonlySet<unknown> = new Set([
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE,
  ApolloServerErrorCode.PERSISTED_QUERY_NOT_SUPPORTED,
  ApolloServerErrorCode.BAD_REQUEST,
  ApolloServerErrorCode.BAD_USER_INPUT,
]);

/**
 * The one place that decides what a caller of GraphQL sees of an error: a refusal with its code and Turkish message,
 * an invalid request with graphql's message, an unexpected error as a reference under which the log has the rest.
 */
export function describeError(error: GraphQLError, reference = newRequestId()): GraphQLFormattedError {
  const { message, locations, path, extensions } = error;
  const cause = error.originalError ?? error;
  if (path === undefined && !refusalIn(cause) && REQUEST_ERROR_CODES.has(extensions.code)) {
    return { message, locations, extensions: { code: extensions.code } };
  }
  logCause(log, cause, reference);
  const refusal = outgoing(cause, reference);
  const details = Object.keys(refusal.details).length > 0 ? { details: refusal.details } : {};
  return { message: refusal.message, locations, path, extensions: { code: refusal.code, ...details } };
}
