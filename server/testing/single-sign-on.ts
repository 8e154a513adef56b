import { openTestApi, type TestApi } from './api.js';
import type { TestBrowser } from './browser.js';
import { CLIENT, openIdentityProvider, type TestIdentityProvider } from './identity-provider.js';

const ORIGIN = 'http://localhost:4999';
const MAX_REDIRECTS = 8;

export const COMPANY = 'firma.com.tr';

/** What a shop is configured with to use the provider. */
export const environmentOf = ({ issuer }: Pick<TestIdentityProvider, 'issuer'>): Record<string, string> => ({
  PUBLIC_URL: ORIGIN,
  SSO_ISSUER: issuer,
  SSO_CLIENT_ID: CLIENT.id,
  SSO_CLIENT_SECRET: CLIENT.secret,
  SSO_EMAIL_DOMAINS: COMPANY,
});

/** A shop and its provider for all tests of a file. */
export function useProvider(
  take: (opened: { api: TestApi; provider: TestIdentityProvider }) => void,
  environment: Record<string, string> = {},
): void {
  let api: TestApi;
  let provider: TestIdentityProvider;

  beforeAll(async () => {
    provider = await openIdentityProvider([ORIGIN]);
    api = await openTestApi({ environment: { ...environmentOf(provider), ...environment } });
    take({ api, provider });
  });

  beforeEach(() => {
    Object.assign(provider, { account: null, tamper: null, signsWithForeignKey: false });
  });

  afterAll(async () => {
    await api.close();
    await provider.close();
  });
}

/** Begins a sign-in; the address at the provider, or the one of the shop that refuses. */
export async function begin(browser: TestBrowser, returnTo?: string): Promise<URL> {
  const query = returnTo === undefined ? '' : `?donus=${encodeURIComponent(returnTo)}`;
  return locationOf(await browser.get(`/admin/sso${query}`));
}

/** Signs in at the provider in a browser of its own; the address of the shop that it leads back to. */
export async function atProvider(start: URL): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = start;
  for (let step = 0; step < MAX_REDIRECTS; step += 1) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`The provider says ${response.status} ${await response.text()}`);
    url = new URL(location, url);
    if (url.origin === ORIGIN) return url;
  }
  throw new Error('The provider does not lead back');
}

/** Comes back to the shop; where it leads next. */
export async function comeBack(browser: TestBrowser, { pathname, search }: URL): Promise<URL> {
  return locationOf(await browser.get(pathname + search));
}

/** All of it; where it ends: a path of the panel, or the sign-in page with what it says. */
export async function signInAtProvider(browser: TestBrowser, returnTo?: string): Promise<string> {
  const { pathname, search } = await comeBack(browser, await atProvider(await begin(browser, returnTo)));
  return pathname + search;
}

/** The code with which the sign-in page says why. */
export const refusalIn = ({ searchParams }: URL): string | null => searchParams.get('hata');

export async function signedInAs(browser: TestBrowser): Promise<string | null> {
  const asked = await browser.ask<{ currentStaff: { id: string } | null }>('{ currentStaff { id } }');
  return asked.currentStaff?.id ?? null;
}

function locationOf({ headers, statusCode, body }: Awaited<ReturnType<TestBrowser['get']>>): URL {
  if (typeof headers.location !== 'string') throw new Error(`No redirect but ${statusCode}: ${body}`);
  return new URL(headers.location, ORIGIN);
}
