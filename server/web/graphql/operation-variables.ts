import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  getVariableValues,
  GraphQLError,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
  TypeInfo,
  typeFromAST,
  type VariableDefinitionNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { InvalidOperation } from './invalid-operation.js';
import type { ParsedOperation } from './parsed-operation.js';

/** Values of variables as the caller sent them in JSON. */
export type Variables = Readonly<Record<string, unknown>>;

/** As many as graphql's own executor reports. */
const MAX_ERRORS = 50;

/** Reads the variables of a call as graphql's own executor does, whichever executor the operation runs through. */
export class OperationVariables {
  private readonly definitions: readonly VariableDefinitionNode[];
  private readonly neverNull: ReadonlySet<string>;

  constructor(private readonly operation: ParsedOperation) {
    this.definitions = operation.definition.variableDefinitions ?? [];
    this.neverNull = variablesOfNonNullPlaces(operation);
  }

  /**
   * The values given, each default filled in: compiled operations know neither the defaults of an input's fields nor
   * those of variables that are never null.
   *
   * @throws {InvalidOperation}
   */
  read(given: Variables): Variables {
    const { schema } = this.operation;
    const { coerced, errors: invalid } = getVariableValues(schema, this.definitions, given, {
      maxErrors: MAX_ERRORS,
    });
    const errors = invalid ?? this.forbiddenNulls(coerced);
    if (errors.length > 0) throw new InvalidOperation(ApolloServerErrorCode.BAD_USER_INPUT, errors);
    return this.toInputValues(coerced ?? {});
  }

  /** Executors coerce the values again, so they get the names of enum values, not the values behind them. */
  private toInputValues(values: Variables): Variables {
    const entries = this.definitions.flatMap(({ variable: { name }, type }) => {
      const declared = typeFromAST(this.operation.schema, type) as GraphQLInputType | undefined;
      const isSet = declared && Object.hasOwn(values, name.value);
      return isSet ? [[name.value, toInputValue(declared, values[name.value])] as const] : [];
    });
    return Object.fromEntries(entries);
  }

  /** `query ($take: Int = 2) { products(take: $take) }` is valid although `take` is never null; its null is not. */
  private forbiddenNulls(values: Variables): GraphQLError[] {
    return this.definitions
      .filter(({ variable: { name } }) => values[name.value] === null && this.neverNull.has(name.value))
      .map((node) => {
        return new GraphQLError(`Variable "$${node.variable.name.value}" must not be null.`, { nodes: node });
      });
  }
}

function toInputValue(type: GraphQLInputType, value: unknown): unknown {
  if (value === null) return null;
  if (isNonNullType(type)) return toInputValue(type.ofType, value);
  if (isListType(type)) return (value as unknown[]).map((item) => toInputValue(type.ofType, item));
  if (!isInputObjectType(type)) return type.serialize(value);
  const fields = Object.values(type.getFields()).filter(({ name }) => Object.hasOwn(value as object, name));
  return Object.fromEntries(
    fields.map((field) => [field.name, toInputValue(field.type, (value as Variables)[field.name])]),
  );
}

function variablesOfNonNullPlaces({ schema, document }: ParsedOperation): ReadonlySet<string> {
  const names = new Set<string>();
  const types = new TypeInfo(schema);
  const variables = {
    Variable: ({ name }: { name: { value: string } }) => {
      if (isNonNullType(types.getInputType())) names.add(name.value);
    },
  };
  visit(document, visitWithTypeInfo(types, variables));
  return names;
}
