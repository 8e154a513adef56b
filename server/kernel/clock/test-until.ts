import { setTimeout as wait } from 'node:timers/promises';

/** Shorter than the timeout of a test, whose message does not name the condition. */
const TIMEOUT_MS = 15_000;
const POLL_MS = 5;

/**
 * Polls until the condition holds.
 *
 * @returns the milliseconds it took
 * @throws when it takes longer than fifteen seconds, or than it was given
 */
export async function until(
  condition: () => boolean | Promise<boolean>,
  timeoutMs = TIMEOUT_MS,
): Promise<number> {
  const begun = performance.now();
  while (!(await condition())) {
    if (performance.now() - begun > timeoutMs) {
      throw new Error(`Timed out waiting for: ${String(condition)}`);
    }
    await wait(POLL_MS);
  }
  return performance.now() - begun;
}
