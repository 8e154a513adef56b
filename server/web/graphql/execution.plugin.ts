import {
  type ApolloServerPlugin,
  type GraphQLRequestContext,
  type GraphQLRequestListener,
  type GraphQLResponse,
  HeaderMap,
} from '@apollo/server';
import { Plugin } from '@nestjs/apollo';
import { GraphQLError } from 'graphql';
import { Refusal } from '../../kernel/refusal/refusal.js';
import type { OperationContext } from '../audience/operation-context.js';
import { Metrics } from '../metrics/metrics.js';
import { describeError } from './graphql-error.js';
import { Operations } from './operations.js';
import type { ReadyOperation } from './ready-operation.js';

type Request = GraphQLRequestContext<OperationContext>;

const BAD_REQUEST = 400;

/** Lets Apollo speak HTTP, and runs the operations themselves: judged before, compiled when asked again. */
@Plugin()
export class ExecutionPlugin implements ApolloServerPlugin<OperationContext> {
  private readonly listener: GraphQLRequestListener<OperationContext> = {
    didResolveOperation: (request) => this.judge(request),
    responseForOperation: (request) => this.respond(request),
  };

  constructor(
    private readonly operations: Operations,
    private readonly metrics: Metrics,
  ) {}

  requestDidStart(): Promise<GraphQLRequestListener<OperationContext>> {
    return Promise.resolve(this.listener);
  }

  private readyOperation({ source = '', request, operation }: Request): ReadyOperation | undefined {
    return operation && this.operations.ready({ query: source, operationName: request.operationName });
  }

  private judge(request: Request): Promise<void> {
    try {
      this.readyOperation(request)?.judge(request.request.variables ?? {});
      return Promise.resolve();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const extensions = { http: { status: BAD_REQUEST } };
      return Promise.reject(new GraphQLError(error.message, { originalError: error, extensions }));
    }
  }

  private async respond(request: Request): Promise<GraphQLResponse | null> {
    const operation = this.readyOperation(request);
    if (!operation) return null;
    const { contextValue: context } = request;
    const finish = this.metrics.startOperation(operation.rootFieldNames);
    const { data, errors } = await operation.run(context, request.request.variables ?? {});
    finish(errors ? 'errors' : 'ok');
    if (!errors && operation.isKeptByRevision && context.req) context.req.answerMayBeKept = true;
    const described = errors?.map((error) => describeError(error, context.requestId));
    return {
      http: { headers: new HeaderMap(), status: data === undefined ? BAD_REQUEST : undefined },
      body: { kind: 'single', singleResult: errors ? { data, errors: described } : { data } },
    };
  }
}
