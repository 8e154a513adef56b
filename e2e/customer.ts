import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Page } from '@playwright/test';
import { expect, test as shopTest } from './shop';

export interface Customer {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

interface WorkerFixtures {
  /** One account for all tests of a worker, because registrations are rate-limited. */
  customer: Customer;
}

export const test = shopTest.extend<object, WorkerFixtures>({
  customer: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: process.env.BASE_URL });
      const customer = newCustomer();
      await register(request, customer);
      await request.dispose();
      await use(customer);
    },
    { scope: 'worker' },
  ],
});

export function newCustomer(): Customer {
  return { name: 'Gülşah Işıldak', email: `${randomUUID()}@firma.example`, password: 'kazan dairesi 7' };
}

/** Signs the browser of a page in as the customer. */
export async function signIn(page: Page, { email, password }: Customer): Promise<void> {
  await sendGraphql(page.request, 'mutation ($input: LoginInput!) { login(input: $input) { id } }', {
    input: { email, password },
  });
}

async function register(request: APIRequestContext, customer: Customer): Promise<void> {
  const input = { ...customer, passwordConfirmation: customer.password, acceptsTerms: true };
  await sendGraphql(request, 'mutation ($input: RegisterInput!) { register(input: $input) { id } }', {
    input,
  });
}

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

export { expect };
