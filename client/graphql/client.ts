import {
  type Client,
  cacheExchange,
  createClient,
  type Exchange,
  fetchExchange,
  ssrExchange,
} from '@urql/core';
import { requestPolicyExchange } from '@urql/exchange-request-policy';
import { askAgainAfterChanges } from './ask-again-after-changes';
import { plainVariables } from './plain-variables';

/** What runs a GraphQL request in the process of the server, without HTTP. */
export type Execute = (body: {
  query: string;
  variables?: Record<string, unknown>;
}) => Promise<{ data?: unknown; errors?: unknown }>;

/** The results of a rendered page, by the key of their request: the browser starts from them. */
export type DehydratedQueries = ReturnType<ReturnType<typeof ssrExchange>['extractData']>;

export const ENDPOINT = '/graphql';

/** Prices and stock change while a tab stays open: an older result is shown, if at all, only until the new one is there. */
const FRESH_FOR_MS = 60_000;

/** A client for one rendered page. `dehydrate` returns what was asked, after rendering. */
export function openServerClient(execute: Execute): { client: Client; dehydrate: () => DehydratedQueries } {
  const dehydration = ssrExchange({ isClient: false });
  const client = createClient({
    url: `http://in-process${ENDPOINT}`,
    exchanges: [cacheExchange, dehydration, plainVariables, fetchExchange],
    fetch: (_url, init) => answerInProcess(execute, init),
    preferGetMethod: false,
  });
  return { client, dehydrate: () => dehydration.extractData() };
}

/**
 * The client of a visitor's browser, which has the results of the first page already.
 *
 * @param outermost see every result last
 */
export function openBrowserClient(dehydrated: DehydratedQueries, ...outermost: Exchange[]): Client {
  const openedAt = Date.now();
  const freshness = requestPolicyExchange({
    ttl: FRESH_FOR_MS,
    // The exchange did not see those of the first page arrive.
    shouldUpgrade: ({ key }) => !(key in dehydrated) || Date.now() - openedAt > FRESH_FOR_MS,
  });
  const hydration = ssrExchange({ isClient: true, initialState: dehydrated });
  return createClient({
    url: ENDPOINT,
    exchanges: [
      ...outermost,
      freshness,
      cacheExchange,
      askAgainAfterChanges,
      hydration,
      plainVariables,
      fetchExchange,
    ],
    preferGetMethod: false,
  });
}

async function answerInProcess(execute: Execute, init: RequestInit | undefined): Promise<Response> {
  const body = typeof init?.body === 'string' ? init.body : '{}';
  const answer = JSON.stringify(await execute(JSON.parse(body) as Parameters<Execute>[0]));
  return { ...ANSWERED, text: () => Promise.resolve(answer) } as Response;
}

/** All that urql reads of a response beside its text: a real one would make a stream of the text and read it back. */
const ANSWERED = {
  status: 200,
  statusText: '',
  headers: new Headers({ 'content-type': 'application/json' }),
};
