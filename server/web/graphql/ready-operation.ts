import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, type CompiledQuery, isCompiledQuery } from 'graphql-jit';
import type { OperationContext } from '../audience/operation-context.js';
import { asUserMistake } from './graphql-error.js';
import { judgeOf, type Variables } from './operation-cost.js';

/** Compiling costs as much as some executions: what is asked once only is never compiled. */
const RUNS_BEFORE_COMPILING = 1;

/** An operation that was parsed and validated; asked again, it is compiled to a function. */
export class ReadyOperation {
  /** Throws QUERY_TOO_COMPLEX or TAKE_TOO_LARGE. */
  readonly judge: (variables: Variables) => void;
  private runs = 0;
  private compiled?: CompiledQuery;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly document: DocumentNode,
    readonly definition: OperationDefinitionNode,
    readonly rootFieldNames: readonly string[],
    /** True when the same answer may be given to everybody until a revision moves. */
    readonly isKeptByRevision: boolean,
  ) {
    this.judge = judgeOf(schema, document, definition);
  }

  async run(context: OperationContext, variables: Variables): Promise<ExecutionResult> {
    const result = await this.start(context, variables);
    const isVariableMistake = result.data === undefined && result.errors !== undefined;
    return isVariableMistake ? { errors: result.errors?.map(asUserMistake) } : result;
  }

  private start(context: OperationContext, variables: Variables): ExecutionResult | Promise<ExecutionResult> {
    if (this.runs++ === RUNS_BEFORE_COMPILING) this.compile();
    if (this.compiled) return this.compiled.query(undefined, context, variables);
    return execute({
      schema: this.schema,
      document: this.document,
      contextValue: context,
      variableValues: variables,
      operationName: this.definition.name?.value,
    });
  }

  private compile(): void {
    const compiled = compileQuery(this.schema, this.document, this.definition.name?.value ?? '', {
      disablingCapturingStackErrors: true,
    });
    if (isCompiledQuery(compiled)) this.compiled = compiled;
  }
}
