import type { LookupAddress } from 'node:dns';
import { get as getPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { get as getSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Injectable } from '@nestjs/common';
import { connectionFailure, FetchFailure } from './fetch-failure.js';
import { PublicHosts } from './public-hosts.js';

interface FetchOptions {
  /** More is refused, as soon as it is known. */
  maxBytes: number;
  /** Aborts the fetch; it then fails with the reason of the signal. */
  signal: AbortSignal;
  /** For all of it, with lookups and redirects. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;
/** For the connection, and between two parts of an answer. */
const IDLE_MS = 10_000;
const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** An encoded answer would be decoded to an unknown size. */
const HEADERS = {
  accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
  'accept-encoding': 'identity',
  'user-agent': 'Mozilla/5.0 (compatible; WebStorePictures/1.0)',
};

/**
 * Fetches what people named by its address, from public hosts only. A name is looked up once: all of its addresses are checked,
 * and the connection is made to those, so that no second answer of the name server leads elsewhere. Redirects are followed by
 * hand, each checked anew. No proxy is used, whatever the environment says.
 */
@Injectable()
export class PublicFetch {
  constructor(private readonly hosts: PublicHosts) {}

  /** @throws {FetchFailure}, or the reason of the signal */
  async fetch(address: string, { maxBytes, signal, timeoutMs = TIMEOUT_MS }: FetchOptions): Promise<Buffer> {
    signal.throwIfAborted();
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      return await this.follow(address, { maxBytes, signal: AbortSignal.any([signal, timeout]) });
    } catch (error) {
      signal.throwIfAborted();
      throw timeout.aborted ? new FetchFailure('timeout') : connectionFailure(error);
    }
  }

  private async follow(address: string, { maxBytes, signal }: FetchOptions): Promise<Buffer> {
    let url = this.checkedUrl(address);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const answer = await request(url, await this.checkedAddresses(url, signal), signal);
      const { statusCode: status = 0, headers } = answer;
      if (status === 200) return readBody(answer, maxBytes);
      answer.destroy();
      if (!REDIRECTS.has(status) || headers.location === undefined) {
        throw new FetchFailure('status', { status, retryAfterSeconds: secondsOf(headers['retry-after']) });
      }
      url = this.checkedUrl(headers.location, url);
    }
    throw new FetchFailure('redirects');
  }

  private checkedUrl(address: string, base?: URL): URL {
    if (!URL.canParse(address, base?.href)) throw new FetchFailure('address');
    const url = new URL(address, base);
    const isOfWeb = url.protocol === 'https:' || url.protocol === 'http:';
    const hasCredentials = url.username !== '' || url.password !== '';
    if (!isOfWeb || hasCredentials || !this.hosts.acceptsPort(url.port)) throw new FetchFailure('address');
    return url;
  }

  /** A host with any address that is not public is refused: there is no honest reason for it. */
  private async checkedAddresses({ hostname }: URL, signal: AbortSignal): Promise<LookupAddress[]> {
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    const family = isIP(host);
    const addresses =
      family === 0 ? await until(signal, this.hosts.lookup(host)) : [{ address: host, family }];
    if (addresses.length === 0) throw new FetchFailure('unknown-host');
    if (!addresses.every(({ address }) => this.hosts.isPublic(address))) throw new FetchFailure('not-public');
    return addresses;
  }
}

/** A lookup cannot be aborted: it is left behind. */
async function until<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  let onAbort: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(new FetchFailure('timeout'));
    signal.addEventListener('abort', onAbort);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

function request(
  url: URL,
  addresses: readonly LookupAddress[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const lookup: LookupFunction = (_host, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
  // An agent of its own: the global one may be told to use a proxy.
  const options: RequestOptions = { agent: false, signal, timeout: IDLE_MS, lookup, headers: HEADERS };
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  return new Promise((resolve, reject) => {
    const sent = get(url, options, resolve);
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new FetchFailure('timeout')));
  });
}

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) {
    answer.destroy();
    throw new FetchFailure('too-large');
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new FetchFailure('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Seconds, or a date. */
function secondsOf(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
