import { GraphQLID, GraphQLScalarType } from 'graphql';
import { validate as isUuid } from 'uuid';

/** RFC 9562: UUIDs are written in lower case and read in either. */
function canonicalId(id: string): string {
  return isUuid(id) ? id.toLowerCase() : id;
}

/**
 * GraphQL's own ID, with the UUIDs that callers send in one spelling: ids are compared as text in many places. It has to be
 * used everywhere, because a schema with two types of one name is not built.
 */
export const Id = new GraphQLScalarType<string, string>({
  ...GraphQLID.toConfig(),
  parseValue: (value) => canonicalId(GraphQLID.parseValue(value)),
  parseLiteral: (node, variables) => canonicalId(GraphQLID.parseLiteral(node, variables)),
});
