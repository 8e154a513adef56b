import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';

const SCHEMA = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** Every field of Query and Mutation. */
export function operations() {
  const fieldsOf = (kind: 'query' | 'mutation', type = SCHEMA.getQueryType()) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field }));
  return [...fieldsOf('query'), ...fieldsOf('mutation', SCHEMA.getMutationType())];
}
