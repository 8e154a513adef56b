import { type DocumentNode, execute, type ExecutionResult } from 'graphql';
import type { OperationContext } from '../audience/operation-context.js';
import type { CompiledOperations } from './compiled-operations.js';
import { checkOperationCost } from './operation-cost.js';
import { OperationVariables, type Variables } from './operation-variables.js';
import type { ParsedOperation } from './parsed-operation.js';

/** One call of an operation that passed every judgement and may run. */
export interface AdmittedCall {
  variables: Variables;
  /** Size of the operation with every fragment spelled out. */
  selections: number;
}

interface OperationTraits {
  rootFieldNames: readonly string[];
  /** True when all callers may get the same response until a data version changes. */
  isCachedByVersion: boolean;
}

/** A parsed and validated operation; one that is called often runs compiled. */
export class ReadyOperation {
  readonly rootFieldNames: readonly string[];
  readonly isCachedByVersion: boolean;
  private readonly variables: OperationVariables;

  constructor(
    private readonly operation: ParsedOperation,
    private readonly compiled: CompiledOperations,
    { rootFieldNames, isCachedByVersion }: OperationTraits,
  ) {
    this.variables = new OperationVariables(operation);
    this.rootFieldNames = rootFieldNames;
    this.isCachedByVersion = isCachedByVersion;
  }

  get document(): DocumentNode {
    return this.operation.document;
  }

  /**
   * @throws {InvalidOperation} when a variable does not fit
   * @throws {Refusal} QUERY_TOO_DEEP, QUERY_TOO_COMPLEX, TAKE_TOO_LARGE
   */
  admit(given: Variables): AdmittedCall {
    const variables = this.variables.read(given);
    return { variables, selections: checkOperationCost(this.operation, variables) };
  }

  async run(context: OperationContext, { variables, selections }: AdmittedCall): Promise<ExecutionResult> {
    const compiled = this.compiled.find(this.operation, selections);
    if (compiled) return compiled.query(undefined, context, variables);
    const { schema, document, definition } = this.operation;
    return execute({
      schema,
      document,
      contextValue: context,
      variableValues: variables,
      operationName: definition.name?.value,
    });
  }
}
