import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../encoding/accepted-encoding.js';
import type { EncodedBytes } from '../encoding/encoded-body.js';
import { STRICT_TRANSPORT_SECURITY } from '../security/security-headers.js';
import { isUnread } from '../uploads/upload-route.js';
import type { Page } from './page.js';

interface PageDelivery {
  from: 'hit' | 'miss' | 'none';
  /** A `Set-Cookie` line for this browser alone: it is never part of the page. */
  hint?: string;
}

/**
 * Sends a page past Fastify's own reply: its headers and bytes stand ready, and a page from memory
 * is to cost no more than a constant.
 */
export function sendPage(
  page: Page,
  { from, hint }: PageDelivery,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.hijack();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const ready = page.body.ready(encoding);
  if (ready) {
    write(page, ready, { from, hint }, request, reply);
    return;
  }
  page.body.in(encoding).then(
    (made) => write(page, made, { from, hint }, request, reply),
    (error: unknown) => reply.raw.destroy(error as Error),
  );
}

function write(
  page: Page,
  body: EncodedBytes,
  { from, hint }: PageDelivery,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const headers: Record<string, string | number> = { ...page.headers, 'x-request-id': request.id };
  if (isUnread(request.raw)) headers.connection = 'close';
  if (from !== 'none') headers['x-cache'] = from;
  if (hint !== undefined) {
    headers['set-cookie'] = hint;
    // A cache between shop and browser must not hand the cookie to others.
    if (headers['cache-control'] === 'no-cache') headers['cache-control'] = 'private, no-cache';
  }
  if (request.protocol === 'https') headers['strict-transport-security'] = STRICT_TRANSPORT_SECURITY;
  if (page.status === 200 && matches(request.headers['if-none-match'], page.etag)) {
    reply.raw.writeHead(304, headers).end();
    return;
  }
  if (body.encoding !== 'identity') headers['content-encoding'] = body.encoding;
  headers['content-length'] = body.bytes.length;
  reply.raw.writeHead(page.status, headers);
  if (request.method === 'HEAD') reply.raw.end();
  else reply.raw.end(body.bytes);
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === etag || ifNoneMatch.split(',').some((part) => part.trim() === etag);
}
