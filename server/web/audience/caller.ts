import { timingSafeEqual } from 'node:crypto';
import type { Audience } from '../../kernel/audience/audience.js';

/** What is known of the sender of a request before anybody signed in. */
export interface Caller {
  /** Address of the other end of the connection, not one that a header claims. */
  remoteAddress?: string;
  headers: Record<string, string | string[] | undefined>;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const FORWARDING_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** Whether an audience includes a caller; code that runs inside the server (no caller) is a visitor. */
export function admits(audience: Audience, caller: Caller | undefined, operatorsToken?: string): boolean {
  switch (audience.kind) {
    case 'public':
      return true;
    case 'operators':
      return caller !== undefined && (isLocal(caller) || carriesToken(caller, operatorsToken));
  }
}

/** A reverse proxy on the same machine also connects from the loopback address, and tells by its headers. */
function isLocal({ remoteAddress, headers }: Caller): boolean {
  return LOOPBACK.has(remoteAddress ?? '') && FORWARDING_HEADERS.every((name) => headers[name] === undefined);
}

function carriesToken({ headers }: Caller, token?: string): boolean {
  const given = headers.authorization;
  if (token === undefined || typeof given !== 'string') return false;
  const [expected, actual] = [Buffer.from(`Bearer ${token}`), Buffer.from(given)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
