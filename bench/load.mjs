import autocannon from 'autocannon';

/**
 * Sends requests from `connections` clients for `seconds` and measures the response times.
 *
 * @param {{ url: string, requests: object[], connections: number, seconds: number, headers?: Record<string, string>,
 *   setupClient?: (client: object) => void }} load `setupClient` prepares one connection
 * @returns {Promise<{ perSecond: number, p50Ms: number, p99Ms: number, errors: number }>}
 */
export async function measureLoad({ url, requests, connections, seconds, headers = {}, setupClient }) {
  const run = { url, connections, requests, headers, timeout: 30, ...(setupClient && { setupClient }) };
  await autocannon({ ...run, duration: Math.max(2, Math.round(seconds / 4)) });
  const result = await autocannon({ ...run, duration: seconds });
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx,
  };
}

/**
 * Response times of one client that sends requests one after the other, in milliseconds, sorted.
 *
 * @param {(index: number) => Promise<void>} sendRequest
 * @param {number} times
 */
export async function measureResponses(sendRequest, times) {
  const durations = [];
  for (let index = 0; index < times; index += 1) {
    const begin = performance.now();
    await sendRequest(index);
    durations.push(performance.now() - begin);
  }
  return durations.sort((a, b) => a - b);
}

/** The response time that 95 % do not exceed. */
export const p95 = (durations) =>
  percentile(
    durations.toSorted((a, b) => a - b),
    0.95,
  );

/** The value below which `share` of the sorted durations lie. */
export function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
}
