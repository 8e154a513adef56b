import type { LookupAddress } from 'node:dns';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { connectionFailure, FetchFailure } from './fetch-failure.js';
import { checkedAddresses, checkedUrl, openRequest, retryAfterOf } from './public-connection.js';
import { PublicHosts } from './public-hosts.js';

interface Posting {
  body: Buffer;
  headers: Readonly<Record<string, string>>;
  /** For all of it, with the lookup. */
  timeoutMs?: number;
}

export interface PostAnswer {
  status: number;
  /** What the server asks to wait before the next request. */
  retryAfterSeconds: number | undefined;
}

const TIMEOUT_MS = 15_000;
const ANY_PORT = { acceptsPort: () => true };

/**
 * Posts to an address that people named. The host must be public and reached by https, unless the operator named it in
 * WEBHOOK_PRIVATE_HOSTS. A name is looked up once, as in `PublicFetch`; redirects are not followed, and no proxy is used.
 */
@Injectable()
export class PublicPost {
  constructor(
    private readonly hosts: PublicHosts,
    private readonly config: Config,
  ) {}

  /**
   * Looks the host up without sending anything.
   *
   * @throws {FetchFailure} with the reason `address`, `not-public` or `unknown-host` when nothing would ever be sent there
   */
  async check(address: string, timeoutMs = TIMEOUT_MS): Promise<void> {
    await this.bounded(timeoutMs, (signal) => this.target(address, signal));
  }

  /** @throws {FetchFailure} when no answer came; an answer of any status is returned, without its body */
  post(address: string, { body, headers, timeoutMs = TIMEOUT_MS }: Posting): Promise<PostAnswer> {
    return this.bounded(timeoutMs, async (signal) => {
      const { url, addresses } = await this.target(address, signal);
      const answer = await openRequest(url, { addresses, signal, headers, body });
      answer.destroy();
      return { status: answer.statusCode ?? 0, retryAfterSeconds: retryAfterOf(answer) };
    });
  }

  private async bounded<Result>(timeoutMs: number, work: (signal: AbortSignal) => Promise<Result>) {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      return await work(timeout);
    } catch (error) {
      throw timeout.aborted ? new FetchFailure('timeout') : connectionFailure(error);
    }
  }

  private async target(
    address: string,
    signal: AbortSignal,
  ): Promise<{ url: URL; addresses: LookupAddress[] }> {
    const url = checkedUrl(ANY_PORT, address);
    const { hosts } = this;
    if (this.isNamedByOperator(url)) {
      const judge = { lookup: (name: string) => hosts.lookup(name), isPublic: () => true };
      return { url, addresses: await checkedAddresses(judge, url, signal) };
    }
    if (url.protocol !== 'https:' || !hosts.acceptsPort(url.port)) throw new FetchFailure('address');
    return { url, addresses: await checkedAddresses(hosts, url, signal) };
  }

  /** `host` stands for all of its ports, `host:port` for one. */
  private isNamedByOperator({ hostname, protocol, port }: URL): boolean {
    const ownPort = port || (protocol === 'https:' ? '443' : '80');
    const named = this.config.webhookPrivateHosts ?? [];
    return named.includes(hostname) || named.includes(`${hostname}:${ownPort}`);
  }
}
