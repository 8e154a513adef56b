import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Logger, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import type { OperationContext } from '../audience/operation-context.js';
import { ExecutionPlugin } from './execution.plugin.js';
import { describeError } from './graphql-error.js';
import { Operations } from './operations.js';
import { RefusedDocuments } from './refused-documents.js';
import { GRAPHQL_PATH, ResponseCache } from './response-cache.js';
import { RootFields } from './root-fields.js';

const log = new Logger('Apollo');

const apollo: ApolloDriverConfig = {
  driver: ApolloDriver,
  path: GRAPHQL_PATH,
  autoSchemaFile: true,
  sortSchema: true,
  introspection: true,
  graphiql: false,
  csrfPrevention: true,
  allowBatchedHttpRequests: false,
  persistedQueries: false,
  // Operations parses and validates every document before it runs, caches it, and runs it: Apollo is not to do so again.
  dangerouslyDisableValidation: true,
  documentStore: null,
  logger: {
    debug: (message: string) => log.debug(message),
    info: (message: string) => log.log(message),
    warn: (message: string) => log.warn(message),
    error: (message: string) => log.error(message),
  },
  includeStacktraceInErrorResponses: false,
  autoTransformHttpErrors: false,
  preserveHttpStatusForExecutionErrors: false,
  context: (request: FastifyRequest): OperationContext => ({
    req: request,
    requestId: request.id,
    requestContext: () => request.requestContext(),
  }),
  formatError: (_formatted, error) => describeError(error as GraphQLError),
};

/** `/graphql`, and the same operations for callers inside the server. */
@Module({
  imports: [DiscoveryModule, GraphQLModule.forRoot<ApolloDriverConfig>(apollo)],
  providers: [RootFields, Operations, RefusedDocuments, ExecutionPlugin, ResponseCache],
  exports: [GraphQLModule, RootFields, Operations, ResponseCache],
})
export class GraphqlEndpointModule {}
