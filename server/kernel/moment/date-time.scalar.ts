import { GraphQLError, GraphQLScalarType, Kind, print, type ValueNode } from 'graphql';

/** A day, or a moment with its distance from UTC: without one, each machine would read another moment. */
const SHAPE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

function moment(value: unknown): Date {
  const read = typeof value === 'string' && SHAPE.test(value) ? new Date(value) : undefined;
  if (read && !Number.isNaN(read.getTime())) return read;
  throw new GraphQLError(`A moment is a date-time such as 2026-09-13T09:54:33Z, found ${String(value)}`);
}

function readLiteral(node: ValueNode): Date {
  return moment(node.kind === Kind.STRING ? node.value : print(node));
}

function words(value: unknown): string {
  return (value instanceof Date ? value : moment(value)).toISOString();
}

/** Nest's own takes whatever JavaScript makes a date of, even none: what is no moment is refused here. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'A moment such as 2026-09-13T09:54:33Z; a day alone is its first moment in UTC.',
  serialize: words,
  parseValue: moment,
  parseLiteral: readLiteral,
});
