import { BREAK, getNamedType, type GraphQLType, isInputObjectType, typeFromAST, visit } from 'graphql';
import { compileQuery, type CompiledQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { ParsedOperation } from './parsed-operation.js';

/** Compiling costs as much as some executions: only operations that are called repeatedly are compiled. */
const RUNS_BEFORE_COMPILING = 3;
const MAX_CACHED_OPERATIONS = 200;
const MAX_CACHE_BYTES = 40_000_000;
/** The code of one selection takes 1 to 3 KB (measured), plus the engine's compiled form. */
const BYTES_PER_SELECTION = 4_000;

/** The operations that are called most, compiled to functions. */
export class CompiledOperations {
  private readonly runs = new WeakMap<ParsedOperation, number>();
  private readonly cache = new LRUCache<ParsedOperation, CompiledQuery>({
    max: MAX_CACHED_OPERATIONS,
    maxSize: MAX_CACHE_BYTES,
    dispose: (_compiled, operation) => this.runs.delete(operation),
  });

  get count(): number {
    return this.cache.size;
  }

  /** Counts a call of the operation; returns its function once it was called often enough. */
  find(operation: ParsedOperation, selections: number): CompiledQuery | undefined {
    const known = this.cache.get(operation);
    if (known) return known;
    const runs = (this.runs.get(operation) ?? 0) + 1;
    this.runs.set(operation, runs);
    // Compiling never works the second time when it did not the first.
    if (runs !== RUNS_BEFORE_COMPILING + 1) return undefined;
    const compiled = compile(operation);
    if (compiled) this.cache.set(operation, compiled, { size: selections * BYTES_PER_SELECTION });
    return compiled;
  }
}

function compile(operation: ParsedOperation): CompiledQuery | undefined {
  if (!isCompilable(operation)) return undefined;
  const { schema, document, definition } = operation;
  const options = { disablingCapturingStackErrors: true };
  const compiled = compileQuery(schema, document, definition.name?.value ?? '', options);
  return isCompiledQuery(compiled) ? compiled : undefined;
}

/**
 * graphql-jit notes `@skip` and `@include` on the fields of a fragment, which all its spreads then share; and it
 * writes out the fields of inputs within inputs, without end where an input is recursive.
 */
function isCompilable({ schema, document }: ParsedOperation): boolean {
  let isSafe = true;
  const forbid = () => {
    isSafe = false;
    return BREAK;
  };
  visit(document, {
    Directive: forbid,
    VariableDefinition: ({ type }) => (isRecursive(typeFromAST(schema, type)) ? forbid() : undefined),
  });
  return isSafe;
}

function isRecursive(type: GraphQLType | undefined, above: readonly GraphQLType[] = []): boolean {
  const named = type && getNamedType(type);
  if (!isInputObjectType(named)) return false;
  if (above.includes(named)) return true;
  return Object.values(named.getFields()).some((field) => isRecursive(field.type, [...above, named]));
}
