import { ApolloServerErrorCode } from '@apollo/server/errors';
import { getVariableValues, GraphQLError, isNonNullType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { InvalidOperation } from './invalid-operation.js';
import type { ParsedOperation } from './parsed-operation.js';

/** Values of the variables as the executor sees them, defaults included. */
export type Variables = Readonly<Record<string, unknown>>;

/** As many as graphql's own executor reports. */
const MAX_MISTAKES = 50;

/** Reads the variables of a call as graphql's own executor does, whichever executor the operation runs through. */
export class OperationVariables {
  private readonly neverNull: ReadonlySet<string>;

  constructor(private readonly operation: ParsedOperation) {
    this.neverNull = usedWhereNullIsNone(operation);
  }

  /** @throws {InvalidOperation} */
  read(given: Variables): Variables {
    const { schema, definition } = this.operation;
    const definitions = definition.variableDefinitions ?? [];
    const { coerced, errors } = getVariableValues(schema, definitions, given, { maxErrors: MAX_MISTAKES });
    const mistakes = errors ?? this.forbiddenNulls(coerced);
    if (mistakes.length > 0) throw new InvalidOperation(ApolloServerErrorCode.BAD_USER_INPUT, mistakes);
    return coerced ?? {};
  }

  /** `query ($take: Int = 2) { products(take: $take) }` is valid although `take` is never null; its null is not. */
  private forbiddenNulls(values: Variables): GraphQLError[] {
    const definitions = this.operation.definition.variableDefinitions ?? [];
    return definitions
      .filter(({ variable: { name } }) => values[name.value] === null && this.neverNull.has(name.value))
      .map((node) => {
        return new GraphQLError(`Variable "$${node.variable.name.value}" must not be null.`, { nodes: node });
      });
  }
}

function usedWhereNullIsNone({ schema, document }: ParsedOperation): ReadonlySet<string> {
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
