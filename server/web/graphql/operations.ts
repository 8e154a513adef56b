import { ApolloServerErrorCode } from '@apollo/server/errors';
import { Injectable } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  type DocumentNode,
  type FormattedExecutionResult,
  GraphQLError,
  OperationTypeNode,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { OperationContext } from '../audience/operation-context.js';
import { CompiledOperations } from './compiled-operations.js';
import { checkDocumentSize } from './document-size.js';
import { parseDocument } from './document-source.js';
import { describeError } from './graphql-error.js';
import { errorsIn, InvalidOperation } from './invalid-operation.js';
import { parsedOperation, type ParsedOperation, rootFieldNames } from './parsed-operation.js';
import { ReadyOperation } from './ready-operation.js';
import { RootFields } from './root-fields.js';

export interface OperationRequest {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown>;
}

const MAX_CACHED_OPERATIONS = 500;
const MAX_CACHE_BYTES = 40_000_000;
/** A parsed document was measured to weigh 75 to 110 bytes for each character of its source. */
const BYTES_PER_CHARACTER = 100;

/** Every operation that runs, over HTTP or inside the server, is made ready here once and cached. */
@Injectable()
export class Operations {
  private readonly compiled = new CompiledOperations();
  private readonly cache = new LRUCache<string, ReadyOperation>({
    max: MAX_CACHED_OPERATIONS,
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: (_operation, key) => key.length * BYTES_PER_CHARACTER,
  });

  constructor(
    private readonly schemaHost: GraphQLSchemaHost,
    private readonly rootFields: RootFields,
  ) {}

  /** The operation if it was made ready before. */
  known(request: OperationRequest): ReadyOperation | undefined {
    return this.cache.get(keyOf(request));
  }

  /**
   * @throws {InvalidOperation}
   * @throws {Refusal} QUERY_TOO_DEEP, QUERY_TOO_COMPLEX
   */
  ready(request: OperationRequest): ReadyOperation {
    const known = this.known(request);
    if (known) return known;
    const operation = this.prepare(request);
    this.cache.set(keyOf(request), operation);
    return operation;
  }

  /** Runs an operation inside the server, with the guards and the limits of every other caller. */
  async run(request: OperationRequest, context: OperationContext): Promise<FormattedExecutionResult> {
    const describe = (error: GraphQLError) => describeError(error, context.requestId);
    try {
      const operation = this.ready(request);
      const { data, errors } = await operation.run(context, operation.admit(request.variables ?? {}));
      return errors ? { data, errors: errors.map(describe) } : { data };
    } catch (error) {
      return { errors: errorsIn(error).map(describe) };
    }
  }

  private prepare({ query, operationName }: OperationRequest): ReadyOperation {
    const document = parseDocument(query);
    checkDocumentSize(document);
    const operation = this.validOperation(document, operationName);
    const isQuery = operation.definition.operation === OperationTypeNode.QUERY;
    const names = rootFieldNames(operation);
    const isCachedByVersion = isQuery && names.every((name) => this.isCachedByVersion(name));
    return new ReadyOperation(operation, this.compiled, { rootFieldNames: names, isCachedByVersion });
  }

  private validOperation(document: DocumentNode, name?: string | null): ParsedOperation {
    const { GRAPHQL_VALIDATION_FAILED, OPERATION_RESOLUTION_FAILURE } = ApolloServerErrorCode;
    const { schema } = this.schemaHost;
    const mistakes = validate(schema, document);
    if (mistakes.length > 0) throw new InvalidOperation(GRAPHQL_VALIDATION_FAILED, mistakes);
    const operation = parsedOperation(schema, document, name);
    if (!operation) {
      const mistake = new GraphQLError('The document names no such operation.');
      throw new InvalidOperation(OPERATION_RESOLUTION_FAILURE, [mistake]);
    }
    const { definition } = operation;
    if (!schema.getRootType(definition.operation)) {
      const mistake = new GraphQLError(`The schema has no ${definition.operation}.`, { nodes: definition });
      throw new InvalidOperation(GRAPHQL_VALIDATION_FAILED, [mistake]);
    }
    return operation;
  }

  private isCachedByVersion(name: string): boolean {
    const field = this.rootFields.find('Query', name);
    return field?.audience?.kind === 'public' && field.isCachedByVersion;
  }
}

function keyOf({ query, operationName }: OperationRequest): string {
  return `${operationName ?? ''} ${query}`;
}
