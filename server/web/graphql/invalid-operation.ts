import type { ApolloServerErrorCode } from '@apollo/server/errors';
import { GraphQLError } from 'graphql';

/** A request that never runs: its document does not parse, does not fit the schema, or its variables do not. */
export class InvalidOperation extends Error {
  readonly errors: readonly GraphQLError[];

  constructor(code: ApolloServerErrorCode, mistakes: readonly GraphQLError[]) {
    super(mistakes[0]?.message);
    this.errors = mistakes.map(({ message, nodes, source, positions }) => {
      return new GraphQLError(message, { nodes, source, positions, extensions: { code } });
    });
  }
}

/** What stopped an operation before it ran, as errors of GraphQL. */
export function errorsIn(error: unknown): readonly GraphQLError[] {
  if (error instanceof InvalidOperation) return error.errors;
  return [new GraphQLError('', { originalError: error as Error })];
}
