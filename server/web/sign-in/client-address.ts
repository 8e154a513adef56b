import type { FastifyRequest } from 'fastify';
import { canonicalAddress } from '../../kernel/rate-limit/client-networks.js';

/**
 * The address a request came from, in its one spelling, as far as the proxies are trusted. Where a proxy passed on what is no
 * address, that of the proxy: its visitors then share one. Empty only for connections without an address.
 */
export function clientAddress({ ip, ips = [ip] }: Pick<FastifyRequest, 'ip' | 'ips'>): string {
  // Fastify lists the connection first and the visitor last.
  for (const text of [...ips].reverse()) {
    const address = canonicalAddress(text);
    if (address !== null) return address;
  }
  return '';
}
