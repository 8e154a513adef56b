import { type AnyVariables, type Client, createRequest, type DocumentInput } from '@urql/core';

/** Prices and stock move while a tab stays open: an older answer is asked for again. */
const FRESH_FOR_MS = 60_000;

/** When each client got the answer to a request, by the key of the request. */
const answeredAt = new WeakMap<Client, Map<number, number>>();

/** Runs a query and gives its data; an answer is reused for a minute. Throws urql's CombinedError. */
export async function runQuery<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const request = createRequest(document, variables);
  const times = timesOf(client);
  const isStale = Date.now() - (times.get(request.key) ?? Infinity) > FRESH_FOR_MS;
  const answer = await client
    .executeQuery(request, { requestPolicy: isStale ? 'network-only' : 'cache-first' })
    .toPromise();
  if (answer.error) throw answer.error;
  if (answer.data === undefined) throw new Error('A query was answered with neither data nor error');
  if (isStale || !times.has(request.key)) times.set(request.key, Date.now());
  return answer.data;
}

function timesOf(client: Client): Map<number, number> {
  const known = answeredAt.get(client) ?? new Map<number, number>();
  answeredAt.set(client, known);
  return known;
}
