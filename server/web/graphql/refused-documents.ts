import { ApolloServerErrorCode } from '@apollo/server/errors';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { networksOf } from '../../kernel/rate-limit/client-networks.js';
import { type RateLimit, RateLimits } from '../../kernel/rate-limit/rate-limits.js';
import { rateLimited } from '../../kernel/rate-limit/rate-limit.refusals.js';
import { Refusal } from '../../kernel/refusal/refusal.js';
import { InvalidOperation } from './invalid-operation.js';
import { queryTooComplex, queryTooDeep, skipTooLarge, takeTooLarge } from './query-limit.refusals.js';

/** Far more than somebody who writes queries gets wrong; an office may share one address. */
const REFUSED_OF_ADDRESS: RateLimit = { name: 'refused-documents', points: 300, seconds: 600 };
const MAX_BLOCKED_ADDRESSES = 10_000;
const MILLISECONDS = 1_000;

/** What a program does right as soon as its document is right; wrong values of variables are not among it. */
const COUNTED_CODES: ReadonlySet<unknown> = new Set([
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE,
  queryTooComplex({ cost: 0, maximum: 0 }).code,
  queryTooDeep({ maximum: 0 }).code,
  takeTooLarge({ argument: '', maximum: 0 }).code,
  skipTooLarge({ maximum: 0 }).code,
]);

/**
 * Limits the refused documents of each address. Reading a document is work that no cache spares: once an address has
 * sent too many, its documents are refused unread, except those this process knows to be valid.
 */
@Injectable()
export class RefusedDocuments {
  /** Until when, in milliseconds of the process's own clock. */
  private readonly blockedUntil = new LRUCache<string, number>({ max: MAX_BLOCKED_ADDRESSES });

  constructor(private readonly limits: RateLimits) {}

  /** @throws RATE_LIMITED while the address has to wait */
  refuseBlocked(address: string): void {
    const remainingMs = (this.blockedUntil.get(networkOf(address)) ?? 0) - performance.now();
    if (remainingMs > 0) throw rateLimited({ retryAfterSeconds: Math.ceil(remainingMs / MILLISECONDS) });
  }

  /**
   * Counts an error that stopped an operation before it ran, if its document is the cause.
   *
   * @throws RATE_LIMITED in place of the error, once there were too many
   */
  async count(error: unknown, address: string): Promise<void> {
    if (!isCounted(error)) return;
    try {
      await this.limits.takeAt(REFUSED_OF_ADDRESS, address);
    } catch (refusal) {
      const { retryAfterSeconds } = refusal instanceof Refusal ? refusal.details : {};
      if (typeof retryAfterSeconds === 'number') {
        this.blockedUntil.set(networkOf(address), performance.now() + retryAfterSeconds * MILLISECONDS);
      }
      throw refusal;
    }
  }
}

/** An IPv6 client has a whole network of addresses. */
function networkOf(address: string): string {
  return networksOf(address)[0]?.name ?? '';
}

function isCounted(error: unknown): boolean {
  if (error instanceof Refusal) return COUNTED_CODES.has(error.code);
  return error instanceof InvalidOperation && COUNTED_CODES.has(error.errors[0]?.extensions.code);
}
