import type { LookupAddress } from 'node:dns';
import { type IncomingMessage, request as requestPlain, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { FetchFailure } from './fetch-failure.js';
import type { PublicHosts } from './public-hosts.js';

/** For the connection, and between two parts of an answer. */
const IDLE_MS = 10_000;

type Judge = Pick<PublicHosts, 'acceptsPort' | 'isPublic' | 'lookup'>;

/** @throws {FetchFailure} for what is no address of the web */
export function checkedUrl(hosts: Pick<Judge, 'acceptsPort'>, address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new FetchFailure('address');
  const url = new URL(address, base);
  const isOfWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const hasCredentials = url.username !== '' || url.password !== '';
  if (!isOfWeb || hasCredentials || !hosts.acceptsPort(url.port)) throw new FetchFailure('address');
  return url;
}

/**
 * What a request to the host may connect to. A host with any address that is not public is refused: there is no honest reason
 * for it.
 *
 * @throws {FetchFailure}
 */
export async function checkedAddresses(
  hosts: Omit<Judge, 'acceptsPort'>,
  { hostname }: URL,
  signal: AbortSignal,
): Promise<LookupAddress[]> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(host);
  const addresses = family === 0 ? await until(signal, hosts.lookup(host)) : [{ address: host, family }];
  if (addresses.length === 0) throw new FetchFailure('unknown-host');
  if (!addresses.every(({ address }) => hosts.isPublic(address))) throw new FetchFailure('not-public');
  return addresses;
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

interface OutboundRequest {
  /** Those that were checked; no name is looked up again. */
  addresses: readonly LookupAddress[];
  signal: AbortSignal;
  headers: Readonly<Record<string, string>>;
  /** Sent with POST; a request without one is a GET. */
  body?: Buffer;
}

/** Sends a request and resolves with the head of its answer. */
export function openRequest(
  url: URL,
  { addresses, signal, headers, body }: OutboundRequest,
): Promise<IncomingMessage> {
  const lookup: LookupFunction = (_host, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
  const method = body ? 'POST' : 'GET';
  // An agent of its own: the global one may be told to use a proxy.
  const options: RequestOptions = { method, agent: false, signal, timeout: IDLE_MS, lookup, headers };
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const sent = request(url, options, resolve);
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new FetchFailure('timeout')));
    sent.end(body);
  });
}

/** What the server asks to wait, in seconds; it says seconds or a date. */
export function retryAfterOf({ headers }: Pick<IncomingMessage, 'headers'>): number | undefined {
  const { 'retry-after': retryAfter } = headers;
  if (retryAfter === undefined) return undefined;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
