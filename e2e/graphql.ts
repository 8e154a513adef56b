import { type APIRequestContext, expect } from '@playwright/test';

/** Sends a GraphQL request with the session cookie of the context; errors fail the test. */
export async function sendGraphql<Data>(
  request: APIRequestContext,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const response = await request.post('/graphql', { data: { query, variables } });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}
