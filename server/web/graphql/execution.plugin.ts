import type {
  ApolloServerPlugin,
  GraphQLRequest,
  GraphQLRequestContext,
  GraphQLRequestListener,
  GraphQLResponse,
} from '@apollo/server';
import { Plugin } from '@nestjs/apollo';
import { type ExecutionResult, parse } from 'graphql';
import { Refusal } from '../../kernel/refusal/refusal.js';
import type { OperationContext } from '../audience/operation-context.js';
import { Metrics } from '../metrics/metrics.js';
import { clientAddress } from '../sign-in/client-address.js';
import { describeError } from './graphql-error.js';
import { httpHeadOf } from './http-head.js';
import { errorsIn, InvalidOperation } from './invalid-operation.js';
import { Operations } from './operations.js';
import type { AdmittedCall, ReadyOperation } from './ready-operation.js';
import { RefusedDocuments } from './refused-documents.js';

type Request = GraphQLRequestContext<OperationContext>;

/** The operation a request asks for, or what stopped it. */
type Prepared = { operation: ReadyOperation } | { refused: unknown };

/** Stands for a document that was refused: Apollo, which would read the refused one again, is given this. */
const STAND_IN = parse('{ __typename }');

/** Lets Apollo speak HTTP, and runs the operations themselves: read, validated and checked against the limits before, compiled when called often. */
@Plugin()
export class ExecutionPlugin implements ApolloServerPlugin<OperationContext> {
  constructor(
    private readonly operations: Operations,
    private readonly refusedDocuments: RefusedDocuments,
    private readonly metrics: Metrics,
  ) {}

  requestDidStart(): Promise<GraphQLRequestListener<OperationContext>> {
    let prepared: Prepared;
    return Promise.resolve({
      didResolveSource: async (request: Request) => {
        prepared = await this.prepare(request);
        // Apollo parses a document only where none is set yet.
        Object.assign(request, {
          document: 'operation' in prepared ? prepared.operation.document : STAND_IN,
        });
      },
      responseForOperation: (request: Request) => this.respond(request, prepared),
    });
  }

  private async prepare({ source = '', request, contextValue }: Request): Promise<Prepared> {
    const asked = { query: source, operationName: request.operationName };
    const address = addressOf(contextValue);
    try {
      if (!this.operations.known(asked)) this.refusedDocuments.refuseBlocked(address);
      return { operation: this.operations.ready(asked) };
    } catch (error) {
      return { refused: await this.counted(error, address) };
    }
  }

  /** The error itself, or RATE_LIMITED when the address has caused too many. */
  private async counted(error: unknown, address: string): Promise<unknown> {
    return this.refusedDocuments.count(error, address).then(
      () => error,
      (tooMany: unknown) => tooMany,
    );
  }

  private async respond(request: Request, prepared: Prepared): Promise<GraphQLResponse> {
    const { data, errors } = await this.execute(request, prepared);
    const described = errors?.map((error) => describeError(error, request.contextValue.requestId));
    return {
      http: httpHeadOf({ data, errors }),
      body: { kind: 'single', singleResult: errors ? { data, errors: described } : { data } },
    };
  }

  private async execute({ request, contextValue }: Request, prepared: Prepared): Promise<ExecutionResult> {
    try {
      if ('refused' in prepared) throw prepared.refused;
      const { operation } = prepared;
      const result = await this.runMeasured(
        operation,
        await this.admit(operation, request, contextValue),
        contextValue,
      );
      if (!result.errors && operation.isCachedByVersion) markCacheable(contextValue);
      return result;
    } catch (error) {
      if (error instanceof InvalidOperation || error instanceof Refusal) return { errors: errorsIn(error) };
      throw error;
    }
  }

  private async admit(
    operation: ReadyOperation,
    { variables }: GraphQLRequest,
    context: OperationContext,
  ): Promise<AdmittedCall> {
    try {
      return operation.admit(variables ?? {});
    } catch (error) {
      throw await this.counted(error, addressOf(context));
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

function addressOf({ req }: OperationContext): string {
  return req ? clientAddress(req) : '';
}

/** An operation that used the request context may depend on it, whatever it declares. */
function markCacheable({ req }: OperationContext): void {
  if (req && !req.isContextUsed) req.responseIsCacheable = true;
}
