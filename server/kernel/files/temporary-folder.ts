import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Longer than anything is done with such a folder. */
const ABANDONED_AFTER_MS = 86_400_000;

/**
 * Calls with a new folder of this machine's, which is gone afterwards with all that was put into it. A process that is killed leaves
 * its folder behind; the next call with the same prefix removes those of an earlier day.
 */
export async function withTemporaryFolder<Result>(
  prefix: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  await removeAbandoned(prefix);
  const folder = await mkdtemp(path.join(tmpdir(), prefix));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What another account left, or another process removes at the same time, stays as it is. */
async function removeAbandoned(prefix: string): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  for (const name of names) {
    const folder = path.join(tmpdir(), name);
    try {
      const { mtimeMs } = await stat(folder);
      if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(folder, { recursive: true, force: true });
    } catch {
      continue;
    }
  }
}
