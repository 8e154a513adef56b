import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export const CLIENT = { id: 'magaza', secret: 'gizli-olmayan-bir-deneme-sirri-0123456789' };

/** Who signs in at the provider, without being asked for anything there. */
export interface ProviderAccount {
  sub: string;
  email?: string;
  email_verified?: boolean;
  xms_edov?: unknown;
  acr?: string;
  amr?: string[];
}

type Claims = Record<string, unknown>;

export interface TestIdentityProvider {
  issuer: string;
  /** Who signs in next; null refuses the sign-in. */
  account: ProviderAccount | null;
  /** Changes what the next ID tokens say, which are signed anew with the same key. */
  tamper: ((claims: Claims) => Claims) | null;
  /** Signs tampered tokens with a key that the provider does not publish. */
  signsWithForeignKey: boolean;
  close(): Promise<void>;
}

/** A real OpenID provider on this machine. */
export async function openIdentityProvider(shopOrigins: readonly string[]): Promise<TestIdentityProvider> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const server = await listen();
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const opened: TestIdentityProvider = {
    issuer,
    account: null,
    tamper: null,
    signsWithForeignKey: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const provider = new Provider(issuer, {
    clients: [CLIENT.id, 'baska-istemci'].map((client_id) => ({
      client_id,
      client_secret: CLIENT.secret,
      redirect_uris: shopOrigins.map((origin) => `${origin}/admin/sso/callback`),
      post_logout_redirect_uris: shopOrigins.map((origin) => `${origin}/admin/login`),
    })),
    jwks: {
      keys: [{ ...privateKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }],
    },
    // Google, Entra and Keycloak have the address in the ID token.
    conformIdTokenClaims: false,
    claims: { openid: ['sub', 'acr', 'amr', 'xms_edov'], email: ['email', 'email_verified'] },
    cookies: { keys: ['deneme'] },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => false },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ ...opened.account, sub }),
    }),
  });
  provider.use(async (ctx, next) => {
    if (ctx.path.startsWith('/interaction/')) await finish(provider, opened, ctx);
    else await next();
    const body = ctx.body as { id_token?: string } | undefined;
    if (ctx.path !== '/token' || !opened.tamper || !body?.id_token) return;
    const key = opened.signsWithForeignKey ? foreign : privateKey;
    ctx.body = { ...body, id_token: signed(opened.tamper(claimsOf(body.id_token)), key) };
  });
  const handle = provider.callback();
  server.on('request', (request, response) => void handle(request, response));
  return opened;
}

const KEY_ID = 'deneme-anahtari';

async function listen(): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

type Context = Parameters<Parameters<Provider['use']>[0]>[0];

/** Signs in who is set, or says no. Grants whatever is asked. */
async function finish(provider: Provider, { account }: TestIdentityProvider, ctx: Context): Promise<void> {
  const { req, res } = ctx;
  const { params, prompt, grantId } = await provider.interactionDetails(req, res);
  ctx.respond = false;
  if (!account) {
    const refused = { error: 'access_denied', error_description: 'Said no' };
    return provider.interactionFinished(req, res, refused);
  }
  const { sub: accountId, acr, amr } = account;
  if (prompt.name === 'login') {
    const login = { accountId, ...(acr && { acr }), ...(amr && { amr }) };
    return provider.interactionFinished(req, res, { login });
  }
  const grant = grantId
    ? await provider.Grant.find(grantId)
    : new provider.Grant({ accountId, clientId: String(params.client_id) });
  grant?.addOIDCScope('openid email');
  const consent = { grantId: await grant?.save() };
  return provider.interactionFinished(req, res, { consent }, { mergeWithLastSubmission: true });
}

function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
}

function signed(claims: Claims, key: KeyObject): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const content = `${encode({ alg: 'RS256', kid: KEY_ID })}.${encode(claims)}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(key).toString('base64url')}`;
}
