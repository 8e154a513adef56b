import { type HTTPGraphQLHead, HeaderMap } from '@apollo/server';
import type { ExecutionResult } from 'graphql';
import { refusalIn } from '../errors/outgoing-error.js';

const BAD_REQUEST = 400;
const TOO_MANY_REQUESTS = 429;
const SERVICE_UNAVAILABLE = 503;

/** What proxies, search engines and programs are to notice, whatever else was answered. */
const CLOSED = new Set(['UNAVAILABLE', 'MAINTENANCE']);

/**
 * Status and headers of a response. What an operation refuses is part of a good response; proxies and callers are to
 * notice a shop without its database, one that is closed, and that a request never ran.
 */
export function httpHeadOf({ data, errors }: ExecutionResult): HTTPGraphQLHead {
  const refusals = (errors ?? []).map((error) => refusalIn(error.originalError ?? error));
  const unavailable = refusals.find((refusal) => refusal && CLOSED.has(refusal.code));
  const limited = refusals.find((refusal) => refusal?.httpStatus === TOO_MANY_REQUESTS);
  if (unavailable) return headOf(SERVICE_UNAVAILABLE, unavailable.details);
  if (data !== undefined) return headOf(undefined);
  return limited ? headOf(TOO_MANY_REQUESTS, limited.details) : headOf(BAD_REQUEST);
}

function headOf(
  status: number | undefined,
  details: Readonly<Record<string, unknown>> = {},
): HTTPGraphQLHead {
  const headers = new HeaderMap();
  if (typeof details.retryAfterSeconds === 'number') {
    headers.set('retry-after', String(details.retryAfterSeconds));
  }
  return { status, headers };
}
