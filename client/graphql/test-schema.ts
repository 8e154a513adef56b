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
  valueFromASTUntyped,
} from 'graphql';

export const schema = readSchema();

function readSchema(): GraphQLSchema {
  const sdl = readFileSync(path.join(import.meta.dirname, '../../schema.graphql'), 'utf8');
  const read = buildSchema(sdl, { assumeValidSDL: true });
  checkScalar(read, 'Money', { isAnswer: Number.isSafeInteger });
  checkScalar(read, 'Position', { isAnswer: (value) => Number.isSafeInteger(value) && Number(value) >= 0 });
  checkScalar(read, 'DateTime', { isAnswer: isWrittenDateTime, isInput: isReadDateTime });
  return read;
}

/** As the server writes it, with or without its milliseconds. */
function isWrittenDateTime(value: unknown): boolean {
  return isReadDateTime(value) && /T\d\d:\d\d:\d\d(?:\.\d{3})?Z$/.test(value as string);
}

/** What the server also reads: a day, or a date-time with an offset. */
function isReadDateTime(value: unknown): boolean {
  const shape = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;
  const [, day] = (typeof value === 'string' && shape.exec(value)) || [];
  return day !== undefined && !Number.isNaN(Date.parse(value as string)) && isDayOfCalendar(day);
}

/** JavaScript reads 31 February as 3 March. */
function isDayOfCalendar(day: string): boolean {
  const read = new Date(day);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}

interface ScalarChecks {
  readonly isAnswer: (value: unknown) => boolean;
  /** Where the server reads more than it writes. */
  readonly isInput?: (value: unknown) => boolean;
}

/** A schema that is read from a file takes anything for a scalar of its own. */
function checkScalar(
  read: GraphQLSchema,
  name: string,
  { isAnswer, isInput = isAnswer }: ScalarChecks,
): void {
  const scalar = read.getType(name) as GraphQLScalarType;
  const checked = (isValid: (value: unknown) => boolean) => (value: unknown) => {
    if (!isValid(value)) throw new TypeError(`${name} cannot represent ${JSON.stringify(value)}`);
    return value;
  };
  scalar.serialize = checked(isAnswer);
  scalar.parseValue = checked(isInput);
  scalar.parseLiteral = (node) => scalar.parseValue(valueFromASTUntyped(node));
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
