import path from 'node:path';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { DataSource, type EntityManager } from 'typeorm';
import { v4 as randomId } from 'uuid';
import { Clock } from '../../../kernel/clock/clock.js';
import { withTemporaryFolder } from '../../../kernel/files/temporary-folder.js';
import { type UploadLimit, writeUpload } from '../../../kernel/files/upload-limit.js';
import { type RateLimit, RateLimits } from '../../../kernel/rate-limit/rate-limits.js';
import type { StoredFile } from '../history/quote.events.js';
import { recognized } from './quote-file.kinds.js';
import { quoteFileGone, quoteFileTooLarge, quoteFileUnknownKind } from './quote-file.refusals.js';

const MAX_MEGABYTES = 10;
const MAX_NAME = 120;
/** Of one network: what nothing is sent with is swept after a day. */
const UPLOADS: RateLimit = { name: 'quote-files', points: 60, seconds: 3_600 };

export const QUOTE_FILE_UPLOAD: UploadLimit = {
  maxBytes: MAX_MEGABYTES * 1024 * 1024,
  tooLarge: () => quoteFileTooLarge({ maxMegabytes: MAX_MEGABYTES }),
};

/** How many files come with one request or message. */
export const MAX_QUOTE_FILES = 10;

export interface NamedFile extends StoredFile {
  name: string;
}

/** What a request or a message is recorded with. */
export interface ClaimedFiles {
  files: StoredFile[];
  fileNames: Record<string, string>;
}

const INSERT = `
  INSERT INTO quote_file (id, name, media_type, bytes, uploaded_at) VALUES ($1, $2, $3, $4, $5)`;

const WAITING = `
  SELECT id, name, media_type AS "mediaType", bytes FROM quote_file
  WHERE id = ANY($1) AND quote_id IS NULL FOR UPDATE`;

/** The name is sealed in the event from now on. */
const CLAIM = 'UPDATE quote_file SET quote_id = $2, name = NULL WHERE id = ANY($1)';

/** Files of requests and messages. They are private: only who may read the quote gets them. */
@Injectable()
export class QuoteFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly disk: Disk,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a file while it is sent; one that is refused leaves nothing behind.
   *
   * @param address the network of the sender
   * @throws RATE_LIMITED, QUOTE_FILE_TOO_LARGE, QUOTE_FILE_UNKNOWN_KIND
   */
  async upload(content: Readable, typedName: string, address: string): Promise<NamedFile> {
    await this.limits.takeAt(UPLOADS, address);
    const typed = fileName(typedName);
    return withTemporaryFolder('teklif-', async (folder) => {
      const file = path.join(folder, 'dosya');
      const { bytes } = await writeUpload(content, file, QUOTE_FILE_UPLOAD);
      const known = await recognized(file, typed);
      if (!known) throw quoteFileUnknownKind();
      const { mediaType, name } = known;
      const id = randomId();
      // The row first: a file without one would stay for ever.
      await this.dataSource.query(INSERT, [id, name, mediaType, bytes, this.clock.now()]);
      await this.disk.copyFromFs(file, quoteFileKey(id));
      return { id, name, mediaType, bytes };
    });
  }

  /**
   * Makes files those of a quote, once.
   *
   * @throws QUOTE_FILE_GONE for those that were swept, or belong to a quote already
   */
  async claim(transaction: EntityManager, quoteId: string, ids: readonly string[]): Promise<ClaimedFiles> {
    if (ids.length === 0) return { files: [], fileNames: {} };
    const waiting = await transaction.query<NamedFile[]>(WAITING, [ids]);
    const known = new Map(waiting.map((file) => [file.id, file]));
    const gone = ids.filter((id) => !known.has(id));
    if (gone.length > 0) throw quoteFileGone({ fileIds: gone });
    await transaction.query(CLAIM, [ids, quoteId]);
    const claimed = ids.flatMap((id) => known.get(id) ?? []);
    return {
      files: claimed.map(({ id, mediaType, bytes }) => ({ id, mediaType, bytes })),
      fileNames: Object.fromEntries(claimed.map(({ id, name }) => [id, name])),
    };
  }

  read(id: string): Promise<Readable> {
    return this.disk.getStream(quoteFileKey(id));
  }
}

/** Without a path and without what no file system takes; the ending stays. */
function fileName(typed: string): string {
  const base = typed
    .normalize('NFC')
    .split(/[\\/]/)
    .at(-1)
    ?.replace(/[\p{C}"<>|*?:]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!base) return 'dosya';
  // By code points: half an emoji is no text that can be stored.
  const ending = Array.from(path.extname(base)).slice(0, MAX_NAME);
  const stem = Array.from(base.slice(0, base.length - path.extname(base).length));
  return [...stem.slice(0, MAX_NAME - ending.length), ...ending].join('');
}

/** Where a file lies. */
export const quoteFileKey = (id: string) => `teklif/${id.slice(0, 2)}/${id}`;
