import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { PrivateFiles, type PrivateFileTerms, type StoredFile } from '../../../kernel/files/private-files.js';
import type { UploadLimit } from '../../../kernel/files/upload-limit.js';
import { RateLimits } from '../../../kernel/rate-limit/rate-limits.js';
import { quoteFileGone, quoteFileTooLarge, quoteFileUnknownKind } from './quote-file.refusals.js';

const MAX_MEGABYTES = 10;

export const QUOTE_FILE_UPLOAD: UploadLimit = {
  maxBytes: MAX_MEGABYTES * 1024 * 1024,
  tooLarge: () => quoteFileTooLarge({ maxMegabytes: MAX_MEGABYTES }),
};

/** How many files come with one request or message. */
export const MAX_QUOTE_FILES = 10;

export const QUOTE_FILES: PrivateFileTerms = {
  table: 'quote_file',
  ownerColumn: 'quote_id',
  folder: 'teklif',
  rateLimit: { name: 'quote-files', points: 60, seconds: 3_600 },
  upload: QUOTE_FILE_UPLOAD,
  unknownKind: quoteFileUnknownKind,
  gone: quoteFileGone,
};

/** What a request or a message is recorded with. */
interface ClaimedFiles {
  files: StoredFile[];
  fileNames: Record<string, string>;
}

/** Files of requests and messages. */
@Injectable()
export class QuoteFiles extends PrivateFiles {
  constructor(dataSource: DataSource, disk: Disk, limits: RateLimits, clock: Clock) {
    super(QUOTE_FILES, { dataSource, disk, limits, clock });
  }

  /** @throws QUOTE_FILE_GONE for those that were swept, or belong to a quote already */
  async claimFor(transaction: EntityManager, quoteId: string, ids: readonly string[]): Promise<ClaimedFiles> {
    const claimed = await this.claim(transaction, quoteId, ids);
    return {
      files: claimed.map(({ id, mediaType, bytes }) => ({ id, mediaType, bytes })),
      fileNames: Object.fromEntries(claimed.map(({ id, name }) => [id, name])),
    };
  }
}
