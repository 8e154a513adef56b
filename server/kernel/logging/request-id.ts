import { randomBytes } from 'node:crypto';

const ACCEPTED = /^[\w.-]{8,64}$/;
const PROCESS_BYTES = 6;
const COUNTER_DIGITS = 4;
const BASE = 36;

// Random once per process and counted from there: random bytes for each request would cost more than a cached page.
const processPart = randomBytes(PROCESS_BYTES).toString('base64url');
let count = 0;

/** A new id, unique across processes. */
export function newRequestId(): string {
  count += 1;
  return `${processPart}${count.toString(BASE).padStart(COUNTER_DIGITS, '0')}`;
}

/** The caller's own id when it is harmless in a log and in a header, else a new one. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && ACCEPTED.test(given) ? given : newRequestId();
}
