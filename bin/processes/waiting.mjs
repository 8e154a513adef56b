import { setTimeout as sleep } from 'node:timers/promises';

/** Polls the condition. @returns {Promise<boolean>} whether it came true in time */
export async function becomesTrue(condition, { withinMs, everyMs = 25 }) {
  const deadline = Date.now() + withinMs;
  for (;;) {
    if (await condition()) return true;
    if (Date.now() >= deadline) return false;
    await sleep(everyMs);
  }
}
