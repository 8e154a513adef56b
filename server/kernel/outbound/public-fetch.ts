import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { connectionFailure, FetchFailure } from './fetch-failure.js';
import { checkedAddresses, checkedUrl, openRequest, retryAfterOf } from './public-connection.js';
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
    let url = checkedUrl(this.hosts, address);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const addresses = await checkedAddresses(this.hosts, url, signal);
      const answer = await openRequest(url, { addresses, signal, headers: HEADERS });
      const { statusCode: status = 0, headers } = answer;
      if (status === 200) return readBody(answer, maxBytes);
      answer.destroy();
      if (!REDIRECTS.has(status) || headers.location === undefined) {
        throw new FetchFailure('status', { status, retryAfterSeconds: retryAfterOf(answer) });
      }
      url = checkedUrl(this.hosts, headers.location, url);
    }
    throw new FetchFailure('redirects');
  }
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
