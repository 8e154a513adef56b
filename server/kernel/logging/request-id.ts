import { randomBytes } from 'node:crypto';

const HARMLESS = /^[\w.-]{8,64}$/;
/** A token of the shop, as long as its shortest; ids of traces have no capitals. */
const MAYBE_SECRET = /^(?=.*[A-Z]).*[\w-]{43}/;
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

/**
 * The id a caller gave its request, for the log alone, where it is harmless there: a caller could repeat an id of
 * others, so it never names the request itself.
 */
export function callerRequestId(given: string | string[] | undefined): string | undefined {
  const isHarmless = typeof given === 'string' && HARMLESS.test(given) && !MAYBE_SECRET.test(given);
  return isHarmless ? given : undefined;
}
