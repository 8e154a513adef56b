import { type Exchange, makeOperation, mapExchange } from '@urql/core';

/**
 * Sends variables without `__typename`. urql's cache adds it to every object of an answer, unseen by the types: an input made
 * by spreading one would bring it along, and the server refuses fields that an input does not have.
 */
export const plainVariables: Exchange = mapExchange({
  onOperation: (operation) =>
    makeOperation(operation.kind, { ...operation, variables: withoutTypename(operation.variables) }),
});

function withoutTypename<Variables>(variables: Variables): Variables {
  const text = JSON.stringify(variables, (name, value: unknown) =>
    name === '__typename' ? undefined : value,
  );
  return JSON.parse(text) as Variables;
}
