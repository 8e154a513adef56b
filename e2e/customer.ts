import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Page } from '@playwright/test';
import { expect, test as shopTest } from './shop';

export interface Customer {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

interface Registered {
  /** One account for all tests of a worker: how many are made an hour is limited. */
  customer: Customer;
}

export const test = shopTest.extend<object, Registered>({
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

/** Gives the browser of a page the session of a customer. */
export async function signIn(page: Page, { email, password }: Customer): Promise<void> {
  await ask(page.request, 'mutation ($input: LoginInput!) { login(input: $input) { id } }', {
    input: { email, password },
  });
}

async function register(request: APIRequestContext, customer: Customer): Promise<void> {
  const input = { ...customer, passwordConfirmation: customer.password, acceptsTerms: true };
  await ask(request, 'mutation ($input: RegisterInput!) { register(input: $input) { id } }', { input });
}

/** Asks the shop as the page does; the session goes along as its cookie. */
export async function ask<Data>(
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
