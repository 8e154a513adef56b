import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const ONE_YEAR_SECONDS = 31_536_000;

/** Headers of every response; pages replace the closed policy with their own. */
export const BASE_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Of a file for people that a browser might show instead of keeping: no scripts, no forms, nothing loaded. */
export const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'";

export const STRICT_TRANSPORT_SECURITY = `max-age=${ONE_YEAR_SECONDS}`;

/** Emotion adds an empty element and fills it by script, which a policy lets pass once the element itself stands. */
const EMPTY_STYLE = '';

interface PageSources {
  /** Exact bodies. */
  inlineStyles?: readonly string[];
  /** Origins that the page may show in a frame; none where left out. */
  frameSources?: readonly string[];
}

/**
 * The policy of one page: scripts and styles come from the shop itself or are the page's own inline ones, named by their
 * hash.
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  { inlineStyles = [], frameSources = [] }: PageSources = {},
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts.map(hashSource)].join(' '),
    ["style-src 'self'", ...[EMPTY_STYLE, ...inlineStyles].map(hashSource)].join(' '),
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    ...(frameSources.length > 0 ? [['frame-src', ...frameSources].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

function hashSource(inline: string): string {
  return `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
}

/** HSTS is said over https only: over http browsers must ignore it. */
export function attachSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers(BASE_HEADERS).header('x-request-id', request.id);
    if (request.protocol === 'https') {
      void reply.header('strict-transport-security', STRICT_TRANSPORT_SECURITY);
    }
    done();
  });
}
