import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { withTemporaryFolder } from '../../../kernel/files/temporary-folder.js';
import { type UploadLimit, writeUpload } from '../../../kernel/files/upload-limit.js';
import { DEFAULT_LIMITS } from '../../../kernel/spreadsheet/sheet.js';
import { spreadsheetEmpty, spreadsheetTooLarge } from '../../../kernel/spreadsheet/spreadsheet.refusals.js';

const FOLDER = 'ice-aktarim-';

const { fileBytes: maxBytes } = DEFAULT_LIMITS;

export const IMPORT_UPLOAD: UploadLimit = {
  maxBytes,
  tooLarge: () => spreadsheetTooLarge({ limitBytes: maxBytes }),
};

/** A file as it was uploaded: under a name of its own, so that two uploads never meet. */
export interface StoredFile {
  /** SHA-256, hexadecimal. */
  hash: string;
  bytes: number;
}

/** The uploaded files, where every process finds them. */
@Injectable()
export class ImportFiles {
  constructor(private readonly disk: Disk) {}

  /**
   * Stores a file while it is sent; one that is refused leaves nothing behind.
   *
   * @throws SPREADSHEET_TOO_LARGE, SPREADSHEET_EMPTY
   */
  async store(runId: string, content: Readable): Promise<StoredFile> {
    return withTemporaryFolder(FOLDER, async (folder) => {
      const file = path.join(folder, 'dosya');
      const stored = await writeUpload(content, file, IMPORT_UPLOAD);
      if (stored.bytes === 0) throw spreadsheetEmpty();
      await this.disk.copyFromFs(file, keyOf(runId));
      return stored;
    });
  }

  /** Calls with the path of a local copy, which is gone afterwards. */
  withLocal<Result>(runId: string, use: (file: string) => Promise<Result>): Promise<Result> {
    return withTemporaryFolder(FOLDER, async (folder) => {
      const file = path.join(folder, `${randomUUID()}.dosya`);
      await pipeline(await this.disk.getStream(keyOf(runId)), createWriteStream(file));
      return use(file);
    });
  }

  async remove(runId: string): Promise<void> {
    await this.disk.delete(keyOf(runId));
  }
}

const keyOf = (runId: string) => `ice-aktarim/${runId}`;
