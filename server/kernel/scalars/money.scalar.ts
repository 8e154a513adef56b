import { GraphQLError, GraphQLScalarType, Kind, print, type ValueNode } from 'graphql';

function wholeKurus(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new GraphQLError(`Money is whole kuruş, found ${String(value)}`);
}

function readLiteral(node: ValueNode): number {
  return wholeKurus(node.kind === Kind.INT ? Number(node.value) : print(node));
}

/** Money in GraphQL: integer kuruş. */
export const Money = new GraphQLScalarType<number, number>({
  name: 'Money',
  description: 'Integer kuruş: 129900 is ₺1.299,00. Never a fraction.',
  serialize: wholeKurus,
  parseValue: wholeKurus,
  parseLiteral: readLiteral,
});
