import autocannon from 'autocannon';
import { cpuTimeOf } from './cpu-time.mjs';
import { p95 } from './load.mjs';

/** Of a fast shop some requests come again, long after its caches forgot them; of fewer differing ones some were answered for others. */
const DISTINCT_SHARE = 0.5;
/** How much of a response tells it from another. */
const COMPARED_CHARACTERS = 4_000;

/** So small that a page or response is gone before it could be asked for again. */
export const SMALL_CACHES = { RESPONSE_CACHE_MB: '1', PAGE_CACHE_MB: '1', RATE_LIMIT_FACTOR: '10000' };

/**
 * Sends requests that do not repeat before the caches have forgotten their response.
 *
 * @param {{ url: string, pid: number, database: import('pg').Client, connections: number, seconds: number,
 *   different?: number, request: (n: number) => object, check: (body: string) => boolean }} load `request` makes the n-th
 *   request, `different` is how many there are before the first comes again, `check` says whether a body is what was asked for
 * @returns {Promise<{ perSecond: number, p95Ms: number, serverMs: number, databaseMs: number }>} processor time of each request
 * @throws when one was refused, came from a cache or is not what was asked for
 */
export async function measureCold({ seconds, ...load }) {
  const counter = { sent: 0 };
  await sendCold({ ...load, counter, seconds: Math.max(2, Math.round(seconds / 3)) });
  const { pid, database } = load;
  const work = () => sendCold({ ...load, counter, seconds });
  const { result, serverMs, databaseMs } = await cpuTimeOf({ pid, database, work });
  const { answered, responseTimes } = result;
  return {
    perSecond: answered / seconds,
    p95Ms: p95(responseTimes),
    serverMs: serverMs / answered,
    databaseMs: databaseMs / answered,
  };
}

/**
 * Sends such requests for `seconds`, or until it is aborted.
 *
 * @param {{ url: string, connections: number, seconds: number, counter: { sent: number }, different?: number,
 *   request: (n: number) => object, check: (body: string) => boolean, signal?: AbortSignal }} load as of `measureCold`; `counter`
 *   goes on from one call to the next
 * @returns {Promise<{ answered: number, responseTimes: number[] }>} in milliseconds
 * @throws as `measureCold` does
 */
export async function sendCold(load) {
  const { url, connections, seconds, request, check, counter, different = Infinity, signal } = load;
  const seen = new Set();
  const wrong = [];
  const responseTimes = [];
  const onResponse = (status, body, _context, headers) => {
    const text = String(body);
    seen.add(text.slice(0, COMPARED_CHARACTERS));
    if (status !== 200 || headers['x-cache'] === 'hit' || !check(text)) {
      wrong.push(`${status} ${headers['x-cache'] ?? ''} ${text.slice(0, 300)}`);
    }
  };
  const run = autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 30,
    requests: [{ setupRequest: (plain) => ({ ...plain, ...request(counter.sent++) }), onResponse }],
  });
  run.on('response', (_client, _status, _bytes, ms) => responseTimes.push(ms));
  const stop = () => run.stop();
  signal?.addEventListener('abort', stop);
  const { errors, timeouts } = await run;
  signal?.removeEventListener('abort', stop);
  const answered = responseTimes.length;
  if (errors + timeouts > 0) throw new Error(`${errors + timeouts} requests failed`);
  if (answered === 0 && !signal?.aborted) throw new Error(`no request was answered within ${seconds} s`);
  if (wrong.length > 0) throw new Error(`${wrong.length} of ${answered} responses are wrong: ${wrong[0]}`);
  if (seen.size < Math.min(answered, different) * DISTINCT_SHARE) {
    throw new Error(`only ${seen.size} of ${answered} responses differ`);
  }
  return { answered, responseTimes };
}
