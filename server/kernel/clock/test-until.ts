import { setTimeout as wait } from 'node:timers/promises';

/** Shorter than Jest's own, which would not say what was waited for. */
const PATIENCE_MS = 4_000;
const LOOK_AGAIN_MS = 5;

/**
 * Waits for something that tells nobody when it happens.
 *
 * @returns the milliseconds it took
 * @throws when it takes longer than four seconds
 */
export async function until(condition: () => boolean | Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (!(await condition())) {
    if (performance.now() - begun > PATIENCE_MS) throw new Error(`Waited in vain: ${String(condition)}`);
    await wait(LOOK_AGAIN_MS);
  }
  return performance.now() - begun;
}
