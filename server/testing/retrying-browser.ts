import { setTimeout as pause } from 'node:timers/promises';
import { internal, unavailable } from '../kernel/refusal/general.refusals.js';
import type { TestError } from './browser.js';

const PAUSE_MS = 20;

/** Codes of a server that failed, as opposed to one that refused: the same request may succeed in a moment. */
const FAILED = new Set([internal({ reference: '' }).code, unavailable({ retryAfterSeconds: 0 }).code]);

export interface Servers {
  /** Addresses of those that answer at this moment; empty while all are down. */
  addresses(): readonly string[];
}

export interface RetryingBrowser {
  /** Asks one server after the other until one answers; what is refused fails the test. */
  ask<Data>(query: string, variables: object, watch?: Watch): Promise<Data>;
}

/** Notified of each attempt: where it goes, and when it ended, however it did. */
export interface Watch {
  began(address: string): void;
  ended(address: string): void;
}

/** A browser that sends the very same request again when a connection is lost. */
export function openRetryingBrowser(servers: Servers, givenUp: AbortSignal): RetryingBrowser {
  /** By name. */
  const cookies = new Map<string, string>();

  async function attempt<Data>(address: string, body: string): Promise<Data | null> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body,
    });
    const { data, errors } = (await response.json()) as { data: Data; errors?: TestError[] };
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    if (!errors?.[0]) return data;
    const { code, details } = errors[0].extensions;
    if (FAILED.has(code)) return null;
    throw new Refused(`${code} ${JSON.stringify(details)}`);
  }

  return {
    async ask<Data>(query: string, variables: object, watch?: Watch): Promise<Data> {
      const body = JSON.stringify({ query, variables });
      for (;;) {
        givenUp.throwIfAborted();
        const addresses = servers.addresses();
        const address = addresses[Math.floor(Math.random() * addresses.length)];
        if (address !== undefined) {
          watch?.began(address);
          const data = await attempt<Data>(address, body).catch(nothingUnlessRefused);
          watch?.ended(address);
          if (data) return data;
        }
        await pause(PAUSE_MS);
      }
    },
  };
}

class Refused extends Error {}

function nothingUnlessRefused(error: unknown): null {
  if (error instanceof Refused) throw error;
  return null;
}
