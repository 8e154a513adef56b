import { watch } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** An editor writes a file in several strokes, a branch switch writes many files. */
const SETTLE_MS = 150;

/**
 * @param {(path: string) => boolean} isRelevant
 * @returns {{ next(): Promise<'changed'>, close(): void }} `next` comes once things changed since it came last
 */
export function watchDirectory(directory, isRelevant) {
  let announce = () => {};
  let isPending = false;
  const watcher = watch(directory, { recursive: true }, (_event, path) => {
    if (path !== null && !isRelevant(path)) return;
    isPending = true;
    announce();
  });
  return {
    async next() {
      if (!isPending) await new Promise((resolve) => (announce = resolve));
      await sleep(SETTLE_MS);
      isPending = false;
      return 'changed';
    },
    close: () => watcher.close(),
  };
}
