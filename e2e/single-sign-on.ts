import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect } from '@playwright/test';
import { CLIENT, openIdentityProvider, type TestIdentityProvider } from '../server/testing/identity-provider';

/** A process of the shop under test that has an identity provider. */
export interface SsoShop {
  readonly origin: string;
  readonly provider: TestIdentityProvider;
  close(): Promise<void>;
}

const SCRIPT = path.join(import.meta.dirname, 'sso-api.mjs');
const STARTING_MS = 60_000;

/** Starts both on this machine; addresses of the shop's cookies know no port, so it shares them with the shop under test. */
export async function openSsoShop(): Promise<SsoShop> {
  const { hostname } = new URL(process.env.BASE_URL ?? '');
  const port = await freePort();
  const origin = `http://${hostname}:${port}`;
  const provider = await openIdentityProvider([origin]);
  const api = spawn(process.execPath, [SCRIPT], {
    cwd: path.join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: origin,
      LOG_LEVEL: 'warn',
      // Both count the sign-ins of all tests, and this one would refuse what the other one still takes.
      RATE_LIMIT_FACTOR: '1000',
      SSO_ISSUER: provider.issuer,
      SSO_CLIENT_ID: CLIENT.id,
      SSO_CLIENT_SECRET: CLIENT.secret,
      SSO_EMAIL_DOMAINS: 'firma.example',
    },
    stdio: 'inherit',
  });
  const isReady = () =>
    fetch(`${origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: STARTING_MS }).toBe(true);
  return { origin, provider, close: () => close(api, provider) };
}

async function close(api: ChildProcess, provider: TestIdentityProvider): Promise<void> {
  const ended = new Promise((resolve) => api.once('exit', resolve));
  api.kill();
  await ended;
  await provider.close();
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
