import { GraphQLError, GraphQLScalarType, Kind, print, type ValueNode } from 'graphql';

/** A day, or a date-time with its UTC offset: without one, each machine would read another time. */
const SHAPE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** The date-time that a text is; null for days the calendar does not have and years beyond four digits. */
export function readDateTime(text: string): Date | null {
  if (!SHAPE.test(text) || !isDayOfCalendar(text.slice(0, 10))) return null;
  const read = new Date(text);
  return isWritable(read) ? read : null;
}

function parseDateTime(value: unknown): Date {
  const read = typeof value === 'string' ? readDateTime(value) : null;
  if (read) return read;
  throw new GraphQLError(`A date-time is written such as 2026-09-13T09:54:33Z, found ${String(value)}`);
}

/** JavaScript reads 31 February as 3 March. */
function isDayOfCalendar(day: string): boolean {
  const read = new Date(day);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}

/** An offset can move the year out of the four digits that a date-time is written with. */
function isWritable(read: Date): boolean {
  return !Number.isNaN(read.getTime()) && SHAPE.test(read.toISOString());
}

function readLiteral(node: ValueNode): Date {
  return parseDateTime(node.kind === Kind.STRING ? node.value : print(node));
}

function serialize(value: unknown): string {
  return (value instanceof Date ? value : parseDateTime(value)).toISOString();
}

/** Nest's own scalar accepts every text that JavaScript turns into a date, even an invalid one; this one is strict. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'A date-time such as 2026-09-13T09:54:33Z; a day alone is its midnight in UTC.',
  serialize,
  parseValue: parseDateTime,
  parseLiteral: readLiteral,
});
