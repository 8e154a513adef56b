import { timingSafeEqual } from 'node:crypto';
import type { Audience } from '../../kernel/actor/audience.js';
import type { SignedInAudience } from './signed-in.js';

/** What is known of the sender of a request before anybody signed in. */
export interface Caller {
  /** Address of the other end of the connection, not one that a header claims. */
  remoteAddress?: string;
  headers: Record<string, string | string[] | undefined>;
}

/** How operators are distinguished from visitors. */
export interface OperatorAccess {
  token?: string;
  /** Whether a connection from this machine is an operator's; a plain reverse proxy here looks the same. */
  trustsMachine: boolean;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const FORWARDING_HEADER = /^(?:x-forwarded-.+|cf-.+|forwarded|via|x-real-ip|true-client-ip)$/;

/** Whether an audience includes a caller; code that runs inside the server (no caller) is a visitor. */
export function admits(
  audience: Exclude<Audience, SignedInAudience>,
  caller: Caller | undefined,
  access: OperatorAccess,
): boolean {
  switch (audience.kind) {
    case 'public':
      return true;
    case 'probes':
      return caller !== undefined && (!isForwarded(caller) || carriesToken(caller, access.token));
    case 'operators':
      return (
        caller !== undefined &&
        ((access.trustsMachine && isLocal(caller)) || carriesToken(caller, access.token))
      );
  }
}

/** A reverse proxy on the same machine also connects from the loopback address, and most tell by their headers. */
function isLocal(caller: Caller): boolean {
  return LOOPBACK.has(caller.remoteAddress ?? '') && !isForwarded(caller);
}

function isForwarded({ headers }: Caller): boolean {
  return Object.keys(headers).some((name) => FORWARDING_HEADER.test(name));
}

function carriesToken({ headers }: Caller, token?: string): boolean {
  const given = headers.authorization;
  if (token === undefined || typeof given !== 'string') return false;
  const [expected, actual] = [Buffer.from(`Bearer ${token}`), Buffer.from(given)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
