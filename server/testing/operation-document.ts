import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';

interface Document {
  query: string;
  variables: Record<string, unknown>;
}

const UNKNOWN_ID = '0198a000-0000-7000-8000-00000000ffff';

/** Values of scalars that pass their own check; what they name does not exist. */
const SCALARS: Readonly<Record<string, unknown>> = {
  ID: UNKNOWN_ID,
  String: 'pompa',
  Int: 1,
  Boolean: true,
  Money: 100,
  Position: 0,
  DateTime: '2030-01-01T00:00:00.000Z',
};

/**
 * An operation that calls one field of Query or Mutation with every required argument, and every optional one of a type that is
 * given a value.
 *
 * @param values by the name of a type, instead of values that are only well-formed
 * @param depth how many levels of the result are selected; by default its type alone
 */
export function operationDocument(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  values: Readonly<Record<string, unknown>> = {},
  depth = 0,
): Document {
  const passedArguments = field.args.filter((arg) => isRequiredArgument(arg) || takes(arg.type, values));
  const declared = passedArguments.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = passedArguments.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = selectionOf(field.type, depth);
  return {
    query: `${kind} ${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selection} }`,
    variables: valuesOf(passedArguments, values),
  };
}

/** Every field that needs no argument, so many levels deep. */
function selectionOf(returned: GraphQLOutputType, depth: number): string {
  const type = getNamedType(returned);
  if (!isCompositeType(type)) return '';
  if (depth === 0 || !isObjectType(type)) return '{ __typename }';
  const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  return `{ ${fields.map(({ name, type: inner }) => `${name} ${selectionOf(inner, depth - 1)}`).join(' ')} }`;
}

function valuesOf(
  fields: readonly (GraphQLArgument | GraphQLInputField)[],
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(fields.map(({ name, type }) => [name, valueOf(type, values)]));
}

function valueOf(type: GraphQLInputType, values: Readonly<Record<string, unknown>>): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, values);
  if (isListType(type)) return [valueOf(type.ofType, values)];
  const value = values[type.name] ?? SCALARS[type.name];
  if (value !== undefined) return value;
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) throw new Error(`No value is known for ${type.name}`);
  const fields = Object.values(type.getFields());
  return valuesOf(
    fields.filter((field) => isRequiredInputField(field) || takes(field.type, values)),
    values,
  );
}

/** Whether it is of a type that is given a value, or has such a field. */
function takes(type: GraphQLInputType, values: Readonly<Record<string, unknown>>): boolean {
  const named = getNamedType(type);
  if (named.name in values) return true;
  return (
    isInputObjectType(named) && Object.values(named.getFields()).some((field) => takes(field.type, values))
  );
}
