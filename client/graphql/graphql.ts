import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env';

/**
 * Writes a typed document or fragment. A component keeps its fragment in its own file and reads it with
 * `readFragment`; a screen keeps the query.
 */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: {
    /** Integer kuruş. */
    Money: number;
    /** ISO 8601 in UTC. */
    DateTime: string;
    /** Whole numbers that may pass 2^31. */
    Position: number;
  };
}>();

export { readFragment } from 'gql.tada';
export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada';
