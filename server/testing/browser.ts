import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { LightMyRequestResponse } from 'fastify';

/** One error as it reaches a visitor. */
export interface TestError {
  message: string;
  extensions: { code: string; details?: Record<string, unknown> };
}

interface GraphqlResponse<Data> {
  data: Data;
  errors?: TestError[];
}

export interface TestBrowser {
  /** Cookies by name, as a browser would send them next. */
  readonly cookies: Map<string, string>;
  /** `Set-Cookie` lines of the last response. */
  readonly setCookies: string[];
  /** Headers of every request, besides the cookies. */
  readonly headers: Record<string, string>;
  /** The id the server gave to each request so far. */
  readonly requestIds: string[];
  /** Opens an address of the shop; a redirect is not followed. */
  get(url: string): Promise<LightMyRequestResponse>;
  post(query: string, variables?: Record<string, unknown>): Promise<LightMyRequestResponse>;
  /** Asks over GraphQL; errors fail the test. */
  ask<Data>(query: string, variables?: Record<string, unknown>): Promise<Data>;
  /** The first error of a refused operation; undefined when it is accepted. */
  refusal(query: string, variables?: Record<string, unknown>): Promise<TestError | undefined>;
  codeOf(query: string, variables?: Record<string, unknown>): Promise<string>;
}

export function openTestBrowser(app: NestFastifyApplication): TestBrowser {
  const cookies = new Map<string, string>();
  const setCookies: string[] = [];
  const headers: Record<string, string> = {};
  const requestIds: string[] = [];

  const send = async (request: { method: 'GET' | 'POST'; url: string; payload?: object }) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.inject({
      ...request,
      headers: { ...(cookie ? { cookie } : {}), ...headers },
    });
    requestIds.push(String(response.headers['x-request-id']));
    setCookies.splice(0, Infinity, ...[response.headers['set-cookie'] ?? []].flat());
    for (const { name, value, maxAge } of response.cookies as SentCookie[]) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const post: TestBrowser['post'] = (query, variables = {}) =>
    send({ method: 'POST', url: '/graphql', payload: { query, variables } });

  const refusal: TestBrowser['refusal'] = async (query, variables) =>
    (await post(query, variables)).json<GraphqlResponse<unknown>>().errors?.[0];

  return {
    cookies,
    setCookies,
    headers,
    requestIds,
    get: (url) => send({ method: 'GET', url }),
    post,
    refusal,
    async ask<Data>(query: string, variables?: Record<string, unknown>) {
      const { data, errors } = (await post(query, variables)).json<GraphqlResponse<Data>>();
      if (errors?.[0]) throw new Error(`${errors[0].extensions.code}: ${errors[0].message}`);
      return data;
    },
    codeOf: async (query, variables) => (await refusal(query, variables))?.extensions.code ?? 'accepted',
  };
}

interface SentCookie {
  name: string;
  value: string;
  maxAge?: number;
}
