import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Page } from '@playwright/test';
import { sendGraphql } from './graphql';

export interface Customer {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export function newCustomer(): Customer {
  return { name: 'Gülşah Işıldak', email: `${randomUUID()}@firma.example`, password: 'kazan dairesi 7' };
}

/** Creates the account and signs the context in. */
export async function register(
  request: APIRequestContext,
  { company = '', ...customer }: Customer & { readonly company?: string },
): Promise<void> {
  const { password } = customer;
  await sendGraphql(request, 'mutation ($input: RegisterInput!) { register(input: $input) { id } }', {
    input: { ...customer, company, passwordConfirmation: password, acceptsTerms: true },
  });
}

/** Signs a browser in with a session of its own, for tests that end it or need a second one. */
export async function signIn(page: Page, { email, password }: Customer): Promise<void> {
  await sendGraphql(page.request, 'mutation ($input: LoginInput!) { login(input: $input) { id } }', {
    input: { email, password },
  });
}

/** Tests of a worker share a customer, so another test may have left lines in the cart. */
export async function clearCart(request: APIRequestContext): Promise<void> {
  await sendGraphql(request, 'mutation { clearCart { itemCount } }');
}
