import { GraphQLError, GraphQLScalarType, Kind, print, type ValueNode } from 'graphql';

function wholePosition(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new GraphQLError(`A position is a whole number from 0 on, found ${String(value)}`);
}

function readLiteral(node: ValueNode): number {
  return wholePosition(node.kind === Kind.INT ? Number(node.value) : print(node));
}

/** GraphQL's own Int ends at 2^31, which a busy shop passes. */
export const Position = new GraphQLScalarType<number, number>({
  name: 'Position',
  description: 'Place in the feed of changes: a whole number from 0 to 2^53 - 1.',
  serialize: wholePosition,
  parseValue: wholePosition,
  parseLiteral: readLiteral,
});
