import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import type { WriteOptions } from 'flydrive/types';

const PARTS = '.yarim';
/** Longer than any file is written. */
const ABANDONED_AFTER_MS = 86_400_000;

/**
 * The local disk, where a file is there as a whole or not at all: it is written elsewhere and then moved to its place. What a full disk
 * or a killed process leaves behind is no file of the shop, and is removed at once, or by a later process.
 */
export class WholeFileDriver extends FSDriver {
  private sweeping?: Promise<void>;

  constructor(private readonly root: string) {
    super({ location: root, visibility: 'private' });
  }

  override put(key: string, contents: string | Uint8Array, options?: WriteOptions): Promise<void> {
    return this.writeWhole(key, (part) => super.put(part, contents, options));
  }

  override putStream(key: string, contents: Readable, options?: WriteOptions): Promise<void> {
    return this.writeWhole(key, (part) => super.putStream(part, contents, options));
  }

  private async writeWhole(key: string, write: (part: string) => Promise<void>): Promise<void> {
    const part = path.join(PARTS, randomUUID());
    const [written, place] = [path.join(this.root, part), path.join(this.root, key)];
    await (this.sweeping ??= this.removeAbandoned());
    try {
      await write(part);
      await mkdir(path.dirname(place), { recursive: true });
      await rename(written, place);
    } catch (error) {
      await rm(written, { force: true });
      throw error;
    }
  }

  /** That something cannot be removed is no reason not to write. */
  private async removeAbandoned(): Promise<void> {
    const folder = path.join(this.root, PARTS);
    const names = await readdir(folder).catch(() => []);
    for (const name of names) {
      const file = path.join(folder, name);
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
      if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true }).catch(() => undefined);
    }
  }
}
