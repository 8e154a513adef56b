import { Injectable } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  type DocumentNode,
  type FormattedExecutionResult,
  getOperationAST,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { OperationContext } from '../audience/operation-context.js';
import { asUserMistake, describeError } from './graphql-error.js';
import { ReadyOperation } from './ready-operation.js';
import { RootFields } from './root-fields.js';

export interface OperationRequest {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown>;
}

export const MAX_TOKENS = 5_000;
const KEPT_OPERATIONS = 500;
const KEPT_OPERATION_CHARACTERS = 2_000_000;

/** A request that never runs: its document does not parse, does not fit the schema, or names no operation. */
export class InvalidOperation extends Error {
  constructor(readonly errors: readonly GraphQLError[]) {
    super(errors[0]?.message);
  }
}

/** Every operation that runs, over HTTP or inside the server, is made ready here once and kept. */
@Injectable()
export class Operations {
  private readonly kept = new LRUCache<string, ReadyOperation>({
    max: KEPT_OPERATIONS,
    maxSize: KEPT_OPERATION_CHARACTERS,
    sizeCalculation: (_operation, key) => key.length,
  });

  constructor(
    private readonly schemaHost: GraphQLSchemaHost,
    private readonly rootFields: RootFields,
  ) {}

  /**
   * @throws {InvalidOperation}
   * @throws {Refusal} QUERY_TOO_DEEP
   */
  ready({ query, operationName }: OperationRequest): ReadyOperation {
    const key = `${operationName ?? ''} ${query}`;
    const known = this.kept.get(key);
    if (known) return known;
    const operation = this.prepare(query, operationName);
    this.kept.set(key, operation);
    return operation;
  }

  /** Runs an operation inside the server, with the guards and the limits of every other caller. */
  async run(request: OperationRequest, context: OperationContext): Promise<FormattedExecutionResult> {
    const describe = (error: GraphQLError) => describeError(error, context.requestId);
    try {
      const operation = this.ready(request);
      operation.judge(request.variables ?? {});
      const { data, errors } = await operation.run(context, request.variables ?? {});
      return errors ? { data, errors: errors.map(describe) } : { data };
    } catch (error) {
      if (error instanceof InvalidOperation) return { errors: error.errors.map(asUserMistake).map(describe) };
      return { errors: [describe(new GraphQLError('', { originalError: error as Error }))] };
    }
  }

  private prepare(query: string, operationName?: string | null): ReadyOperation {
    const { schema } = this.schemaHost;
    const document = parsed(query);
    const mistakes = validate(schema, document);
    if (mistakes.length > 0) throw new InvalidOperation(mistakes);
    const definition = getOperationAST(document, operationName);
    if (!definition) throw new InvalidOperation([new GraphQLError('The document names no such operation.')]);
    const isQuery = definition.operation === OperationTypeNode.QUERY;
    const names = rootFieldNames(definition, document);
    const isKept = isQuery && names.every((name) => this.isKeptByRevision(name));
    return new ReadyOperation(schema, document, definition, names, isKept);
  }

  private isKeptByRevision(name: string): boolean {
    const field = this.rootFields.find('Query', name);
    return field?.audience?.kind === 'public' && field.isKeptByRevision;
  }
}

function parsed(query: string) {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    throw new InvalidOperation([error as GraphQLError]);
  }
}

/** Names at the top of an operation, those in fragments included. */
function rootFieldNames(definition: OperationDefinitionNode, document: DocumentNode): string[] {
  const names = new Set<string>();
  const visit = ({ selections }: OperationDefinitionNode['selectionSet']): void => {
    for (const selection of selections) {
      switch (selection.kind) {
        case Kind.FIELD:
          names.add(selection.name.value);
          break;
        case Kind.INLINE_FRAGMENT:
          visit(selection.selectionSet);
          break;
        case Kind.FRAGMENT_SPREAD: {
          const named = document.definitions.find(
            (node) => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === selection.name.value,
          );
          if (named?.kind === Kind.FRAGMENT_DEFINITION) visit(named.selectionSet);
        }
      }
    }
  };
  visit(definition.selectionSet);
  return [...names];
}
