import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
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
 * An operation that calls one field of Query or Mutation with every required argument.
 *
 * @param values by the name of a type, instead of values that are only well-formed
 */
export function operationDocument(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  values: Readonly<Record<string, unknown>> = {},
): Document {
  const required = field.args.filter(isRequiredArgument);
  const declared = required.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = required.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : '';
  return {
    query: `${kind} ${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selection} }`,
    variables: valuesOf(required, values),
  };
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
  return valuesOf(Object.values(type.getFields()).filter(isRequiredInputField), values);
}
