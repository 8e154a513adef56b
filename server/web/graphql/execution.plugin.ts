import {
  type ApolloServerPlugin,
  type GraphQLRequestContext,
  type GraphQLRequestListener,
  type GraphQLResponse,
  HeaderMap,
} from '@apollo/server';
import { Plugin } from '@nestjs/apollo';
import type { ExecutionResult } from 'graphql';
import { Refusal } from '../../kernel/refusal/refusal.js';
import type { OperationContext } from '../audience/operation-context.js';
import { Metrics } from '../metrics/metrics.js';
import { describeError } from './graphql-error.js';
import { errorsIn, InvalidOperation } from './invalid-operation.js';
import { Operations } from './operations.js';
import type { AdmittedCall, ReadyOperation } from './ready-operation.js';

type Request = GraphQLRequestContext<OperationContext>;

const BAD_REQUEST = 400;

/** Lets Apollo speak HTTP, and runs the operations themselves: validated and checked against the limits before, compiled when called often. */
@Plugin()
export class ExecutionPlugin implements ApolloServerPlugin<OperationContext> {
  private readonly listener: GraphQLRequestListener<OperationContext> = {
    responseForOperation: (request) => this.respond(request),
  };

  constructor(
    private readonly operations: Operations,
    private readonly metrics: Metrics,
  ) {}

  requestDidStart(): Promise<GraphQLRequestListener<OperationContext>> {
    return Promise.resolve(this.listener);
  }

  private async respond(request: Request): Promise<GraphQLResponse> {
    const { data, errors } = await this.execute(request);
    const described = errors?.map((error) => describeError(error, request.contextValue.requestId));
    return {
      http: { headers: new HeaderMap(), status: data === undefined ? BAD_REQUEST : undefined },
      body: { kind: 'single', singleResult: errors ? { data, errors: described } : { data } },
    };
  }

  private async execute(request: Request): Promise<ExecutionResult> {
    const { source = '', request: body, contextValue: context } = request;
    try {
      const operation = this.operations.ready({ query: source, operationName: body.operationName });
      const call = operation.admit(body.variables ?? {});
      const result = await this.runMeasured(operation, call, context);
      if (!result.errors && operation.isCachedByVersion) markCacheable(context);
      return result;
    } catch (error) {
      if (error instanceof InvalidOperation || error instanceof Refusal) return { errors: errorsIn(error) };
      throw error;
    }
  }

  private async runMeasured(
    operation: ReadyOperation,
    call: AdmittedCall,
    context: OperationContext,
  ): Promise<ExecutionResult> {
    const finish = this.metrics.startOperation(operation.rootFieldNames);
    let outcome: 'ok' | 'errors' = 'errors';
    try {
      const result = await operation.run(context, call);
      if (!result.errors) outcome = 'ok';
      return result;
    } finally {
      finish(outcome);
    }
  }
}

/** An operation that used the request context may depend on it, whatever it declares. */
function markCacheable({ req }: OperationContext): void {
  if (req && !req.isContextUsed) req.responseIsCacheable = true;
}
