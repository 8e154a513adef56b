import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { withTemporaryFolder } from '../../../kernel/files/temporary-folder.js';

export interface StoredExport {
  fileKey: string;
  bytes: number;
}

/** The files of exports, where every process finds them. */
@Injectable()
export class CatalogExportFiles {
  constructor(private readonly disk: Disk) {}

  /**
   * Stores a file once all of it is written, under a key of its own: two workers that both believe to have the job never write the
   * same file.
   *
   * @param signal ends it early, with nothing stored
   */
  async store(exportId: string, content: AsyncIterable<Buffer>, signal: AbortSignal): Promise<StoredExport> {
    const fileKey = `${folderOf(exportId)}/${randomUUID()}`;
    return withTemporaryFolder('katalog-', async (folder) => {
      const file = path.join(folder, 'katalog.xlsx');
      await pipeline(content, createWriteStream(file), { signal });
      const { size: bytes } = await stat(file);
      await this.disk.copyFromFs(file, fileKey);
      return { fileKey, bytes };
    });
  }

  /** Null when there is no such file any more. */
  async open(fileKey: string): Promise<Readable | null> {
    return (await this.disk.exists(fileKey)) ? this.disk.getStream(fileKey) : null;
  }

  async remove(fileKey: string): Promise<void> {
    await this.disk.delete(fileKey);
  }

  /** With those of attempts that nobody finished. */
  async removeAll(exportId: string): Promise<void> {
    await this.disk.deleteAll(folderOf(exportId));
  }
}

const folderOf = (exportId: string) => `katalog/${exportId}`;
