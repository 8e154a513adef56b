import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  type DocumentNode,
  executeSync,
  type ExecutionResult,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLScalarType,
  type GraphQLSchema,
  validate,
} from 'graphql';

export const schema = readSchema();

function readSchema(): GraphQLSchema {
  const sdl = readFileSync(path.join(import.meta.dirname, '../../schema.graphql'), 'utf8');
  const read = buildSchema(sdl, { assumeValidSDL: true });
  checkScalar(read, 'Money', Number.isSafeInteger);
  checkScalar(read, 'Position', Number.isSafeInteger);
  checkScalar(read, 'DateTime', isDateTime);
  return read;
}

function isDateTime(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/.test(value);
}

/** A schema that is read from a file takes anything for a scalar of its own. */
function checkScalar(read: GraphQLSchema, name: string, isValid: (value: unknown) => boolean): void {
  const scalar = read.getType(name) as GraphQLScalarType;
  scalar.serialize = scalar.parseValue = (value) => {
    if (!isValid(value)) throw new TypeError(`${name} cannot represent ${JSON.stringify(value)}`);
    return value;
  };
}

/** What is wrong with a request by the schema: its document, or a variable. */
export function requestProblems(document: DocumentNode, variables: Record<string, unknown>): string[] {
  const mistakes = validate(schema, document);
  if (mistakes.length > 0) return mistakes.map(({ message }) => message);
  const definitions = getOperationAST(document)?.variableDefinitions ?? [];
  const { errors = [] } = getVariableValues(schema, definitions, variables);
  return errors.map(({ message }) => message);
}

/** An answer, and where what it was made of does not fit the document and the schema. */
export interface Completed {
  readonly answer: ExecutionResult;
  readonly problems: string[];
}

/**
 * Answers a document as a server would that has what is given.
 *
 * @param given by response key; an error in the place of a value refuses that field, as the whole it refuses everything
 */
export function complete(
  document: DocumentNode,
  given: unknown,
  variableValues: Record<string, unknown> = {},
  answering = schema,
): Completed {
  const answer = executeSync({
    schema: answering,
    document,
    variableValues,
    rootValue: given,
    fieldResolver: resolveGiven,
  });
  const mistakes = (answer.errors ?? []).filter(
    ({ originalError }) => !(originalError instanceof GraphQLError && originalError.extensions.code),
  );
  return {
    answer,
    problems: [
      ...mistakes.map(({ message, path: place = [] }) => `${place.join('.')}: ${message}`),
      ...unasked(given, answer.data, []),
    ],
  };
}

const resolveGiven: GraphQLFieldResolver<unknown, unknown> = (
  source,
  _values,
  _context,
  { path: { key } },
) => {
  if (source instanceof Error) throw source;
  return (source as Record<string, unknown>)[key];
};

/** What is given and not asked for: left over from an earlier document, or misspelt. Data of a client may have type names. */
function unasked(given: unknown, answered: unknown, place: readonly (string | number)[]): string[] {
  if (Array.isArray(given) && Array.isArray(answered)) {
    return given.flatMap((item, index) => unasked(item, answered[index], [...place, index]));
  }
  if (!isRecord(given) || !isRecord(answered)) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    if (key in answered) return unasked(value, answered[key], [...place, key]);
    return value === undefined || key === '__typename'
      ? []
      : [`${[...place, key].join('.')}: Nobody asks for it.`];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Error);
}
