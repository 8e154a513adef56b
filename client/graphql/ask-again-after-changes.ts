import { type Exchange, makeOperation, mapExchange, type Operation } from '@urql/core';

/**
 * Asks a query again that was on its way while a mutation changed something of the same types: its answer may be older than
 * the change, and urql's cache asks again only for answers that had arrived. Stands inside the cache, which names the types.
 */
export const askAgainAfterChanges: Exchange = (input) => {
  /** The types that were changed since, by the key of each query on its way. */
  const changedSince = new Map<number, Set<string>>();
  return mapExchange({
    onOperation({ kind, key }) {
      if (kind === 'query') changedSince.set(key, new Set());
      if (kind === 'teardown') changedSince.delete(key);
    },
    onResult({ operation, data }) {
      const types = typesOf(operation, data);
      if (operation.kind === 'mutation') {
        for (const changed of changedSince.values()) types.forEach((type) => changed.add(type));
        return;
      }
      const isOld = types.some((type) => changedSince.get(operation.key)?.has(type));
      changedSince.delete(operation.key);
      if (!isOld) return;
      const context = { ...operation.context, requestPolicy: 'network-only' as const };
      input.client.reexecuteOperation(makeOperation('query', operation, context));
    },
  })(input);
};

function typesOf({ context }: Operation, data: unknown): string[] {
  const types = new Set(context.additionalTypenames);
  JSON.stringify(data, (name, value: unknown) => {
    if (name === '__typename' && typeof value === 'string') types.add(value);
    return value;
  });
  return [...types];
}
