import { type Client, cacheExchange, createClient, fetchExchange, ssrExchange } from '@urql/core';

/** What runs a GraphQL request in the process of the server, without HTTP. */
export type Execute = (body: {
  query: string;
  variables?: Record<string, unknown>;
}) => Promise<{ data?: unknown; errors?: unknown }>;

/** The answers of a rendered page, by the key of their request: the browser starts from them. */
export type HandedOver = ReturnType<ReturnType<typeof ssrExchange>['extractData']>;

const ENDPOINT = '/graphql';

/** A client for one rendered page. `handOver` gives what was asked, after rendering. */
export function openServerClient(execute: Execute): { client: Client; handOver: () => HandedOver } {
  const handover = ssrExchange({ isClient: false });
  const client = createClient({
    url: `http://in-process${ENDPOINT}`,
    exchanges: [cacheExchange, handover, fetchExchange],
    fetch: (_url, init) => answerInProcess(execute, init),
    preferGetMethod: false,
  });
  return { client, handOver: () => handover.extractData() };
}

/** The client of a visitor's browser, which knows the answers of the first page already. */
export function openBrowserClient(handedOver: HandedOver): Client {
  const handover = ssrExchange({ isClient: true, initialState: handedOver });
  return createClient({
    url: ENDPOINT,
    exchanges: [cacheExchange, handover, fetchExchange],
    preferGetMethod: false,
  });
}

async function answerInProcess(execute: Execute, init: RequestInit | undefined): Promise<Response> {
  const body = typeof init?.body === 'string' ? init.body : '{}';
  const answer = JSON.stringify(await execute(JSON.parse(body) as Parameters<Execute>[0]));
  return { ...ANSWERED, text: () => Promise.resolve(answer) } as Response;
}

/** All that urql reads of an answer beside its text: a real one would make a stream of the text and read it back. */
const ANSWERED = {
  status: 200,
  statusText: '',
  headers: new Headers({ 'content-type': 'application/json' }),
};
