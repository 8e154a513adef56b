import {
  type ApolloServerPlugin,
  type GraphQLRequestContext,
  type GraphQLRequestListener,
  type GraphQLResponse,
  HeaderMap,
} from '@apollo/server';
import { Plugin } from '@nestjs/apollo';
import { type ExecutionResult, GraphQLError } from 'graphql';
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
    const { data, errors } = await this.runMeasured(operation, request);
    if (!errors && operation.isKeptByRevision && context.req) context.req.answerMayBeKept = true;
    const described = errors?.map((error) => describeError(error, context.requestId));
    return {
      http: { headers: new HeaderMap(), status: data === undefined ? BAD_REQUEST : undefined },
      body: { kind: 'single', singleResult: errors ? { data, errors: described } : { data } },
    };
  }

  private async runMeasured(operation: ReadyOperation, request: Request): Promise<ExecutionResult> {
    const finish = this.metrics.startOperation(operation.rootFieldNames);
    let outcome: 'ok' | 'errors' = 'errors';
    try {
      const result = await operation.run(request.contextValue, request.request.variables ?? {});
      if (!result.errors) outcome = 'ok';
      return result;
    } finally {
      finish(outcome);
    }
  }
}
