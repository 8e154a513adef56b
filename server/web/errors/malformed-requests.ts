import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { badRequest } from '../../kernel/refusal/general.refusals.js';
import { BASE_HEADERS } from '../security/security-headers.js';

const STATUS_OF_ERROR: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

function refusalBody(): string {
  const { code, message, details } = badRequest();
  return JSON.stringify({ code, message, details });
}

/**
 * The path of a request: of an absolute address, as sent to proxies, what comes after the host; `*` is a path like any other.
 * An address whose escapes cannot be read is taken literally: like others that nobody has, it ends at a page or a route that
 * says so.
 */
export function pathOfRequest({ url = '/' }: IncomingMessage): string {
  const address = url.replace(/^https?:\/\/[^/?]*/i, '');
  const [path = ''] = address.split('?', 1);
  const readable = isDecodable(path) ? address : path.replaceAll('%', '%25') + address.slice(path.length);
  return readable.startsWith('/') ? readable : `/${readable}`;
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Answers bytes that were no request: too long a head, too slow, or not HTTP at all. */
export function refuseMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(rawRefusal(STATUS_OF_ERROR[error.code ?? ''] ?? 400));
  socket.destroy(error);
}

function rawRefusal(status: number): string {
  const body = refusalBody();
  const headers = {
    ...BASE_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
